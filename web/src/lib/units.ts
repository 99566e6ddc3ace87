/** How large a pixel of the screen is in a drawing, for text that must not become too small. */
import type { Attachment } from "svelte/attachments";

export const unitsOfPixel =
  (tell: (units: number) => void): Attachment<SVGSVGElement> =>
  (drawing) => {
    const watch = new ResizeObserver(() => tell(1 / (drawing.getScreenCTM()?.a || 1)));
    watch.observe(drawing);
    return () => watch.disconnect();
  };
