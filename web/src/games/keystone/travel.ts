/** Pieces on their way: a card that was placed moves there from where it lay. */
import { lasts } from "../../lib/motion";
import type { Move } from "../../lib/messages";

export type Places = Map<string, DOMRect>;

/** Where every card lies now: of the Field, the stacks, the hand, the boards. */
export function measure(root: HTMLElement | undefined): Places {
  const places: Places = new Map();
  for (const element of root?.querySelectorAll<HTMLElement>("[data-slot], [data-space]") ?? [])
    places.set(element.dataset.slot ?? element.dataset.space!, element.getBoundingClientRect());
  return places;
}

/** Which piece a move took, as `measure` names it, and the space it came to. */
export function journey(move: Move, owner: number): { from: string; to: string } | null {
  const given = move.arguments;
  const from: Record<string, string> = {
    introduce: `slot:${given.slot}`,
    buy_wild: `wild:${given.wild}`,
    keep: `drawn:${given.card}`,
    move: `${owner}:${given.start}`,
  };
  const to = given.space ?? given.end;
  return from[move.kind] && to ? { from: from[move.kind]!, to: `${owner}:${to}` } : null;
}

/** Let the card on a space come from where it lay before. */
export function travel(root: HTMLElement, before: Places, from: string, to: string): void {
  const start = before.get(from);
  const element = root.querySelector<HTMLElement>(`[data-space="${to}"]`);
  const duration = lasts("move");
  if (!start?.width || !element || !duration) return;
  const end = element.getBoundingClientRect();
  if (!end.width) return;
  const scale = start.width / end.width;
  const move = `translate(${start.x - end.x}px, ${start.y - end.y}px) scale(${scale})`;
  element.animate(
    [
      { transform: move, transformOrigin: "0 0", zIndex: 9 },
      { transform: "none", transformOrigin: "0 0", zIndex: 9 },
    ],
    { duration, easing: "cubic-bezier(.2, .7, .2, 1)" },
  );
}
