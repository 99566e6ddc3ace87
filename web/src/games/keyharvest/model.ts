/** Key Harvest as the client works with it, and where the hexagons of a country board lie. */
import type { CountryScore, Crop, Letter, ScoreSheet, SpaceFacts, View } from "./protocol";

export type * from "./protocol";

export const CROPS: readonly Crop[] = ["wheat", "vegetables", "apples", "wine", "hops"];
export const LETTERS: readonly Letter[] = ["A", "B", "C", "D"];

/** A country's points; of a table's country also which fields are harvested. */
export type Score = CountryScore & Partial<Pick<ScoreSheet, "harvested">>;

/** The action by which a field, a space or a worker on the table comes into play. */
export function actionFor(view: View, subject: string): Letter {
  const [kind, label] = subject.split(":") as [string, string];
  const own = view.own_seat === null ? undefined : view.boards[view.own_seat];
  if (kind === "worker") return "B";
  if (view.registry.some((one) => one?.field === label)) return "D";
  if (view.boards.some(({ store }) => store.some((one) => one?.field === label))) return "C";
  return own?.fields.some((one) => one.space === label) ? "A" : "B";
}

/** Where the field of a label is, for who looks at one board. */
export type FieldLocation =
  { where: "here" | "registry" | "bag" | "drawn" } | { where: "store" | "board"; seat: number };

/** Where every field is, seen from the board of one seat. */
export function fieldLocations(
  view: View,
  owner: number,
  labels: string[],
): Map<string, FieldLocation> {
  const found = new Map<string, FieldLocation>(labels.map((label) => [label, { where: "bag" }]));
  for (const one of view.registry) if (one) found.set(one.field, { where: "registry" });
  for (const one of view.drawn ?? []) found.set(one.field, { where: "drawn" });
  view.boards.forEach((board, seat) => {
    for (const one of board.store) if (one) found.set(one.field, { where: "store", seat });
    for (const one of board.fields)
      found.set(one.space, seat === owner ? { where: "here" } : { where: "board", seat });
  });
  return found;
}

// -- hexagons, pointed at the top ------------------------------------------------------------------

export const WIDE = 76;
export const HIGH = (2 * WIDE) / Math.sqrt(3);
const PAD = 24;

export interface Point {
  x: number;
  y: number;
}

/** The middle of a space in the drawing; columns are counted in half hexagons. */
export const middleOf = (space: { row: number; x: number }): Point => ({
  x: (space.x * WIDE) / 2,
  y: space.row * HIGH * 0.75,
});

/** The six corners around a middle, from the top, clockwise. */
export function corners({ x, y }: Point, scale = 1): Point[] {
  const half = (WIDE / 2) * scale;
  const high = (HIGH / 2) * scale;
  return [
    { x, y: y - high },
    { x: x + half, y: y - high / 2 },
    { x: x + half, y: y + high / 2 },
    { x, y: y + high },
    { x: x - half, y: y + high / 2 },
    { x: x - half, y: y - high / 2 },
  ];
}

const written = ({ x, y }: Point): string => `${x.toFixed(1)} ${y.toFixed(1)}`;

export const hexPath = (middle: Point, scale = 1): string =>
  `M${corners(middle, scale).map(written).join("L")}z`;

/** Brackets around the upper left and the lower right corner, for what was changed last. */
export function brackets(middle: Point, scale: number): string {
  const points = corners(middle, scale);
  const towards = (from: Point, to: Point): Point => ({
    x: from.x + (to.x - from.x) * 0.4,
    y: from.y + (to.y - from.y) * 0.4,
  });
  return [5, 2]
    .map((at) => {
      const corner = points[at]!;
      const before = towards(corner, points[(at + 5) % 6]!);
      const after = towards(corner, points[(at + 1) % 6]!);
      return `M${written(before)}L${written(corner)}L${written(after)}`;
    })
    .join("");
}

/** The part of the plane that a board takes up. */
export function boxOf(spaces: SpaceFacts[]): { x: number; y: number; w: number; h: number } {
  const middles = spaces.map(middleOf);
  const west = Math.min(...middles.map((one) => one.x)) - WIDE / 2 - PAD;
  const east = Math.max(...middles.map((one) => one.x)) + WIDE / 2 + PAD;
  const north = Math.min(...middles.map((one) => one.y)) - HIGH / 2 - PAD;
  const south = Math.max(...middles.map((one) => one.y)) + HIGH / 2 + PAD;
  return { x: west, y: north, w: east - west, h: south - north };
}

/** Steps to the neighbours across the sides that follow each corner, clockwise from the top. */
const ACROSS = [
  { row: -1, x: 1 },
  { row: 0, x: 2 },
  { row: 1, x: 1 },
  { row: 1, x: -1 },
  { row: 0, x: -2 },
  { row: -1, x: -1 },
];

/** The sides of a group that no other field of it shares, as one path of strokes. */
export function outline(group: SpaceFacts[]): string {
  const inside = new Set(group.map((space) => `${space.row} ${space.x}`));
  return group
    .flatMap((space) => {
      const points = corners(middleOf(space));
      return ACROSS.flatMap((step, side) =>
        inside.has(`${space.row + step.row} ${space.x + step.x}`)
          ? []
          : [`M${written(points[side]!)}L${written(points[(side + 1) % 6]!)}`],
      );
    })
    .join("");
}

/** The corners at which a group's size may be written, and the sides that meet there. */
const BADGE_CORNERS = [
  { corner: 1, sides: [0, 1] },
  { corner: 5, sides: [4, 5] },
  { corner: 2, sides: [1, 2] },
  { corner: 4, sides: [3, 4] },
];

/**
 * Where a group's size is written: at a corner where it hides as few fields and workers as
 * possible, high up and at the right where there is a choice.
 */
export function badgePlace(group: SpaceFacts[], occupied: SpaceFacts[] = []): Point {
  const inside = new Set(group.map((space) => `${space.row} ${space.x}`));
  const taken = new Set(occupied.map((space) => `${space.row} ${space.x}`));
  const hides = (space: SpaceFacts, side: number): number => {
    const key = `${space.row + ACROSS[side]!.row} ${space.x + ACROSS[side]!.x}`;
    return inside.has(key) ? 2 : taken.has(key) ? 1 : 0;
  };
  const places = [...group]
    .sort((one, other) => one.row - other.row || other.x - one.x)
    .flatMap((space) =>
      BADGE_CORNERS.map(({ corner, sides }) => ({
        at: corners(middleOf(space))[corner]!,
        hidden: sides.reduce((sum, side) => sum + hides(space, side), 0),
      })),
    );
  return places.reduce((one, other) => (other.hidden < one.hidden ? other : one)).at;
}

/** A space of a country board that can be chosen. */
export interface Lit {
  /** What it brings, in a few signs; nothing where that is not known. */
  gain: string;
  words: string;
  chosen: boolean;
  /** Can it be picked now, beside what is picked already? */
  open: boolean;
}
