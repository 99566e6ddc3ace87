/** What partners can point at: a card, a space, a skill, named alike on every screen. */

const KINDS = { slot: "data-slot", space: "data-space", skill: "data-testid" } as const;
const POINTABLE = '[data-slot], [data-space], [data-testid^="skill-"]';

/** The subject under a click or a key, if there is one: "space 0:r2c3". */
export function subjectAt(target: EventTarget | null): string | null {
  const meant = target instanceof Element ? target.closest<HTMLElement>(POINTABLE) : null;
  if (!meant) return null;
  const { slot, space, testid } = meant.dataset;
  return slot ? `slot ${slot}` : space ? `space ${space}` : `skill ${testid}`;
}

/** What a subject means on this screen. */
export function elementOf(root: HTMLElement, subject: string): Element | null {
  const [kind, name] = subject.split(" ");
  const attribute = KINDS[kind as keyof typeof KINDS];
  return attribute ? root.querySelector(`[${attribute}="${CSS.escape(name ?? "")}"]`) : null;
}
