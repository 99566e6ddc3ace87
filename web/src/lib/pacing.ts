/** The moves of others one by one: what came too fast is shown a little later. */
import { device, type Pace } from "./device.svelte";

/** Milliseconds for which each state stays in sight. */
const SHOWN_FOR: Record<Pace, number> = { instant: 0, quick: 450, calm: 1400 };
/** More than this are not waited for: whoever was away wants to see how things stand. */
const MOST = 60;

export class Pacing<S> {
  private waiting: S[] = [];
  private timer: ReturnType<typeof setTimeout> | undefined;
  private shownAt = -Infinity;

  constructor(
    private readonly show: (state: S) => void,
    /** Is this a move that somebody else made just now? */
    private readonly isNews: (state: S, before: S | undefined) => boolean,
  ) {}

  get behind(): boolean {
    return this.waiting.length > 0;
  }

  /** A state came. */
  add(state: S, shown: S | undefined): void {
    const news = this.isNews(state, this.waiting.at(-1) ?? shown);
    if (!news || !SHOWN_FOR[device.pace] || this.waiting.length >= MOST) {
      this.clear();
      this.present(state);
      return;
    }
    this.waiting.push(state);
    if (this.waiting.length === 1) this.wait();
  }

  /** Show at once how things stand now. */
  skip(): void {
    const newest = this.waiting.at(-1);
    this.clear();
    if (newest) this.present(newest);
  }

  clear(): void {
    clearTimeout(this.timer);
    this.waiting = [];
  }

  private present(state: S): void {
    this.shownAt = performance.now();
    this.show(state);
  }

  private wait(): void {
    const left = this.shownAt + SHOWN_FOR[device.pace] - performance.now();
    this.timer = setTimeout(() => this.next(), Math.max(0, left));
  }

  private next(): void {
    const state = this.waiting.shift();
    if (state) this.present(state);
    if (this.waiting.length) this.wait();
  }
}
