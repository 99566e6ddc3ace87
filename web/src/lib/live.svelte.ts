/** One seat at one table: the line to the server, kept open, and what came over it last. */
import type {
  ChatLine,
  Decision,
  FromServer,
  HintChoice,
  Json,
  Language,
  Measure,
  Previews,
  Reviewing,
  SignName,
  TableState,
  ToServer,
} from "./messages";
import { withLines } from "./chat";
import { refusalText, type Naming } from "./events";
import { newId } from "./ids";
import { Pacing } from "./pacing";
import { PROTOCOL } from "./protocol";
import { Received } from "./received";
import { server } from "./server.svelte";
import { t } from "./texts.svelte";

const FIRST_PAUSE = 500;
const LONGEST_PAUSE = 8000;
const PING_EVERY = 25_000;

export type Line = "opening" | "open" | "lost" | "closed";

/** Why the server will not have this line at all; opening it again would not help. */
export type Fault = "bad-message" | "wrong-token" | "no-table";
const FAULTS: Record<number, Fault> = {
  4400: "bad-message",
  4403: "wrong-token",
  4404: "no-table",
};
/** The server speaks a newer protocol than this page. */
const OUTDATED = 4426;

type Asked = Extract<ToServer, { type: "act" | "act_all" | "undo" }>;

export class LiveSeat<V = any> {
  state = $state.raw<TableState<V> | null>(null);
  /** Changes with every decision, not when somebody comes or goes. */
  version: number | null = $derived(this.state?.version ?? null);
  previews = $state.raw<Previews["previews"]>({});
  hint = $state.raw<HintChoice[] | null>(null);
  hintMeasure = $state<Measure>("points");
  /** Do its numbers rest on games that were played on? */
  hintPlayed = $state(false);
  hinting = $state(false);
  /** What the host of the server tells everyone. */
  announcement = $state<string | null>(null);
  /** The decision of the hint that is pointed at. */
  previewed = $state<number | null>(null);
  /** The last quick sign, and how many there were. */
  signed = $state.raw<{ seat: number; sign: SignName; count: number } | null>(null);
  chat = $state.raw<ChatLine[]>([]);
  spectators = $state.raw<string[]>([]);
  /** Where somebody leads those who look at the finished game together. */
  reviewing = $state.raw<Reviewing | null>(null);
  /** The components of its edition, once they are there. */
  catalogue = $state.raw<Json | null>(null);
  pointing = $state<Record<number, string | null>>({});
  line = $state<Line>("opening");
  /** How far the game's rules are compiled, while the table waits for them. */
  preparing = $state.raw<{ done: number; of: number } | null>(null);
  fault = $state<Fault | null>(null);
  /** Sent and not yet acknowledged. */
  waiting = $state.raw<Asked | null>(null);
  /** The server's last refusal, in words; cleared by the next choice. */
  refusal = $state<string | null>(null);
  /** A picture of a past moment: nothing can be chosen. */
  readOnly = false;
  /** Other seats of this device: what one of them decided last, it takes back. */
  siblings: LiveSeat<V>[] = [];

  /** The secret of the person whose seat it becomes, if it belongs to nobody yet. */
  person: string | undefined;
  private readonly pacing = new Pacing<TableState<V>>(
    (state) => this.take(state),
    (state, before) => this.isNews(state, before),
  );
  /** The newest state that came, which may not be shown yet. */
  private received = new Received();
  /** Previews that came on their own, perhaps before their state is shown. */
  private late: Previews | null = null;
  /** What to call somebody who watches. */
  name: string | undefined;
  /** Was a line sent that has not come back yet? */
  private talking = false;
  private socket: WebSocket | null = null;
  private pause = FIRST_PAUSE;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private pinger: ReturnType<typeof setInterval> | undefined;

  constructor(
    readonly table: string,
    readonly token: string | undefined,
    private language: Language,
  ) {}

  /** What the lines of its log need. */
  get naming(): Naming {
    const { game = "", seats = [] } = this.state?.table ?? {};
    const seatName = (seat: number) =>
      seats.find((one) => one.seat === seat)?.name ?? `${seat + 1}`;
    return { game, catalogue: this.catalogue, seatName };
  }

  /** May this seat decide now? */
  get isMyTurn(): boolean {
    const { state } = this;
    if (this.readOnly || !state || state.over || state.seat === null) return false;
    return state.actor === state.seat && state.table?.seats?.[state.seat]?.kind !== "bot";
  }

  open(): void {
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const socket = new WebSocket(`${scheme}://${location.host}/api/tables/${this.table}/live`);
    this.socket = socket;
    this.received = new Received();
    socket.onopen = () => {
      this.send({
        type: "join",
        token: this.token,
        ...(this.person ? { person: this.person } : {}),
        ...(this.name ? { name: this.name } : {}),
        language: this.language,
        protocol: PROTOCOL,
        previews: true,
        changes: true,
      });
      this.pinger = setInterval(() => this.send({ type: "ping" }), PING_EVERY);
    };
    socket.onmessage = (event) => this.receive(JSON.parse(event.data) as FromServer);
    socket.onclose = (event) => this.lost(event.code);
  }

  /** Show at once how things stand, without the moves that led there. */
  catchUp(): void {
    this.pacing.skip();
  }

  /** A move of somebody else, one or a few after what is shown; not the person's own, no undo. */
  private isNews(state: TableState<V>, before: TableState<V> | undefined): boolean {
    if (!before || this.line !== "open" || state.over || state.moves <= before.moves) return false;
    const decider = state.last?.seat;
    return ![this, ...this.siblings].some((one) => one.state?.seat === decider);
  }

