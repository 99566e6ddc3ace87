/** An evening with the box: all players' boards, kept on this device and scored by the server. */
import { api, ApiError } from "../../lib/api";
import { device } from "../../lib/device.svelte";
import { latest } from "../../lib/latest";
import type { EveningPlayer, EveningScored, Json } from "../../lib/messages";
import { server } from "../../lib/server.svelte";
import { keepStored, recallStored } from "../../lib/storage";
import { t } from "../../lib/texts.svelte";
import { lastNames, pastEvenings } from "./past.svelte";

export interface TypedPlayer {
  player: string;
}

/** What a game says about its evenings. */
export interface EveningKind<Board extends TypedPlayer> {
  game: string;
  /** Where the boards are kept. */
  key: string;
  fewest: number;
  most: number;
  fresh: (name: string) => Board;
  isBoard: (value: unknown) => value is Board;
  /** Has anything been laid on a board? */
  isEmpty: (board: Board) => boolean;
}

const playerName = (index: number): string => t("companion-player", { number: index + 1 });

export class Evening<Board extends TypedPlayer, Sheet = any> {
  boards = $state<Board[]>([]);
  at = $state(0);
  /** Nothing while what was typed in waits for the server. */
  answer = $state.raw<EveningScored<Sheet> | undefined>();
  fault = $state("");
  waiting = $state(false);
  /** What was typed in, as the server and `ecotone score` read it. */
  document = $state.raw<Record<string, unknown>>({});
  private id: string;

  constructor(readonly kind: EveningKind<Board>) {
    const kept = recallStored(kind.key);
    const boards = Array.isArray(kept) ? kept.filter(kind.isBoard).slice(0, kind.most) : [];
    const names = lastNames(kind.game);
    for (let n = boards.length; n < kind.fewest; n += 1)
      boards.push(kind.fresh(names[n] || (n ? "" : device.name) || playerName(n)));
    this.boards = boards;
    this.id = (recallStored(`${kind.key}-id`) as string | null) ?? this.renew();
  }

  private renew(): string {
    this.id = crypto.randomUUID?.() ?? `${Date.now()}`;
    keepStored(`${this.kind.key}-id`, this.id);
    return this.id;
  }

  get board(): Board {
    return this.boards[this.at]!;
  }

  get scored(): EveningPlayer<Sheet> | undefined {
    return this.answer?.players[this.answer.together ? 0 : this.at];
  }

  /** Why the board at hand, or the whole table, cannot be scored. */
  get problem(): string {
    return this.fault || this.scored?.fault || this.answer?.fault || "";
  }

  get empty(): boolean {
    return this.boards.every(this.kind.isEmpty);
  }

  totals(): { name: string; total: number | undefined }[] {
    return this.boards.map(({ player }, index) => ({
      name: player,
      total: this.answer?.players[this.answer.together ? 0 : index]?.total ?? undefined,
    }));
  }

  /**
   * Keep the boards and have them scored; for an effect, which runs again after every change and
   * when the server is back.
   */
  score(edition: string, document: (boards: Board[]) => Json): () => void {
    const boards = $state.snapshot(this.boards) as Board[];
    keepStored(this.kind.key, boards);
    const written = document(boards);
    this.document = written as Record<string, unknown>;
    if (server.away) {
      this.wait();
      return () => {};
    }
    return latest(
      api.evening(this.kind.game, edition, written, device.language),
      (answer) => {
        this.answer = answer;
        this.fault = "";
        this.waiting = false;
      },
      (error) => {
        if (error instanceof ApiError && error.status === 0) return this.wait();
        this.answer = undefined;
        this.fault = error.message;
        this.waiting = false;
      },
    );
  }

  private wait(): void {
    this.waiting = true;
    this.answer = undefined;
    this.fault = "";
  }

  addPlayer(): void {
    const names = lastNames(this.kind.game);
    const taken = new Set(this.boards.map(({ player }) => player));
    const name = names.find((one) => !taken.has(one)) ?? playerName(this.boards.length);
    this.boards.push(this.kind.fresh(name));
    this.at = this.boards.length - 1;
  }

  /** Take a board away, or clear it where the table needs its player. */
  removePlayer(): void {
    if (this.boards.length > this.kind.fewest) {
      this.boards.splice(this.at, 1);
      this.at = 0;
    } else this.boards[this.at] = this.kind.fresh(this.board.player);
  }

  get canSave(): boolean {
    const { answer } = this;
    return !!answer && !answer.fault && answer.players.every((one) => !one.fault);
  }

  /** Put the evening among the past ones; once more changes what was put there. */
  save(edition: string): void {
    if (!this.answer) return;
    const { players, ...result } = this.answer;
    pastEvenings.put({
      ...result,
      id: this.id,
      game: this.kind.game,
      edition,
      at: Date.now(),
      names: this.boards.map(({ player }) => player),
      players: players.map(({ name, place, total, house }) => ({ name, place, total, house })),
      boards: $state.snapshot(this.boards) as unknown[],
    });
  }

  /** Begin anew with these players. */
  start(names: string[]): void {
    this.boards = names.map((name, n) => this.kind.fresh(name.trim() || playerName(n)));
    this.at = 0;
    this.answer = undefined;
    this.renew();
  }

  /** Lay out a past evening again, to look at it or to correct it. */
  reopen(id: string, boards: unknown[]): void {
    this.boards = boards.filter(this.kind.isBoard);
    this.at = 0;
    this.id = id;
    keepStored(`${this.kind.key}-id`, id);
  }
}
