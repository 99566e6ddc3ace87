/** Two fingers, or Ctrl and the wheel, change a size: `<div {@attach pinching(() => size, zoom)}>`. */
import type { Attachment } from "svelte/attachments";

export function pinching(size: () => number, zoom: (to: number) => void): Attachment<HTMLElement> {
  return (element) => {
    let from: { apart: number; size: number } | null = null;
    const apart = (touches: TouchList): number =>
      Math.hypot(
        touches[0]!.clientX - touches[1]!.clientX,
        touches[0]!.clientY - touches[1]!.clientY,
      );
    const touch = (event: TouchEvent) => {
      if (event.touches.length !== 2) {
        from = null;
        return;
      }
      event.preventDefault();
      from ??= { apart: apart(event.touches), size: size() };
      zoom((from.size * apart(event.touches)) / from.apart);
    };
    const wheel = (event: WheelEvent) => {
      if (!event.ctrlKey) return;
      event.preventDefault();
      zoom(size() * (event.deltaY < 0 ? 1.1 : 0.9));
    };
    element.addEventListener("touchmove", touch, { passive: false });
    element.addEventListener("wheel", wheel, { passive: false });
    return () => {
      element.removeEventListener("touchmove", touch);
      element.removeEventListener("wheel", wheel);
    };
  };
}
