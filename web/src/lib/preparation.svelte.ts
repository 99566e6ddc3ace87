/** Which games' rules are compiled on the server; asked for while a page watches and some are not. */
import { api } from "./api";
import type { GameState } from "./messages";

const ASK_EVERY = 2000;

class Preparation {
  /** Has the server been asked, with or without success? */
  known = $state(false);
  private states = $state.raw<Record<string, GameState>>({});
  private watchers = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;

  /** How far a game is; nothing where it is ready. */
  of(game: string): GameState | undefined {
    const state = this.states[game];
    return state?.state === "ready" ? undefined : state;
  }

  /** Keep asking until every game is ready; for an effect, which ends it. */
  watch(): () => void {
    this.watchers += 1;
    if (this.watchers === 1) void this.ask();
    return () => {
      this.watchers -= 1;
      if (!this.watchers) clearTimeout(this.timer);
    };
  }

  private async ask(): Promise<void> {
    this.states = await api.health().then(
      (health) => health.games,
      () => this.states,
    );
    this.known = true;
    const unready = Object.values(this.states).some((one) => one.state !== "ready");
    if (unready && this.watchers) this.timer = setTimeout(() => void this.ask(), ASK_EVERY);
  }
}

export const preparation = new Preparation();
