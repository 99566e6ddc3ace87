/** Bringing what can be chosen onto the screen, where a column or the page is longer than it. */

const LIT = "[data-legal]";

function within(inner: DOMRect, outer: { top: number; bottom: number }): boolean {
  return inner.top >= outer.top - 1 && inner.bottom <= outer.bottom + 1;
}

/** What scrolls an element up and down: the nearest column, else the page. */
function scrollerOf(element: Element, root: Element): Element | null {
  for (let at = element.parentElement; at && at !== root; at = at.parentElement)
    if (at.scrollHeight > at.clientHeight + 1 && /auto|scroll/.test(getComputedStyle(at).overflowY))
      return at;
  return null;
}

/** Does a change of the page concern what can be chosen? */
function concernsLit({ type, addedNodes }: MutationRecord): boolean {
  return (
    type === "attributes" ||
    [...addedNodes].some(
      (node) => node instanceof Element && (node.matches(LIT) || !!node.querySelector(LIT)),
    )
  );
}

/** Show what is lit, and again whenever something else is; ends with what it returns. */
export function keepLitInSight(root: HTMLElement, covered: number): () => void {
  let frame = 0;
  function soon(): void {
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(() => revealLit(root, covered));
  }
  const watch = new MutationObserver((changes) => changes.some(concernsLit) && soon());
  watch.observe(root, { subtree: true, childList: true, attributeFilter: ["data-legal"] });
  soon();
  return () => {
    cancelAnimationFrame(frame);
    watch.disconnect();
  };
}

/**
 * In every column that scrolls, show the first lit thing if none is seen there; on a page that
 * scrolls, likewise. `covered` is how much of the window's foot is behind the bar.
 */
export function revealLit(root: HTMLElement, covered: number): void {
  const groups = new Map<Element | null, Element[]>();
  for (const one of root.querySelectorAll(LIT)) {
    if (!one.checkVisibility()) continue;
    const scroller = scrollerOf(one, root);
    groups.set(scroller, [...(groups.get(scroller) ?? []), one]);
  }
  for (const [scroller, things] of groups) {
    const view = scroller?.getBoundingClientRect() ?? { top: 0, bottom: innerHeight - covered };
    if (things.some((one) => within(one.getBoundingClientRect(), view))) continue;
    things[0]!.scrollIntoView({ block: scroller ? "nearest" : "center" });
  }
}
