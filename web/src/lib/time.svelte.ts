/** The time, to the second, for whoever shows how much of it is left. */
const SECOND = 1000;

export class Now {
  private at = $state(Date.now());

  constructor() {
    $effect(() => {
      const timer = setInterval(() => (this.at = Date.now()), SECOND);
      return () => clearInterval(timer);
    });
  }

  /** Whole seconds until a moment, never less than none. */
  until(moment: string): number {
    return Math.max(0, Math.round((Date.parse(moment) - this.at) / SECOND));
  }
}
