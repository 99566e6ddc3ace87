/** The tables where others wait for this person, asked for now and then while a page is open. */
import { device } from "./device.svelte";
import type { PersonTurn } from "./messages";

const ASK_EVERY = 30_000;

class Awaited {
  private turns = $state.raw<PersonTurn[]>([]);
  private watchers = 0;
  private timer: ReturnType<typeof setInterval> | undefined;

  /** How many tables wait, apart from one that is looked at. */
  count(except = ""): number {
    return this.turns.filter((one) => one.table !== except).length;
  }

  /** What a title begins with: the number of tables that wait. */
  mark(except = ""): string {
    const count = this.count(except);
    return count ? `(${count}) ` : "";
  }

  /** Keep asking until the returned function is called. */
  watch(): () => void {
    if (this.watchers++ === 0) {
      this.ask();
      this.timer = setInterval(() => this.ask(), ASK_EVERY);
    }
    return () => {
      if (--this.watchers === 0) clearInterval(this.timer);
    };
  }

  /** A server that is away has nothing to say, and the page need not say that. */
  async ask(): Promise<void> {
    const { person, tables } = device;
    if (!person || !tables.length) return;
    try {
      const answer = await fetch("/api/person/turns", {
        headers: { "Ecotone-Person": person.secret },
      });
      if (!answer.ok) return;
      this.turns = (await answer.json()) as PersonTurn[];
      await navigator.setAppBadge?.(this.turns.length);
    } catch {
      /* asked again later */
    }
  }
}

export const awaited = new Awaited();
