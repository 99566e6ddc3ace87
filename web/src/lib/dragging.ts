/** The mouse pans what scrolls, unless it is pressed on something: `{@attach dragging("button")}`. */
import type { Attachment } from "svelte/attachments";

export function dragging(unless: string): Attachment<HTMLElement> {
  return (element) => {
    let from: { x: number; y: number; left: number; top: number } | null = null;
    const down = (event: PointerEvent) => {
      if (event.pointerType !== "mouse" || (event.target as Element).closest(unless)) return;
      from = {
        x: event.clientX,
        y: event.clientY,
        left: element.scrollLeft,
        top: element.scrollTop,
      };
      element.setPointerCapture(event.pointerId);
    };
    const move = (event: PointerEvent) => {
      if (!from) return;
      element.scrollLeft = from.left - (event.clientX - from.x);
      element.scrollTop = from.top - (event.clientY - from.y);
    };
    const up = () => (from = null);
    element.addEventListener("pointerdown", down);
    element.addEventListener("pointermove", move);
    element.addEventListener("pointerup", up);
    return () => {
      element.removeEventListener("pointerdown", down);
      element.removeEventListener("pointermove", move);
      element.removeEventListener("pointerup", up);
    };
  };
}
