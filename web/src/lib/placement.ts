/** Where something small is shown beside what it is about, so that it covers as little as it can. */
export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface Avoided {
  box: Box;
  /** How bad it is to cover it, compared with other things. */
  weight: number;
}

const GAP = 10;
const MARGIN = 8;
/** A pixel farther away is as bad as covering so many of weight 1. */
const FAR = 40;

/** The area that two boxes have in common. */
export function overlap(one: Box, other: Box): number {
  const wide = Math.min(one.x + one.width, other.x + other.width) - Math.max(one.x, other.x);
  const high = Math.min(one.y + one.height, other.y + other.height) - Math.max(one.y, other.y);
  return wide > 0 && high > 0 ? wide * high : 0;
}

/** How far two boxes are from each other. */
function distance(one: Box, other: Box): number {
  const across = Math.max(one.x - other.x - other.width, other.x - one.x - one.width, 0);
  const down = Math.max(one.y - other.y - other.height, other.y - one.y - one.height, 0);
  return Math.hypot(across, down);
}

/** The corner of a thing of this size beside `about`, inside a window of `view`. */
export function placeBeside(
  about: Box,
  { width, height }: { width: number; height: number },
  view: { width: number; height: number },
  avoided: Avoided[],
): { x: number; y: number } {
  const inside = (x: number, y: number): Box => ({
    x: Math.max(MARGIN, Math.min(x, view.width - width - MARGIN)),
    y: Math.max(MARGIN, Math.min(y, view.height - height - MARGIN)),
    width,
    height,
  });
  const rows = [about.y, about.y + about.height / 2 - height / 2, about.y + about.height - height];
  const columns = [about.x, about.x + about.width / 2 - width / 2, about.x + about.width - width];
  const tried = [
    ...rows.map((y) => inside(about.x + about.width + GAP, y)),
    ...rows.map((y) => inside(about.x - width - GAP, y)),
    ...columns.map((x) => inside(x, about.y + about.height + GAP)),
    ...columns.map((x) => inside(x, about.y - height - GAP)),
    ...[MARGIN, view.width].flatMap((x) => [inside(x, MARGIN), inside(x, view.height)]),
  ];
  const cost = (box: Box): number =>
    avoided.reduce(
      (sum, one) => sum + one.weight * overlap(box, one.box),
      FAR * distance(box, about),
    );
  const { x, y } = tried.reduce((best, one) => (cost(one) < cost(best) ? one : best));
  return { x, y };
}
