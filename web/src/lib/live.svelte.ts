/** One seat at one table: the line to the server, kept open, and what came over it last. */
import type {
  Decision,
  FromServer,
  HintChoice,
  Language,
  Measure,
  Previews,
  TableState,
  ToServer,
} from "./messages";
import { PROTOCOL } from "./protocol";
import { server } from "./server.svelte";

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

type Asked = Extract<ToServer, { type: "act" | "undo" }>;

export class LiveSeat<V = Record<string, unknown>> {
  state = $state.raw<TableState<V> | null>(null);
  /** Changes with every decision, not when somebody comes or goes. */
  version: number | null = $derived(this.state?.version ?? null);
  previews = $state.raw<Previews["previews"]>({});
  hint = $state.raw<HintChoice[] | null>(null);
  hintMeasure = $state<Measure>("points");
  hinting = $state(false);
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
  beside: LiveSeat<V>[] = [];

  private socket: WebSocket | null = null;
  private pause = FIRST_PAUSE;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private pinger: ReturnType<typeof setInterval> | undefined;

  constructor(
    readonly table: string,
    readonly token: string | undefined,
    private language: Language,
  ) {}

  /** May this seat decide now? */
  get isMyTurn(): boolean {
    const { state } = this;
    return (
      !this.readOnly && !!state && !state.over && state.seat !== null && state.actor === state.seat
    );
  }

  open(): void {
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const socket = new WebSocket(`${scheme}://${location.host}/api/tables/${this.table}/live`);
    this.socket = socket;
    socket.onopen = () => {
      this.send({
        type: "join",
        token: this.token,
        language: this.language,
        protocol: PROTOCOL,
      });
      this.pinger = setInterval(() => this.send({ type: "ping" }), PING_EVERY);
    };
    socket.onmessage = (event) => this.receive(JSON.parse(event.data) as FromServer);
    socket.onclose = (event) => this.lost(event.code);
  }

  close(): void {
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

  /** Take back the last decision of this device, which may be that of a seat beside this one. */
  undo(): void {
    const decider = this.state?.last?.seat;
    const by = this.beside.find((one) => one.state?.seat === decider && one.state?.undo);
    (by ?? this).takeBack();
  }

  private takeBack(): void {
    if (this.state?.undo) this.ask({ type: "undo", version: this.state.version, id: newId() });
  }

  askHint(): void {
    if (!this.state) return;
    this.hinting = true;
    this.send({ type: "hint", version: this.state.version });
  }

  askPreviews(): void {
    if (this.state && this.isMyTurn) this.send({ type: "previews", version: this.state.version });
  }

  point(subject: string | null): void {
    this.send({ type: "point", subject });
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
        this.take(message as TableState<V>);
        break;
      case "accepted":
        if (this.waiting?.id === message.id) this.waiting = null;
        break;
      case "refused":
        this.refused(message);
        break;
      case "previews":
        if (message.version === this.state?.version) this.previews = message.previews;
        break;
      case "hint":
        this.hinting = false;
        if (message.version === this.state?.version) {
          this.hintMeasure = message.measure;
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
      case "pong":
        // A state was missed: ask for it again.
        if (this.state && (message.version ?? 0) > this.state.version)
          this.send({ type: "language", language: this.language });
        break;
      case "presence":
        if (this.state)
          this.state = {
            ...this.state,
            table: { ...this.state.table, seats: message.seats },
          };
        break;
    }
  }

  /** Tell the person what they asked for in vain; previews are asked for by the table alone. */
  private refused({ id, code, text }: Extract<FromServer, { type: "refused" }>): void {
    const asked = id ? this.waiting?.id === id : this.hinting;
    if (!asked) return;
    if (id) this.waiting = null;
    this.hinting = false;
    if (code !== "stale") this.refusal = text;
  }

  private take(state: TableState<V>): void {
    const first = this.line !== "open";
    if (this.state && state.version < this.state.version) return;
    if (state.version !== this.state?.version) {
      // What was asked of an older version is done or stale; its answer may come later.
      if (this.waiting && this.waiting.version < state.version) this.waiting = null;
      this.previews = {};
      this.hint = null;
      this.hinting = false;
      if (state.last) delete this.pointing[state.last.seat];
    }
    this.state = state;
    this.preparing = null;
    this.line = "open";
    this.pause = FIRST_PAUSE;
    if (first && this.waiting) this.send(this.waiting);
    if (this.isMyTurn) this.askPreviews();
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

function newId(): string {
  return [...crypto.getRandomValues(new Uint8Array(12))]
    .map((byte) => byte.toString(16).padStart(2, "0"))
    .join("");
}
