/** A game's campaign, and what the person at this device has reached in it. */
import { api } from "./api";
import { device, remember } from "./device.svelte";
import type {
  Campaign,
  CampaignState,
  ChapterFacts,
  ChapterState,
  DifficultyFacts,
} from "./messages";

export interface Entry {
  chapter: ChapterFacts;
  state: ChapterState;
}

/** The option that makes a chapter easier or harder. */
export const DIFFICULTY = "difficulty";
/** The difficulty of a chapter that was not made easier or harder. */
export const AS_WRITTEN = "written";

/** A chapter at the difficulty of this name, or else as it is written. */
export function atDifficulty({ difficulties }: ChapterFacts, name: string): DifficultyFacts {
  const named = (wanted: string) => difficulties.find((one) => one.name === wanted);
  return named(name) ?? named(AS_WRITTEN)!;
}

export type ChapterStatus = "won" | "lost" | "open" | "locked";

/** How a chapter stands: locked, open, played without a win, or won. */
export function statusOf(state: ChapterState): ChapterStatus {
  if (state.wins) return "won";
  if (state.plays) return "lost";
  return state.open ? "open" : "locked";
}

/** The chapter to go on with: the first that is open and not won, else the last. */
export function nextEntry(entries: Entry[]): Entry | undefined {
  return entries.find(({ state }) => state.open && !state.wins) ?? entries.at(-1);
}

/** May the parcel of a chapter be opened, and was it not yet? */
export const isWaiting = ({ chapter, state }: Entry): boolean =>
  chapter.opens !== null && state.open && !state.opened;

/** The chapters of which what was unpacked may be mixed into any game, by an option's name. */
export function unpacked(entries: Entry[], option: string): ChapterFacts[] {
  return entries
    .filter(({ chapter, state }) => state.opened && option in chapter.mixed)
    .map(({ chapter }) => chapter);
}

export class Journal {
  campaign = $state.raw<Campaign | null>(null);
  reached = $state.raw<CampaignState | null>(null);
  /** Other profiles that this device may show. */
  known = $state.raw<string[]>([]);
  fault = $state("");

  readonly entries = $derived<Entry[]>(
    (this.campaign?.chapters ?? []).flatMap((chapter) => {
      const state = this.reached?.chapters.find((one) => one.number === chapter.number);
      return state ? [{ chapter, state }] : [];
    }),
  );
  readonly wins = $derived(this.entries.filter(({ state }) => state.wins).length);

  constructor(
    readonly game: string,
    readonly edition = "",
  ) {}

  /** Ask the server for everything; a device without a profile is given one. */
  async load(): Promise<void> {
    await this.carryOut(async () => {
      const [campaign, profiles] = await Promise.all([
        api.campaign(this.game, this.edition),
        api.profiles(this.game),
      ]);
      // A short name stays on its own machine: a server for others gave this device a long one.
      const foreign = !profiles.known.length && device.profile.length < profiles.profile.length;
      if (!device.profile || foreign) remember({ profile: profiles.profile });
      this.known = [...new Set([profiles.profile, ...profiles.known, device.profile])];
      if (!profiles.known.length) this.known = [device.profile];
      this.campaign = campaign;
      return api.reached(this.game, device.profile);
    });
  }

  choose(profile: string): Promise<void> {
    return this.carryOut(async () => {
      const reached = await api.reached(this.game, profile);
      remember({ profile });
      if (!this.known.includes(profile)) this.known = [...this.known, profile];
      return reached;
    });
  }

  openParcel = (chapter: number) =>
    this.carryOut(() => api.openParcel(this.game, device.profile, chapter));
  unlock = () => this.carryOut(() => api.unlock(this.game, device.profile));
  reset = () => this.carryOut(() => api.reset(this.game, device.profile));

  /** Note the end of a table at which one played along. */
  noteEnd = (table: string, token: string) =>
    this.carryOut(() => api.noteEnd(table, token, device.profile, device.language));

  async takeOver(file: File): Promise<void> {
    await this.carryOut(async () =>
      api.takeOver(this.game, device.profile, JSON.parse(await file.text()), device.language),
    );
  }

  private async carryOut(work: () => Promise<CampaignState>): Promise<void> {
    this.fault = "";
    try {
      this.reached = await work();
    } catch (error) {
      this.fault = (error as Error).message;
    }
  }
}
