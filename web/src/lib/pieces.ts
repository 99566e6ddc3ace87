/**
 * Pieces on their way: what lies elsewhere than before moves there from where it lay. Pieces are
 * known by `data-piece`, the place of a table where they lie by `data-at`. A copy flies, so that no
 * edge of a board cuts it off and nothing has to wait for it.
 */
import { lasts } from "./motion";

export type Places = Map<string, { at: string; box: DOMRect }>;
type Piece = HTMLElement | SVGGraphicsElement;

const PIECE = "[data-piece]";
/** As `--ease-out` in the style sheets. */
const EASE_OUT = "cubic-bezier(0.2, 0.7, 0.2, 1)";
/** A decision moves one or two; more change place when a game is undone or looked through. */
const MOST = 4;

const pieces = (root: HTMLElement): Piece[] => [...root.querySelectorAll<Piece>(PIECE)];

/** Keep where every piece is seen; one that is out of sight stays where it was seen last. */
export function rememberPlaces(root: HTMLElement | undefined, places: Places): void {
  if (!root || !lasts("move")) return;
  for (const piece of pieces(root)) {
    const box = piece.getBoundingClientRect();
    if (box.width) places.set(piece.dataset.piece!, { at: piece.dataset.at ?? "", box });
  }
}

/** Let every piece that has changed its place fly there. */
export function showMoves(root: HTMLElement | undefined, places: Places): void {
  if (!root || !lasts("move")) return;
  const moved = pieces(root).filter((piece) => {
    const was = places.get(piece.dataset.piece!);
    return was && was.at !== (piece.dataset.at ?? "") && piece.getBoundingClientRect().width;
  });
  if (moved.length > MOST) return;
  for (const piece of moved) fly(root, piece, places.get(piece.dataset.piece!)!.box);
}

function fly(root: HTMLElement, piece: Piece, from: DOMRect): void {
  const duration = lasts("move");
  const to = piece.getBoundingClientRect();
  const flier = copyOf(piece, to);
  root.append(flier);
  const origin = flier.getBoundingClientRect();
  const place = (box: DOMRect, scale: number): string =>
    `translate(${box.x - origin.x}px, ${box.y - origin.y}px) scale(${scale})`;
  const flight = flier.animate(
    [{ transform: place(from, from.width / to.width) }, { transform: place(to, 1) }],
    { duration, easing: EASE_OUT },
  );
  piece.animate([{ opacity: 0 }, { opacity: 0 }], { duration });
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
  });
  const copy = piece.cloneNode(true) as Piece;
  for (const element of [copy, ...copy.querySelectorAll("*")])
    for (const name of element.getAttributeNames())
      if (/^(data-|aria-|role$|id$|tabindex$)/.test(name)) element.removeAttribute(name);
  if (piece instanceof SVGGraphicsElement) {
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
