/** What the parts of Keystone's table share: the view, what is taken up, what is looked at. */
import { phone } from "../../lib/breakpoints";
import { device } from "../../lib/device.svelte";
import type { LiveSeat } from "../../lib/live.svelte";
import type { TableTab } from "../../parts/TableTabs.svelte";
import { SharedTable } from "../../tables/shell/table.svelte";
import { Choosing } from "./choosing.svelte";
import type { BoardView, Catalogue, Last, View } from "./model";
import { prompts, type Prompt } from "./prompts";
import { journey, travel, type Places } from "./travel";
import { cardsById, lineMark, placeName, standingWords } from "./words";
import { text } from "./texts";

export type Tab = "board" | "skills" | "goals" | "others" | "log";

/** Decisions whose space is no place for a card. */
const WITHOUT_GHOST = ["research", "band"];

export class Table extends SharedTable<View, Catalogue> {
  /** The line whose story is told. */
  shownLine = $state<string | null>(null);
  /** Spaces of the goal that is looked at. */
  goalCards = $state<string[]>([]);
  /** The card whose details are open. */
  looking = $state<string | null>(null);
  discards = $state(false);
  why = $state(false);
  /** Where the last card came to. */
  last = $state<(Last & { owner: number }) | null>(null);

  constructor(
    seat: () => LiveSeat<View>,
    components: () => Catalogue,
    private readonly tabbed: { tab: Tab },
  ) {
    super(seat, components);
  }

  /** The part that a phone shows. */
  get tab(): Tab {
    return this.tabbed.tab;
  }
  set tab(to: Tab) {
    this.tabbed.tab = to;
  }

  choosing = $derived.by(() => new Choosing(this.live));
  cards = $derived.by(() => cardsById(this.catalogue));
  /** Only while there is a state: the parts of the table are drawn then. */
  view: View = $derived.by(() => this.now?.view as View);
  owner = $derived(this.view?.own_board ?? 0);
  board: BoardView = $derived.by(() => this.view?.boards[this.owner] as BoardView);
  others = $derived(
    (this.view?.boards ?? [])
      .map((board, seat) => ({ board, seat }))
      .filter(({ seat }) => seat !== this.owner),
  );
  private otherSeats = $derived(this.others.map(({ seat }) => seat));

  explained = $derived.by(() => this.choosing.explained);
  preview = $derived(this.explained ? this.choosing.preview(this.explained.decision) : undefined);
  /** What the choice on the board changes; nothing while a space is only looked at. */
  coming = $derived.by(() => (this.choosing.shown ? this.preview : undefined));

  ghost = $derived.by(() => {
    const decision = this.choosing.shown?.decision;
    const chosen = decision && this.choosing.preview(decision);
    if (!chosen?.card || !chosen.space || WITHOUT_GHOST.includes(decision!.kind)) return null;
    return { card: chosen.card, research: chosen.research ?? 0 };
  });

  lineShown = $derived.by(() => {
    if (!this.shownLine || !this.board) return null;
    return (
      this.coming?.lines?.find((line) => line.line === this.shownLine) ??
      this.board.score.lines.find((line) => line.line === this.shownLine) ??
      null
    );
  });

  /** Spaces pointed out: a goal's cards, or what a skill could research. */
  marked: string[] = $derived.by(() => {
    if (this.goalCards.length) return this.goalCards;
    const tokens = this.preview?.tokens;
    return Array.isArray(tokens)
      ? tokens.flatMap((token) => token.effects.flatMap((effect) => effect.targets))
      : [];
  });

  /** Is there nothing to take up but skill tokens and Wilds? */
  onlyTokens = $derived.by(() => {
    const sources = [...this.choosing.sources];
    return (
      sources.length > 0 && sources.every((source) => /^(token|wild|use_exhausted)/.test(source))
    );
  });

  drawnSlots = $derived.by(() => {
    const drawn = this.choosing.choices.filter(({ source }) => source.startsWith("drawn:"));
    return [...new Set(drawn.map(({ source }) => Number(source.slice(6))))].sort();
  });

