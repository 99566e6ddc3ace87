/** How long things move, in milliseconds; nothing moves for who asked for that. */
import { device } from "./device.svelte";

const LENGTHS = { fast: 90, base: 180, slow: 320, move: 420 };

export type Motion = keyof typeof LENGTHS;

const systemSetting =
  typeof matchMedia === "function" ? matchMedia("(prefers-reduced-motion: reduce)") : undefined;

/** Let some milliseconds pass. */
export const pause = (milliseconds: number): Promise<void> =>
  new Promise((done) => setTimeout(done, milliseconds));

export function lasts(motion: Motion): number {
  return systemSetting?.matches || device.reducedMotion ? 0 : LENGTHS[motion];
}

/** The curve of everything that comes to rest; as `--ease-out` in the style sheets. */
export function easeOut(at: number): number {
  return 1 - (1 - at) ** 3;
}
