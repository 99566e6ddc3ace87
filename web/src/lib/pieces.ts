/**
 * Pieces on their way: what lies elsewhere than before moves there from where it lay. Pieces are
 * known by `data-piece`, the place of a table where they lie by `data-at`. Counters and tokens are
 * known by how many of a kind a place holds: `data-holds`, `data-count`, `data-at`; what moves is
 * the last `data-token` in it, or all of it. What comes from nowhere comes from `data-origin`, what
 * the last decision was about. A copy flies, so that no edge of a board cuts it off and nothing has
 * to wait for it.
 */
import { lasts } from "./motion";
import { HIDDEN, transfers, type Holding } from "./transfers";

interface Seen {
  box: DOMRect;
  look: Piece;
}
export interface Places {
  pieces: Map<string, { at: string; box: DOMRect }>;
  holdings: Map<string, Holding & Seen>;
  /** Is what changed hands to be shown with the next frame? */
  waiting: boolean;
}
type Piece = HTMLElement | SVGGraphicsElement;

const PIECE = "[data-piece]";
const HOLDER = "[data-holds]";
/** As `--ease-out` in the style sheets. */
const EASE_OUT = "cubic-bezier(0.2, 0.7, 0.2, 1)";
/** A decision moves one or two; more change place when a game is undone or looked through. */
const MOST = 4;
/** A payment of several crops. */
const MOST_TOKENS = 6;

export const noPlaces = (): Places => ({
  pieces: new Map(),
  holdings: new Map(),
  waiting: false,
});

const pieces = (root: HTMLElement): Piece[] => [...root.querySelectorAll<Piece>(PIECE)];

/** Keep where every piece is seen; one that is out of sight stays where it was seen last. */
export function rememberPlaces(root: HTMLElement | undefined, places: Places): void {
  if (!root || !lasts("move")) return;
  for (const piece of pieces(root)) {
    const box = piece.getBoundingClientRect();
    if (box.width) places.pieces.set(piece.dataset.piece!, { at: piece.dataset.at ?? "", box });
  }
  if (!places.waiting) places.holdings = holdings(root);
}

/** How many lie where now; the look of a token that is gone is kept by its element. */
function holdings(root: HTMLElement): Map<string, Holding & Seen> {
  const found = new Map<string, Holding & Seen>();
  for (const holder of root.querySelectorAll<Piece>(HOLDER)) {
    const { holds: kind = "", count, at = "" } = holder.dataset;
    const look = [...holder.querySelectorAll<Piece>("[data-token]")].at(-1) ?? holder;
    const box = look.getBoundingClientRect();
    if (box.width || !found.has(`${kind} ${at}`))
      found.set(`${kind} ${at}`, { kind, count: Number(count), box, look });
  }
  return found;
}

/** Let every piece that has changed its place fly there, and the counters that changed hands. */
export function showMoves(root: HTMLElement | undefined, places: Places): void {
  if (!root || !lasts("move")) return;
  const moved = pieces(root).filter((piece) => {
    const was = places.pieces.get(piece.dataset.piece!);
    return was && was.at !== (piece.dataset.at ?? "") && piece.getBoundingClientRect().width;
  });
  if (moved.length <= MOST)
    for (const piece of moved) {
      fly(root, piece, places.pieces.get(piece.dataset.piece!)!.box);
      hide(piece);
    }
  if (places.waiting) return;
  places.waiting = true;
  requestAnimationFrame(() => {
    places.waiting = false;
    showTransfers(root, places.holdings);
  });
}

function showTransfers(root: HTMLElement, before: Places["holdings"]): void {
  const now = holdings(root);
  const found = transfers(before, now);
  if (found.length > MOST_TOKENS) return;
  for (const { kind, from, to } of found) {
    const origin = originOf(root, kind);
    const [giver, taker] = [before.get(from ?? ""), now.get(to ?? "")];
    const token = taker && taker.kind !== HIDDEN ? taker : giver!;
    const place = (holder: Seen | undefined): DOMRect | undefined =>
      holder === token ? token.box : centred(holder?.box ?? origin, token.box);
    const [start, end] = [place(giver), place(taker)];
    if (start && end && isApart(start, end)) fly(root, token.look, start, end);
  }
}

/** Where a kind comes from: from a place of its own, or from what the last decision was about. */
const originOf = (root: HTMLElement, kind: string): DOMRect | undefined =>
  [kind, ""]
    .flatMap((name) => [...root.querySelectorAll(`[data-origin="${name}"]`)])
    .map((one) => one.getBoundingClientRect())
    .find((box) => box.width);

/** A token amid something larger that is in sight. */
function centred(around: DOMRect | undefined, { width, height }: DOMRect): DOMRect | undefined {
  if (!around?.width || !width) return undefined;
  const x = around.x + (around.width - width) / 2;
  return new DOMRect(x, around.y + (around.height - height) / 2, width, height);
}

/** Not where another player's counters were shown at the same place just before. */
const isApart = (one: DOMRect, other: DOMRect): boolean =>
  one.width > 0 && other.width > 0 && Math.hypot(one.x - other.x, one.y - other.y) > one.width / 2;

/** While its copy flies, a piece is not seen. */
function hide(piece: Piece): void {
  piece.animate([{ opacity: 0 }, { opacity: 0 }], { duration: lasts("move") });
}

function fly(
  root: HTMLElement,
  piece: Piece,
  from: DOMRect,
  to = piece.getBoundingClientRect(),
): void {
  const flier = copyOf(piece, to);
  root.append(flier);
  const origin = flier.getBoundingClientRect();
  const place = (box: DOMRect, scale: number): string =>
    `translate(${box.x - origin.x}px, ${box.y - origin.y}px) scale(${scale})`;
  const flight = flier.animate(
    [{ transform: place(from, from.width / to.width) }, { transform: place(to, 1) }],
    { duration: lasts("move"), easing: EASE_OUT },
  );
  const land = (): void => flier.remove();
  flight.finished.then(land, land);
}

/** What a piece looks like and nothing else: nobody can point at it, reach it or hear of it. */
function copyOf(piece: Piece, { width, height }: DOMRect): HTMLElement {
  const flier = document.createElement("div");
  flier.inert = true;
  flier.ariaHidden = "true";
  Object.assign(flier.style, {
    position: "fixed",
    inset: "0 auto auto 0",
    zIndex: "9",
    width: `${width}px`,
    height: `${height}px`,
    pointerEvents: "none",
    transformOrigin: "0 0",
    color: getComputedStyle(piece).color,
  });
  const copy = piece.cloneNode(true) as Piece;
  for (const element of [copy, ...copy.querySelectorAll("*")])
    for (const name of element.getAttributeNames())
      if (/^(data-|aria-|role$|id$|tabindex$)/.test(name)) element.removeAttribute(name);
  if (piece instanceof SVGGraphicsElement && piece.ownerSVGElement) {
    const { x, y, width: across, height: down } = piece.getBBox();
    const drawing = document.createElementNS("http://www.w3.org/2000/svg", "svg");
    drawing.setAttribute("viewBox", `${x} ${y} ${across} ${down}`);
    drawing.setAttribute("width", "100%");
    drawing.setAttribute("height", "100%");
    drawing.style.setProperty("--pixel", getComputedStyle(piece).getPropertyValue("--pixel"));
    drawing.append(copy);
    flier.append(drawing);
  } else {
    Object.assign(copy.style, { width: "100%", height: "100%" });
    flier.append(copy);
  }
  return flier;
}
