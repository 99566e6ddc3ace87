/** Which of the named ranges of `media.ts` the window is in. */
import { MediaQuery } from "svelte/reactivity";
import { MEDIA } from "./media";

export const phone = new MediaQuery(MEDIA.phone);
export const desktop = new MediaQuery(MEDIA.desktop);
export const wide = new MediaQuery(MEDIA.wide);
export const tallDesktop = new MediaQuery(MEDIA["tall-desktop"]);
