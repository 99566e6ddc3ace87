/** Whether the server can be reached, and whether this page is as new as what it serves. */

const FIRST_PAUSE = 1000;
const LONGEST_PAUSE = 8000;
/** What a proxy answers in place of a server that is away. */
const GATEWAY_FAULTS = [502, 503, 504];

/** The file that started this page; its name changes with every build. */
function ownBuild(): string | undefined {
  const entry = document.querySelector<HTMLScriptElement>("script[type=module][src*='/assets/']");
  return entry?.src.split("/").at(-1);
}

export class Server {
  /** It did not answer; it is asked again until it does. */
  away = $state(false);
  /** A newer client is served, or a part of this one is gone: only loading anew helps. */
  outdated = $state(false);
  private pause = FIRST_PAUSE;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private waiting: (() => void)[] = [];

  /** An answer of the server itself; nothing where it is away. */
  async ask(path: string, request?: RequestInit): Promise<Response | null> {
    const answer = await fetch(path, request).catch(() => null);
    if (answer && !(await isGatewayFault(answer))) return answer;
    this.lose();
    return null;
  }

  /** Is it there? If so, is this page up to date? */
  async check(): Promise<boolean> {
    const answer = await this.ask("/api/health", { cache: "no-store" });
    if (!answer) return false;
    const { build } = (await answer.json().catch(() => ({}))) as { build?: string | null };
    if (build && ownBuild() && build !== ownBuild()) this.outdated = true;
    this.find();
    return true;
  }

  /** Resolves once the server answers again. */
  async back(): Promise<void> {
    if (this.away) await new Promise<void>((resolve) => this.waiting.push(resolve));
  }

  /** A part of the client; where the server is away, it comes when the server is back. */
  async part<T>(load: () => Promise<T>): Promise<T> {
    let returned = false;
    for (;;) {
      try {
        return await load();
      } catch {
        if (await this.check()) return this.giveUp(returned);
        await this.back();
        returned = true;
      }
    }
  }

  /** Some browsers never ask again for a module that failed once: then the whole page must. */
  private giveUp(returned: boolean): Promise<never> {
    if (returned && !this.outdated) location.reload();
    else this.outdated = true;
    return new Promise(() => {});
  }

  private lose(): void {
    this.away = true;
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.check(), this.pause);
    this.pause = Math.min(this.pause * 2, LONGEST_PAUSE);
  }

  private find(): void {
    this.away = false;
    this.pause = FIRST_PAUSE;
    clearTimeout(this.timer);
    for (const resolve of this.waiting.splice(0)) resolve();
  }
}

/** The server's own refusals have a body that says why. */
async function isGatewayFault(answer: Response): Promise<boolean> {
  if (!GATEWAY_FAULTS.includes(answer.status)) return false;
  const body = (await answer
    .clone()
    .json()
    .catch(() => ({}))) as { text?: string };
  return !body.text;
}

export const server = new Server();
window.addEventListener("online", () => server.away && server.check());
