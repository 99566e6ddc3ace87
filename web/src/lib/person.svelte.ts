/** The person at this device: a profile without an account, opened by a secret that stays here. */
import { api, ApiError } from "./api";
import { addTables, device, remember } from "./device.svelte";
import type { CreatedPerson, PersonChange } from "./messages";
import { signInWithPasskey } from "./passkeys";
import { renewPush, unsubscribe } from "./push";

const UNKNOWN = 401;

/** A journal under a name that only this browser knows can become the person's. */
const SHORTEST_KEY = 32;

class Me {
  private creating: Promise<void> | null = null;

  /** Have a profile if the server gives one; playing never depends on it. */
  ensure(): Promise<void> {
    this.creating ??= this.introduce()
      .catch(() => undefined)
      .finally(() => (this.creating = null));
    return this.creating;
  }

  private async introduce(): Promise<void> {
    if (!device.person) await this.create();
    else await this.update();
  }

  private async create(): Promise<void> {
    const { name, language, level, profile } = device;
    const journal = profile.length >= SHORTEST_KEY ? profile : null;
    this.become(
      await api.createPerson({ name: name.trim(), language, level: level || null, journal }),
    );
  }

  /** Tell the server what has changed about this person. */
  async update(): Promise<void> {
    const { person, name, language, level } = device;
    if (!person) return;
    const change: PersonChange = {};
    if (name.trim() && name.trim() !== person.name) change.name = name.trim();
    if (language !== person.language) change.language = language;
    if (level !== person.level) change.level = level;
    if (!Object.keys(change).length) return;
    await this.known(() => api.changePerson(change, language));
    remember({ person: { ...person, name: name.trim(), language, level } });
  }

  /** Be the person of a code from another device. */
  async useCode(code: string): Promise<void> {
    await this.arrive(await api.useCode(code, device.language));
  }

  /** Be the person whom a passkey names. */
  async signIn(): Promise<void> {
    await this.arrive(await signInWithPasskey());
  }

  private async arrive(created: CreatedPerson): Promise<void> {
    const { person } = this.become(created);
    remember({ name: person.name || device.name, level: person.level ?? "" });
    await renewPush().catch(() => undefined);
    await this.findTables();
  }

  private become(created: CreatedPerson): CreatedPerson {
    const { person, secret } = created;
    const { id, name, language } = person;
    remember({ person: { id, secret, name, language, level: person.level ?? "" } });
    if (device.profile.length >= SHORTEST_KEY) remember({ profile: person.journal });
    return created;
  }

  /** Find the tables this person has taken seats at on other devices. */
  async findTables(): Promise<void> {
    if (!device.person) return;
    const found = await this.known(() => api.personTables());
    addTables(
      (found ?? []).map((table) => ({
        id: table.id,
        game: table.game,
        owner: table.owner_token,
        at: Date.parse(table.started),
        seats: [
          {
            seat: table.seat,
            token: table.token,
            name: table.name,
            away: false,
            home: table.kind === "here" ? ("here" as const) : ("link" as const),
          },
        ],
      })),
    );
  }

  /** Everything on the server and on this device is gone afterwards. */
  async remove(): Promise<void> {
    if (device.person) await this.known(() => api.deletePerson());
    await unsubscribe().catch(() => undefined);
    remember({ person: null, name: "", level: "", profile: "" });
    remember({ tables: [], tournaments: [], forgotten: [] });
  }

  /** An answer about this person; where the server does not know them, the device forgets them. */
  private async known<T>(ask: () => Promise<T>): Promise<T | undefined> {
    try {
      return await ask();
    } catch (error) {
      if (!(error instanceof ApiError) || error.status !== UNKNOWN) throw error;
      remember({ person: null });
      return undefined;
    }
  }
}

export const me = new Me();
