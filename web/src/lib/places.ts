/** Where on a board a decision is to be seen, and finding it there. */
import type { Decision } from "./messages";

export type Taken = Pick<Decision, "kind" | "arguments">;

/** CSS selectors on the board, the likeliest first: what is taken up, and where it goes. */
export interface Places {
  from?: string[];
  to?: string[];
}

/** A game's own knowledge of where its decisions are to be seen, of any seat in any view. */
export type PlacesOf<V = any, C = any> = (
  decision: Taken,
  view: V,
  catalogue: C,
  seat: number,
) => Places;

const NAME = /^(\w+)(?:\((.*)\))?$/;

/** A decision from its name: `place(beside=4, side=east, turned=0)`. */
export function decisionNamed(name: string): Taken {
  const [, kind = name, given = ""] = NAME.exec(name) ?? [];
  const pairs = given.split(", ").filter(Boolean);
  return { kind, arguments: Object.fromEntries(pairs.map((pair) => pair.split("=", 2))) };
}

/** The first thing on the board that one of the selectors finds; a visible one if there is any. */
export function findPlace(selectors: string[] | undefined): HTMLElement | undefined {
  for (const selector of selectors ?? []) {
    const found = [...document.querySelectorAll<HTMLElement>(`main :is(${selector})`)];
    const visible = found.find((one) => one.getClientRects().length);
    if (visible ?? found[0]) return visible ?? found[0];
  }
  return undefined;
}

/** Open the tab that shows a part of the board: a phone shows one at a time. */
export function openTabOf(element: HTMLElement): void {
  if (element.getClientRects().length) return;
  for (let at: HTMLElement | null = element; at; at = at.parentElement) {
    const tab = [...at.classList].find((one) => one.startsWith("in-"))?.slice(3);
    if (!tab) continue;
    document.querySelector<HTMLElement>(`main nav [data-shows='${tab}']`)?.click();
    return;
  }
}

/** Show a part of the board, in its tab and on the screen. */
export function reveal(element: HTMLElement): void {
  openTabOf(element);
  element.scrollIntoView({ block: "nearest" });
}
