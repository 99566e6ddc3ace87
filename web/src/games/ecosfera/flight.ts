/** Cards fly from where they lay to where they come. */
import { crossfade, fade } from "svelte/transition";
import { easeOut, lasts } from "../../lib/motion";

export const [leave, arrive] = crossfade({
  duration: () => lasts("move"),
  easing: easeOut,
  fallback: (node) => fade(node, { duration: lasts("base") }),
});

/** How the others close up. */
export const closing = () => ({ duration: lasts("slow"), easing: easeOut });
