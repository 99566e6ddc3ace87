/** An edition being typed in: where one is, what was changed, and that nothing gets lost. */
import { ApiError, api } from "../../lib/api";
import type { WantedComponent } from "../../lib/correcting.svelte";
import { device } from "../../lib/device.svelte";
import { editions } from "../../lib/editions.svelte";
import type {
  ComponentState,
  EditionFault,
  EditionState,
  Json,
  PartState,
  ValueChange,
} from "../../lib/messages";
import { found } from "../../lib/search";
import { server } from "../../lib/server.svelte";
import { dropStored, keepStored, recallStored } from "../../lib/storage";

interface Waiting {
  part: string;
  row: number;
  change: ValueChange;
}

/** The part that holds an edition's title and description. */
export const ABOUT = "edition";

/** What names a component among its kind. */
export const keyIn = (component: ComponentState): string => Object.values(component.key).join("/");

export class Workshop {
  state = $state.raw<EditionState>();
  catalogue = $state.raw<Json>();
  /** The kind of component that is shown, and which of them. */
  partName = $state("");
  at = $state(0);
  searched = $state("");
  fault = $state("");
  /** Was anything typed in here? */
  typed = false;
  private waiting = $state.raw<Waiting[]>([]);
  private sending = false;

  constructor(
    readonly game: string,
    readonly name: string,
  ) {
    this.waiting = (recallStored(this.key) as Waiting[] | null) ?? [];
  }

  private get key(): string {
    return `ecotone-edition-${this.game}-${this.name}`;
  }

  parts = $derived(this.state?.parts.filter((part) => part.name !== ABOUT) ?? []);
  part = $derived(this.parts.find((part) => part.name === this.partName) ?? this.parts[0]);
  component = $derived(this.part?.components[this.at]);
  editable = $derived(!!this.state?.editable);
  saved = $derived(this.waiting.length === 0);
  /** The components that go by what is searched for, with their places. */
  listed = $derived.by(() => {
    const all = (this.part?.components ?? []).map((one, index) => ({ one, index }));
    return found(all, this.searched, ({ one }) => [
      one.name.en,
      one.name.de,
      Object.values(one.key).join(" "),
    ]);
  });
  /** The faults of the component that is shown. */
  faultsHere = $derived(
    this.state?.faults.filter(
      (fault) => fault.part === this.part?.name && fault.component === this.at,
    ) ?? [],
  );

  async load(wanted: WantedComponent | null = null): Promise<void> {
    try {
      this.state = await editions.state(this.game, this.name);
      if (wanted) this.seek(wanted);
      await this.draw();
      await this.send();
    } catch (error) {
      this.fault = (error as Error).message;
    }
  }

  /** The components as the game draws them; while the edition has faults, as they were before. */
  private async draw(): Promise<void> {
    if (this.state?.faults.length && this.catalogue) return;
    const shown = this.state?.faults.length ? "" : this.name;
    this.catalogue = await api.catalogue(this.game, shown);
  }

  show(part: string, at = 0): void {
    this.partName = part;
    this.at = at;
  }

  /** Show a component by its kind and what names it. */
  seek({ part, key }: WantedComponent): void {
    const found = this.parts.find((one) => one.name === part);
    this.show(part, found?.components.findIndex((one) => keyIn(one) === key) ?? -1);
  }

  showFault(fault: EditionFault): void {
    if (fault.part) this.show(fault.part, fault.component ?? 0);
  }

  step(by: number): void {
    const count = this.part?.components.length ?? 0;
    if (count) this.at = (this.at + by + count) % count;
  }

  /** The next component that holds values of others, here or in the parts that follow. */
  nextOpen(): boolean {
    const start = this.parts.findIndex((part) => part === this.part);
    for (let turn = 0; turn <= this.parts.length; turn += 1) {
      const part = this.parts[(start + turn) % this.parts.length]!;
      if (!part.progress) continue;
      const from = turn === 0 ? this.at + 1 : 0;
      const next = part.components.findIndex((one, index) => index >= from && !one.printed);
      if (next >= 0) {
        this.show(part.name, next);
        return true;
      }
    }
    return false;
  }

  /** Type in values: shown at once, kept on this device, sent as soon as the server can be had. */
  type(change: ValueChange, part = this.part!.name, row = this.at): void {
    this.fault = "";
    this.typed = true;
    this.note(part, row, (old) => ({
      ...old,
      values: { ...old.values, ...change.values },
    }));
    this.waiting = [...this.waiting, { part, row, change }];
    keepStored(this.key, this.waiting);
    void this.send();
  }

  private note(part: string, row: number, edit: (old: ComponentState) => ComponentState): void {
    this.replacePart(part, (old) => ({
      ...old,
      components: old.components.map((one, index) => (index === row ? edit(one) : one)),
    }));
  }

  private replacePart(name: string, edit: (old: PartState) => PartState): void {
    if (!this.state) return;
    const parts = this.state.parts.map((part) => (part.name === name ? edit(part) : part));
    this.state = { ...this.state, parts };
  }

  /** Send what is waiting, one after the other. */
  private async send(): Promise<void> {
    if (this.sending) return;
    this.sending = true;
    try {
      while (this.waiting.length) {
        await this.sendFirst(this.waiting[0]!);
        if (!this.waiting.length) await this.draw();
      }
    } finally {
      this.sending = false;
    }
  }

  private async sendFirst({ part, row, change }: Waiting): Promise<void> {
    try {
      const changed = await editions.change(this.game, this.name, part, row, change);
      const { summary, faults, differences, undo } = changed;
      if (this.state) this.state = { ...this.state, summary, faults, differences, undo };
      this.drop();
      const more = this.waiting.some((one) => one.part === part && one.row === row);
      if (!more) this.note(part, row, () => changed.state);
      this.replacePart(part, (old) => ({ ...old, progress: changed.progress }));
    } catch (error) {
      if (error instanceof ApiError && error.status === 0) return server.back();
      this.fault = (error as Error).message;
      this.waiting = [];
      dropStored(this.key);
      this.state = await editions.state(this.game, this.name);
    }
  }

  private drop(): void {
    this.waiting = this.waiting.slice(1);
    if (this.waiting.length) keepStored(this.key, this.waiting);
    else dropStored(this.key);
  }

  private async whole(asked: Promise<EditionState>): Promise<boolean> {
    try {
      this.state = await asked;
      this.fault = "";
      this.at = Math.min(this.at, Math.max(0, (this.part?.components.length ?? 1) - 1));
      await this.draw();
      return true;
    } catch (error) {
      this.fault = (error as Error).message;
      return false;
    }
  }

  undo = () => this.whole(editions.undo(this.game, this.name));

  async add(keys: Record<string, string>): Promise<void> {
    const part = this.part!;
    if (await this.whole(editions.add(this.game, this.name, part.name, this.at, keys)))
      this.show(part.name, part.components.length);
  }

  remove = () => this.whole(editions.drop(this.game, this.name, this.part!.name, this.at));

  /** The title in the language that is read. */
  title = $derived(this.state?.summary.title[device.language] ?? "");
}
