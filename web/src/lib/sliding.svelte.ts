/** Lists whose things slide to their new places. */
import { lasts } from "./motion";

/** As `--ease-out` in the style sheets. */
const EASE_OUT = "cubic-bezier(0.2, 0.7, 0.2, 1)";

/**
 * When `changes` says that a list changes, let its children slide from where they were. Children
 * are known by `data-key`. Places are read once before and once after, so that the page is laid
 * out no oftener than that, and not at all for who asked that nothing moves.
 */
export function sliding(list: () => HTMLElement | undefined, changes: () => unknown): void {
  let before = new Map<string, DOMRect>();

  function places(): Map<string, DOMRect> {
    const children = [...(list()?.children ?? [])] as HTMLElement[];
    return new Map(children.map((child) => [child.dataset.key!, child.getBoundingClientRect()]));
  }

  $effect.pre(() => {
    changes();
    before = lasts("move") ? places() : new Map();
  });

  $effect(() => {
    changes();
    if (!before.size) return;
    const now = places();
    for (const child of [...(list()?.children ?? [])] as HTMLElement[]) {
      const [was, is] = [before.get(child.dataset.key!), now.get(child.dataset.key!)!];
      if (!was || (was.x === is.x && was.y === is.y)) continue;
      const from = `translate(${was.x - is.x}px, ${was.y - is.y}px)`;
      child.animate([{ transform: from }, { transform: "none" }], {
        duration: lasts("move"),
        easing: EASE_OUT,
      });
    }
  });
}
