/** The newest state of a seat, put together from what the server sends of it. */
import { Log } from "./log";
import type { Changed, TableChange, TableState } from "./protocol";

type Container = Record<string | number, unknown>;

export class Received {
  private state: TableState | null = null;
  private log = new Log();

  /** The version that came last; -1 for none. */
  get version(): number {
    return this.state?.version ?? -1;
  }

  /** The state that a message leads to; null if it changes one that is not here. */
  add(message: TableState | TableChange): TableState | null {
    if (message.type === "state") this.state = message;
    else if (this.state?.version !== message.base) return null;
    else {
      const { base, changes, type, ...told } = message;
      this.state = { ...changed(this.state, changes), ...told };
    }
    this.state = { ...this.state, log: this.log.add(message.log_from, message.log) };
    return this.state;
  }
}

/** A copy with the changes; what they do not touch is the same as before. */
export function changed<T extends object>(before: T, changes: Changed[]): T {
  const own = new Set<unknown>();
  const copied = (one: unknown): Container => {
    if (own.has(one)) return one as Container;
    const copy = (Array.isArray(one) ? [...one] : { ...(one as Container) }) as Container;
    own.add(copy);
    return copy;
  };
  const whole = copied(before);
  for (const { path, value = null, gone } of changes) {
    const names = [...path];
    const last = names.pop()!;
    let part = whole;
    for (const name of names) part = part[name] = copied(part[name]) as Container;
    if (gone) delete part[last];
    else part[last] = value;
  }
  return whole as T;
}