  best = $derived.by(
    () => this.choosing.choices.find(({ decision }) => decision.action === this.hinted) ?? null,
  );
  bestSpace = $derived.by(() => {
    const source = this.choosing.source;
    return this.best && (this.best.source === source || !source) ? this.best.space : null;
  });

  prompted: Prompt = $derived.by(() =>
    this.view
      ? prompts({
          live: this.live,
          choosing: this.choosing,
          view: this.view,
          catalogue: this.catalogue,
          cards: this.cards,
          seatName: this.seatName,
        })
      : { step: "", prompt: "", primary: undefined, extra: [] },
  );

  boardName = $derived.by(() => {
    if (this.view?.together && this.view.players > 1) return text("shared-board");
    if (this.view?.own_board === null) return text("board-of", { name: this.seatName(0) });
    return text("your-board");
  });

  /** Those who share the board. */
  partners: string[] = $derived.by(() =>
    this.view?.together && this.view.players > 1
      ? (this.now?.table.seats.map((one) => one.name) ?? [])
      : [],
  );
  aims = $derived.by(() => this.view?.conditions.map((one) => standingWords(one, this.view)) ?? []);

  /** On phones one line in the bar explains the choice; the rest is behind a button. */
  brief = $derived.by(() => {
    const line = this.lineShown;
    if (line) return text("line-points", { line: lineMark(line.line), count: line.points });
    const { decided } = this.choosing;
    const { preview } = this;
    if (!decided || !preview) return "";
    if (!preview.card || preview.points === undefined || !preview.space)
      return decided.decision.text;
    const placed = text("brief", {
      card: this.cardName(preview.card),
      place: placeName(preview.space),
      points: preview.points,
    });
    const tokens = preview.synergy;
    if (!tokens) return placed;
    const gained = tokens.gain + tokens.tokens;
    const sum = tokens.cost
      ? `${tokens.before} − ${tokens.cost} + ${gained}`
      : `${tokens.before} + ${gained}`;
    return `${placed} ${text("synergy")} ${sum} = ${tokens.after}.`;
  });

  tabs: TableTab<Tab>[] = $derived.by(() => [
    { tab: "board", label: text("tab-board") },
    { tab: "skills", label: text("tab-skills"), phoneOnly: true },
    { tab: "goals", label: text("tab-goals") },
    ...this.othersTab(this.otherSeats, text("tab-others")),
    { tab: "log", label: text("tab-log") },
  ]);

  cardName(id: string): string {
    return this.cards.get(id)!.name[device.language];
  }

  /** The Skill token of one's own that the last decision was about. */
  get usedToken(): number | null {
    const move = this.now?.last;
    return move && move.seat === this.owner ? Number(move.arguments.token) || null : null;
  }

  lastOn(owner: number): Last | null {
    return this.last?.owner === owner ? this.last : null;
  }

  look = (card: string): void => {
    this.looking = card;
  };

  /** A tablet shows the board beside what is picked, and again without when that is picked twice. */
  pickTab = (picked: Tab): void => {
    this.tab = this.tab === picked && !phone.current ? "board" : picked;
  };

  openNext(): void {
    this.openNextOf(this.otherSeats);
  }

  /** A new state came: nothing is taken up any more, and the piece that moved is shown moving. */
  arrived(root: HTMLElement | undefined, before: Places): void {
    this.choosing.reset();
    this.why = false;
    const move = this.now?.last;
    if (!move || !root || !this.view) return;
    const owner = this.view.together ? 0 : move.seat;
    const way = journey(move, owner);
    if (!way) {
      if (this.last) this.last.fresh = false;
      return;
    }
    const space = way.to.split(":")[1]!;
    if (this.last?.space !== space || this.last.owner !== owner)
      travel(root, before, way.from, way.to);
    this.last = { owner, space, seat: move.seat, fresh: true };
  }
}
