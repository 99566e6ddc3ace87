/** The analysis of a finished game: is there one, how far is it, what did it find? */
import { api } from "./api";
import { device } from "./device.svelte";
import type { Analysis } from "./messages";

const ASK_EVERY = 1500;

export class GameAnalysis {
  found = $state.raw<Analysis | null>(null);
  /** Between 0 and 1 while it is made. */
  progress = $state<number | null>(null);
  fault = $state("");

  constructor(private readonly table: string) {}

  async look(): Promise<void> {
    const { analysis, progress } = await api.analysis(this.table, device.language);
    this.found = analysis ?? null;
    this.progress = this.found ? null : progress || this.progress;
  }

  async start(): Promise<void> {
    this.fault = "";
    this.progress = 0;
    try {
      await api.startAnalysis(this.table, device.language);
      await this.look();
    } catch (error) {
      this.progress = null;
      this.fault = (error as Error).message;
    }
  }

  /** Look now, and again and again while it is made; to be called in an effect. */
  watch(): (() => void) | undefined {
    if (this.progress === null) return;
    const timer = setInterval(() => this.look().catch(() => {}), ASK_EVERY);
    return () => clearInterval(timer);
  }
}
