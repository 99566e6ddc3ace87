/** Boards of the companion: what lies on them, kept on this device. */
import { keepStored, recallStored } from "../../lib/storage";
import { SPACES } from "./model";

export interface TypedCell {
  card: string;
  research: number;
}

export interface TypedBoard {
  player: string;
  objective: number | null;
  synergy: number;
  cells: (TypedCell | null)[];
}

const KEY = "ecotone-keystone-boards";
export const MOST_RESEARCH = 2;
export const MOST_SYNERGY = 80;
export const MOST_BOARDS = 4;
const COPIES = 2;

export const emptyBoard = (player: string): TypedBoard => ({
  player,
  objective: null,
  synergy: 0,
  cells: SPACES.map(() => null),
});

/** A board in the words of the server: rows of names, a star for each research token. */
export function asDocument(board: TypedBoard): Record<string, unknown> {
  const cells = board.cells.map((cell) =>
    cell ? `${cell.card}${" *".repeat(cell.research)}` : "-",
  );
  return {
    player: board.player,
    synergy: board.synergy,
    ...(board.objective === null ? {} : { objective: board.objective }),
    board: [0, 4, 8, 12].map((start) => cells.slice(start, start + 4)),
  };
}

/** How many more of a card a board may hold: each Wild once, each species twice. */
export function copiesLeft(board: TypedBoard, card: string, wild: boolean): number {
  const used = board.cells.filter((cell) => cell?.card === card).length;
  return (wild ? 1 : COPIES) - used;
}

function isBoard(value: unknown): value is TypedBoard {
  const board = value as TypedBoard | null;
  return (
    typeof board === "object" &&
    typeof board?.player === "string" &&
    Array.isArray(board.cells) &&
    board.cells.length === SPACES.length
  );
}

export function recallBoards(): TypedBoard[] {
  const kept = recallStored(KEY);
  return Array.isArray(kept) ? kept.filter(isBoard) : [];
}

export function keepBoards(boards: TypedBoard[]): void {
  keepStored(KEY, boards);
}
