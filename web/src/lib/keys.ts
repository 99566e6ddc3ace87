/** The keyboard at the table: one tab stop a region, arrows inside, letters for verbs. */
import { tick } from "svelte";
import type { Attachment } from "svelte/attachments";

const ARROWS: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

type Place = { x: number; y: number };

/** Which of `places` lies next in a direction: near, and more ahead than aside. */
export function nextPlace(from: Place, places: Place[], [dx, dy]: [number, number]): number {
  let best = -1;
  let least = Infinity;
  places.forEach((place, index) => {
    const ahead = (place.x - from.x) * dx + (place.y - from.y) * dy;
    const aside = Math.abs((place.x - from.x) * dy) + Math.abs((place.y - from.y) * dx);
    if (ahead <= 1 || aside > ahead * 2) return;
    const distance = ahead + aside * 2;
    if (distance < least) [best, least] = [index, distance];
  });
  return best;
}

function middle(element: Element): Place {
  const box = element.getBoundingClientRect();
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/**
 * Make a region one tab stop: arrows move by where things lie, Home and End to the ends, N to
 * the next one marked `data-legal`. Use as `<div {@attach roving()}>` around things with
 * `data-rove` (or another selector).
 */
export function roving(selector = "[data-rove]"): Attachment<HTMLElement> {
  return (region) => {
    const items = () => [...region.querySelectorAll<HTMLElement>(selector)];

    function hold(item: HTMLElement | undefined): void {
      for (const other of items()) other.tabIndex = other === item ? 0 : -1;
    }

    function settle(): void {
      const all = items();
      if (!all.length) return;
      const held = all.filter((item) => item.tabIndex === 0);
      if (held.length !== 1)
        hold(all.find((item) => item === document.activeElement) ?? held[0] ?? all[0]);
    }

    function move(event: KeyboardEvent): void {
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      const all = items();
      const at = all.findIndex((item) => item === document.activeElement);
      if (at < 0) return;
      const to = target(event, all, at);
      if (!to) return;
      event.preventDefault();
      event.stopPropagation();
      to.focus();
    }

    function target(event: KeyboardEvent, all: HTMLElement[], at: number): HTMLElement | undefined {
      const arrow = ARROWS[event.key];
      if (arrow) return all[nextPlace(middle(all[at]!), all.map(middle), arrow)];
      if (event.key === "Home") return all[0];
      if (event.key === "End") return all.at(-1);
      if (event.key.toLowerCase() === "n") return nextLegal(all, at);
      return undefined;
    }

    const follow = (event: FocusEvent) => {
      const item = items().find((one) => one === event.target);
      if (item) hold(item);
    };
    const watch = new MutationObserver(settle);
    region.addEventListener("keydown", move);
    region.addEventListener("focusin", follow);
    watch.observe(region, { childList: true, subtree: true });
    settle();
    return () => {
      region.removeEventListener("keydown", move);
      region.removeEventListener("focusin", follow);
      watch.disconnect();
    };
  };
}

function nextLegal(all: HTMLElement[], at: number): HTMLElement | undefined {
  const after = [...all.slice(at + 1), ...all.slice(0, at)];
  return after.find((item) => item.hasAttribute("data-legal"));
}

/** Focus the first thing of a kind once the page is drawn anew: before the next key comes. */
export async function focusOn(root: HTMLElement | undefined, selector: string): Promise<void> {
  await tick();
  root?.querySelector<HTMLElement>(selector)?.focus();
}

export type Keys = Record<string, (event: KeyboardEvent) => void>;

/** Is somebody typing, so that letters are text? */
export function typing(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || ["INPUT", "TEXTAREA", "SELECT"].includes(target.tagName))
  );
}

/** Would Enter or Space do something of its own here? */
function acts(target: EventTarget | null): boolean {
  return (
    target instanceof Element &&
    !!target.closest("button, a[href], summary, [role=gridcell], [role=button], [role=option]")
  );
}

/**
 * Call what a key means: `<svelte:window onkeydown={(event) => pressed(event, {z: undo})} />`.
 * Letters are given small; typed text, modified keys and open dialogs are left alone.
 */
export function pressed(event: KeyboardEvent, keys: Keys): void {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
  if (typing(event.target) || document.querySelector("dialog[open]")) return;
  const name = event.key.length === 1 ? event.key.toLowerCase() : event.key;
  const act = Object.hasOwn(keys, name) ? keys[name] : undefined;
  if (!act || ((name === "Enter" || name === " ") && acts(event.target))) return;
  event.preventDefault();
  act(event);
}
