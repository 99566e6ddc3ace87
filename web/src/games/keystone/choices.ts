/** What the choices in the form of a component are called. */
import { text } from "./texts";
import { symbolName } from "./words";

/** Goals are written `L3:Spring`, effects `DISCARD(2)`. */
export function choiceName(column: string, choice: string): string | undefined {
  if (column.startsWith("goal")) {
    const [shape, symbol] = choice.split(":") as [string, string];
    return text(`goal-${shape.toLowerCase()}`, { symbol: symbolName(symbol) });
  }
  if (column === "active" || column === "exhausted") {
    const [, effect, amount] = /^(\w+?)(?:\((\d)\))?$/.exec(choice) ?? [];
    const key = effect!.toLowerCase().replaceAll("_", "-");
    return text(`effect-${key}`, { count: Number(amount ?? 0) });
  }
  return undefined;
}