  close(): void {
    this.pacing.clear();
    this.line = "closed";
    clearTimeout(this.timer);
    clearInterval(this.pinger);
    this.socket?.close();
  }

  /** Choose a legal action. */
  act(decision: Decision | number): void {
    const action = typeof decision === "number" ? decision : decision.action;
    if (this.state) this.ask({ type: "act", version: this.state.version, action, id: newId() });
  }

  /** Take several decisions of one plan: the server stops at the first that is not possible. */
  actAll(decisions: Decision[]): void {
    const [first, ...others] = decisions;
    if (!this.state || !first) return;
    if (!others.length) return this.act(first);
    const actions = decisions.map(({ action }) => action);
    this.ask({ type: "act_all", version: this.state.version, actions, id: newId() });
  }

  /** Take back the last decision of this device, which may be that of a seat beside this one. */
  undo(): void {
    const decider = this.state?.last?.seat;
    const by = this.siblings.find((one) => one.state?.seat === decider && one.state?.undo);
    (by ?? this).takeBack();
  }

  private takeBack(): void {
    if (this.state?.undo) this.ask({ type: "undo", version: this.state.version, id: newId() });
  }

  closeHint(): void {
    this.hint = null;
    this.previewed = null;
  }

  askHint(): void {
    if (!this.state) return;
    this.hinting = true;
    this.send({ type: "hint", version: this.state.version });
  }

  point(subject: string | null): void {
    this.send({ type: "point", subject });
  }

  sign(sign: SignName): void {
    this.send({ type: "sign", sign });
  }

  say(text: string): void {
    this.talking = true;
    this.send({ type: "say", text });
  }

  review(move: number, eyes: number | null): void {
    this.send({ type: "review", move, eyes: eyes ?? -1 });
  }

  speak(language: Language): void {
    if (language === this.language) return;
    this.language = language;
    this.send({ type: "language", language });
  }

  private ask(message: Asked): void {
    if (this.waiting) return;
    this.waiting = message;
    this.refusal = null;
    this.send(message);
  }

  private send(message: ToServer): void {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(message));
  }

  private receive(message: FromServer): void {
    switch (message.type) {
      case "state":
      case "change": {
        const state = this.received.add(message) as TableState<V> | null;
        if (state) this.pacing.add(state, this.state ?? undefined);
        else this.askAgain();
        break;
      }
      case "accepted":
        if (this.waiting?.id === message.id) this.waiting = null;
        break;
      case "stopped":
        this.stopped(message);
        break;
      case "refused":
        this.refused(message);
        break;
      case "previews":
        this.late = message;
        if (message.version === this.state?.version) this.previews = message.previews;
        break;
      case "hint":
        this.hinting = false;
        if (message.version === this.state?.version) {
          this.hintMeasure = message.measure;
          this.hintPlayed = message.played;
          this.hint = message.choices;
        }
        break;
      case "pointing":
        this.pointing[message.seat] = message.subject;
        break;
      case "preparing":
        this.line = "opening";
        this.pause = FIRST_PAUSE;
        this.preparing = message;
        break;
      case "announcement":
        this.announcement = message.text;
        break;
      case "pong":
        if (this.state && (message.version ?? 0) > this.received.version) this.askAgain();
        break;
      case "signed":
        this.signed = { ...message, count: (this.signed?.count ?? 0) + 1 };
        break;
      case "chat":
        this.talking = false;
        this.chat = withLines(this.chat, message.lines);
        break;
      case "reviewing":
        this.reviewing = message;
        break;
      case "presence":
        this.spectators = message.spectators;
        if (this.state)
          this.state = {
            ...this.state,
            table: { ...this.state.table, seats: message.seats },
          };
        break;
    }
  }

  /** A state was missed: ask for the whole. */
  private askAgain(): void {
    this.send({ type: "language", language: this.language });
  }

  /** Tell the person what they asked for in vain. */
  private refused({ id, code }: Extract<FromServer, { type: "refused" }>): void {
    const asked = id ? this.waiting?.id === id : this.hinting || this.talking;
    if (!asked) return;
    if (id) this.waiting = null;
    this.hinting = false;
    this.talking = false;
    if (code !== "stale") this.refusal = refusalText(code);
  }

  /** Only a part of a plan was carried out. */
  private stopped({ id, taken }: Extract<FromServer, { type: "stopped" }>): void {
    const plan = this.waiting;
    if (plan?.type !== "act_all" || plan.id !== id) return;
    this.waiting = null;
    this.refusal = t("plan-stopped", { taken, count: plan.actions.length });
  }

  private take(state: TableState<V>): void {
    const first = this.line !== "open";
    if (this.state && state.version < this.state.version) return;
    if (state.version !== this.state?.version) {
      // What was asked of an older version is done or stale; its answer may come later.
      if (this.waiting && this.waiting.version < state.version) this.waiting = null;
      this.previews = this.late?.version === state.version ? this.late.previews : {};
      this.closeHint();
      this.hinting = false;
      if (state.last) delete this.pointing[state.last.seat];
    }
    if (state.previews) this.previews = state.previews;
    this.state = state;
    this.preparing = null;
    this.line = "open";
    this.pause = FIRST_PAUSE;
    if (first && this.waiting) this.send(this.waiting);
  }

  private lost(code: number): void {
    clearInterval(this.pinger);
    this.fault = FAULTS[code] ?? null;
    if (code === OUTDATED) server.outdated = true;
    if (this.fault || code === OUTDATED) this.line = "closed";
    if (this.line === "closed") return;
    this.line = "lost";
    this.timer = setTimeout(() => this.open(), this.pause);
    this.pause = Math.min(this.pause * 2, LONGEST_PAUSE);
  }
}
