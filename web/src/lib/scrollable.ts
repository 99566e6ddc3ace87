/** Text in a place of fixed size: `<div {@attach scrollable}>` can be scrolled by keyboard, too. */
import type { Attachment } from "svelte/attachments";

/** It is a stop of the Tab key while it is longer than its place, and no stop otherwise. */
export const scrollable: Attachment<HTMLElement> = (element) => {
  function look(): void {
    if (element.scrollHeight > element.clientHeight + 1) element.tabIndex = 0;
    else element.removeAttribute("tabindex");
  }
  const sizes = new ResizeObserver(look);
  sizes.observe(element);
  const words = new MutationObserver(look);
  words.observe(element, { childList: true, characterData: true, subtree: true });
  return () => {
    sizes.disconnect();
    words.disconnect();
  };
};
