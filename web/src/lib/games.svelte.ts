/** The games the server has, asked for once. */
import { clients } from "../games";
import { api, inLanguage } from "./api";
import { device } from "./device.svelte";
import type { GameFacts } from "./messages";
import { readable } from "./words";

/** Ranked games first; all others follow as the server names them. */
function ordered(found: GameFacts[]): GameFacts[] {
  const rank = ({ name }: GameFacts) => clients[name]?.rank ?? Number.MAX_SAFE_INTEGER;
  return found.toSorted((one, other) => rank(one) - rank(other));
}

class Games {
  all = $state.raw<GameFacts[]>([]);
  /** Why they could not be loaded. */
  fault = $state<string | null>(null);
  private asked: Promise<void> | null = null;

  load(): Promise<void> {
    this.asked ??= api.games().then(
      (found) => {
        this.all = ordered(found);
        this.fault = null;
      },
      (error: Error) => {
        this.fault = error.message;
        this.asked = null;
      },
    );
    return this.asked;
  }

  /** Ask again: an edition was made or deleted. */
  reload(): Promise<void> {
    this.asked = null;
    return this.load();
  }

  named(name: string): GameFacts | undefined {
    return this.all.find((game) => game.name === name);
  }

  /** A game's title in the language that is read. */
  title(name: string): string {
    const game = this.named(name);
    return game ? inLanguage(game.title, device.language) : readable(name);
  }
}

export const games = new Games();

/** "2–4", or "3" where there is one number only. */
export function range(numbers: number[]): string {
  const [low, high] = [numbers[0], numbers.at(-1)];
  return low === high ? `${low}` : `${low}–${high}`;
}
