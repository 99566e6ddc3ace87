/**
 * What on a table explains itself: everything with `data-explains="card:…"`, the subject of an
 * entry in the game's glossary. Pointing at it for a moment, I while it has the focus, a right
 * click or a long press ask for it.
 */
import { typing } from "./keys";

/** How long the pointer rests, and how long a finger presses, in milliseconds. */
const REST = 450;
const LONG_PRESS = 500;
/** How far a finger may slip. */
const SLIP = 8;
const EXPLAINED = "[data-explains]";
export const EXPLAIN = "explain";

export interface Asked {
  element: Element;
  subject: string;
  /** Asked for, not only pointed at: it stays until it is closed. */
  stays: boolean;
  /** What had the focus when a key asked for it. */
  focus: Element | null;
  /** Are there other signs on it that the same key explains? */
  more: boolean;
}

type Point = { clientX: number; clientY: number };

/** The innermost thing there that explains itself. */
export function explainedAt(target: EventTarget | null): Element | null {
  return target instanceof Element ? target.closest(EXPLAINED) : null;
}

/** What there is to explain about the thing with the focus: itself, then the signs on it. */
export function explainedWithin(focus: Element): Element[] {
  const own = focus.closest(EXPLAINED);
  const seen = new Set<string>();
  return [...(own ? [own] : []), ...focus.querySelectorAll(EXPLAINED)].filter((one) => {
    const subject = subjectOf(one);
    if (seen.has(subject) || !one.getClientRects().length) return false;
    return !!seen.add(subject);
  });
}

export const subjectOf = (element: Element): string => element.getAttribute("data-explains") ?? "";

export const isInside = ({ clientX, clientY }: Point, box: DOMRect | undefined): boolean =>
  !!box &&
  clientX >= box.left &&
  clientX <= box.right &&
  clientY >= box.top &&
  clientY <= box.bottom;

/** Explain a thing now, as if somebody had asked about it. */
export function explain(element: Element): void {
  element.dispatchEvent(new CustomEvent(EXPLAIN, { bubbles: true }));
}

/** Listens for questions: `ask` opens an explanation, `close` puts it away. */
export class Questions {
  private timer: ReturnType<typeof setTimeout> | undefined;
  private pressedAt: Point | null = null;
  /** Did the pointer move after the focus did? */
  private pointing = false;
  /** A long press has asked: the click that ends it chooses nothing. */
  private long = false;

  constructor(
    private readonly now: () => Asked | null,
    private readonly box: () => HTMLElement | undefined,
    private readonly ask: (asked: Asked) => void,
    private readonly close: () => void,
  ) {}

  stop = (): void => clearTimeout(this.timer);

  moved = (event: PointerEvent): void => {
    if (event.pointerType === "touch") {
      const from = this.pressedAt;
      const far = from && Math.hypot(event.clientX - from.clientX, event.clientY - from.clientY);
      if (far && far > SLIP) this.stop();
      return;
    }
    this.pointing = true;
    const now = this.now();
    if (event.buttons || now?.stays) return;
    if (now && isInside(event, this.box()?.getBoundingClientRect())) return;
    const element = explainedAt(event.target);
    if (now && now.element === element) return;
    if (now) this.close();
    this.stop();
    if (element) this.timer = setTimeout(() => this.open(element, false), REST);
  };

  pressed = (event: PointerEvent): void => {
    this.stop();
    this.long = false;
    if (this.box()?.contains(event.target as Node)) return;
    this.close();
    this.pressedAt = event;
    const element = explainedAt(event.target);
    if (event.pointerType !== "touch" || !element) return;
    this.timer = setTimeout(() => {
      this.long = true;
      this.open(element, true);
    }, LONG_PRESS);
  };

  released = (event: PointerEvent): void => {
    if (event.pointerType !== "touch") return;
    this.stop();
    this.pressedAt = null;
  };

  /** The mouse has left the window; a finger leaves whenever it is lifted. */
  left = (event: PointerEvent): void => {
    if (event.pointerType === "touch" || this.now()?.stays) return;
    this.stop();
    this.close();
  };

  clicked = (event: MouseEvent): void => {
    if (!this.long) return;
    this.long = false;
    event.preventDefault();
    event.stopImmediatePropagation();
  };

  /** A right click; on touch screens it comes with a long press, which has asked already. */
  menu = (event: MouseEvent): void => {
    const element = explainedAt(event.target);
    if (!element) return;
    event.preventDefault();
    this.stop();
    if (this.now()?.element !== element) this.open(element, true);
  };

  demanded = (event: Event): void => {
    const element = explainedAt(event.target);
    if (element) this.open(element, true);
  };

  keyed = (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.metaKey || event.altKey || typing(event.target)) return;
    const now = this.now();
    if (event.key === "Escape" && now) {
      if (now.focus instanceof HTMLElement || now.focus instanceof SVGElement) now.focus.focus();
      this.close();
    } else if (event.key === "Tab" && now?.focus && this.enter(event)) {
      return;
    } else if (event.key.toLowerCase() === "i" && this.next(event)) {
      this.stop();
    } else {
      // Any other key does something else: nobody rests on a thing to read about it.
      this.stop();
      if (!now?.stays) this.close();
      return;
    }
    event.preventDefault();
    event.stopImmediatePropagation();
  };

  /** Only what scrolls the thing itself puts its explanation away. */
  scrolled = (event: Event): void => {
    this.stop();
    const element = this.now()?.element;
    if (element && event.target instanceof Node && event.target.contains(element)) this.close();
  };

  focused = (event: FocusEvent): void => {
    this.pointing = false;
    const now = this.now();
    if (!now?.focus || event.target === now.focus) return;
    if (!this.box()?.contains(event.target as Node)) this.close();
  };

  /** Go into an explanation that holds something to press. */
  private enter(event: KeyboardEvent): boolean {
    const first = this.box()?.querySelector<HTMLElement>("button");
    if (!first || event.shiftKey || first === document.activeElement) return false;
    event.preventDefault();
    event.stopImmediatePropagation();
    first.focus();
    return true;
  }

  /**
   * The thing pointed at or focused last; asked again, the next sign on it. What the pointer's rest
   * has opened was not asked for yet: the same explanation then stays.
   */
  private next(event: KeyboardEvent): boolean {
    const pointed = explainedAt([...document.querySelectorAll(":hover")].at(-1) ?? null);
    const focus = event.target instanceof Element ? event.target : null;
    const held = focus?.matches("body, main") ? null : focus;
    const found = held ? explainedWithin(held) : [];
    const all = pointed && (this.pointing || !found.length) ? explainedWithin(pointed) : found;
    if (!all.length) return false;
    const now = this.now();
    const at = now?.stays ? all.findIndex((one) => one === now.element) : -1;
    this.open(all[(at + 1) % all.length]!, true, focus, all.length > 1);
    return true;
  }

  private open(element: Element, stays: boolean, focus: Element | null = null, more = false): void {
    const dialog = document.querySelector("dialog:modal");
    if (dialog && !dialog.contains(element)) return;
    this.ask({ element, subject: subjectOf(element), stays, focus, more });
  }
}
