/** The games the server has, asked for once. */
import { api, inLanguage } from "./api";
import { device } from "./device.svelte";
import type { GameFacts } from "./messages";

class Games {
  all = $state.raw<GameFacts[]>([]);
  /** Why they could not be loaded. */
  fault = $state<string | null>(null);
  private asked: Promise<void> | null = null;

  load(): Promise<void> {
    this.asked ??= api.games().then(
      (found) => {
        this.all = found;
        this.fault = null;
      },
      (error: Error) => {
        this.fault = error.message;
        this.asked = null;
      },
    );
    return this.asked;
  }

  named(name: string): GameFacts | undefined {
    return this.all.find((game) => game.name === name);
  }

  /** A game's title in the language that is read. */
  title(name: string): string {
    const game = this.named(name);
    return game ? inLanguage(game.title, device.language) : name;
  }
}

export const games = new Games();

/** "2–4", or "3" where there is one number only. */
export function range(numbers: number[]): string {
  const [low, high] = [numbers[0], numbers.at(-1)];
  return low === high ? `${low}` : `${low}–${high}`;
}
