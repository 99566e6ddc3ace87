/** Boards of the companion: what lies on them, and in which words the server is told. */
import type { EveningKind } from "../../pages/companion/evening.svelte";
import { AS_WRITTEN } from "../../lib/campaign.svelte";
import { SPACES, type DifficultyName } from "./model";

export interface TypedCell {
  card: string;
  research: number;
  /** Story tokens on the card. */
  story?: number;
}

export interface TypedBoard {
  player: string;
  objective: number | null;
  synergy: number;
  cells: (TypedCell | null)[];
  /** The assignment of the Field Journal that was played. */
  assignment?: number | null;
  /** How hard it was; as it is written unless something else is said. */
  difficulty?: DifficultyName;
  /** Story tokens in the log. */
  story?: number;
  /** Empty spaces with a story token. */
  invaded?: string[];
}

export const MOST_RESEARCH = 2;
export const MOST_SYNERGY = 80;
export const MOST_STORY = 20;
const COPIES = 2;

export const emptyBoard = (player: string): TypedBoard => ({
  player,
  objective: null,
  synergy: 0,
  cells: SPACES.map(() => null),
});

/** A board in the words of the server: a star for each research token, a plus for a story token. */
function asPart(board: TypedBoard): Record<string, unknown> {
  const journal = !!board.assignment;
  const cells = board.cells.map((cell, n) => {
    if (!cell) return journal && board.invaded?.includes(SPACES[n]!) ? "- +" : "-";
    const story = journal ? (cell.story ?? 0) : 0;
    return `${cell.card}${" *".repeat(cell.research)}${" +".repeat(story)}`;
  });
  return {
    name: board.player,
    synergy: board.synergy,
    ...(journal
      ? {
          assignment: board.assignment,
          difficulty: board.difficulty ?? AS_WRITTEN,
          story: board.story ?? 0,
        }
      : {}),
    ...(board.objective === null || journal ? {} : { objective: board.objective }),
    board: [0, 4, 8, 12].map((start) => cells.slice(start, start + 4)),
  };
}

export const asDocument = (boards: TypedBoard[]): Record<string, unknown> => ({
  player: boards.map(asPart),
});

/** How many more of a card a board may hold: each Wild once, each species twice or, alone, once. */
export function copiesLeft(board: TypedBoard, card: string, wild: boolean): number {
  const used = board.cells.filter((cell) => cell?.card === card).length;
  return (wild || board.assignment ? 1 : COPIES) - used;
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

/** The next empty space, row by row; nothing when the board is full. */
export function nextEmpty(board: TypedBoard, from: string): string | null {
  const start = SPACES.indexOf(from);
  const order = SPACES.map((_, n) => (start + 1 + n) % SPACES.length);
  const found = order.find((n) => !board.cells[n]);
  return found === undefined ? null : SPACES[found]!;
}

export const KEYSTONE: EveningKind<TypedBoard> = {
  game: "keystone",
  key: "ecotone-keystone-boards",
  fewest: 1,
  most: 4,
  fresh: emptyBoard,
  isBoard,
  isEmpty: (board) => !board.cells.some(Boolean) && !board.synergy,
};
