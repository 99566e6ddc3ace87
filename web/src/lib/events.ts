/** What happened, in words: an event is a text's key and arguments that refer to what has a name. */
import type { FluentVariable } from "@fluent/bundle";
import { device } from "./device.svelte";
import type { Json, LogLine } from "./messages";
import type { Argument, Reference, Refusal, RefusalCode } from "./protocol";
import { gameText, t } from "./texts.svelte";

const SEPARATOR = ", ";

/** What the texts of a game need to name things: see `engine/naming.py`. */
export interface Naming {
  game: string;
  catalogue: Json | null;
  seatName: (seat: number) => string;
}

type Component = Record<string, unknown>;

const knownBy = (one: Component): unknown => one.id ?? one.key ?? one.number;

function nameOf(
  naming: Naming,
  { kind, id, part = "name", arguments: given = {} }: Reference,
): string {
  if (kind === "seat") return naming.seatName(Number(id));
  if (kind === "text") return gameText(naming.game, `${id}`, argumentsOf(naming, given));
  const components = (naming.catalogue?.[kind] ?? []) as Component[];
  const found = components.find((one) => knownBy(one) === id);
  return (found?.[part] as Record<string, string> | undefined)?.[device.language] ?? `${id}`;
}

function argumentText(naming: Naming, given: Argument): FluentVariable {
  if (typeof given !== "object") return given;
  return Array.isArray(given)
    ? given.map((one) => nameOf(naming, one)).join(SEPARATOR)
    : nameOf(naming, given);
}

const argumentsOf = (
  naming: Naming,
  given: Record<string, Argument>,
): Record<string, FluentVariable> =>
  Object.fromEntries(
    Object.entries(given).map(([name, value]) => [name, argumentText(naming, value)]),
  );

/** Why the server carried a message out only in part or not at all. */
export const refusalText = (code: RefusalCode): string => t(`refused-${code.replaceAll("_", "-")}`);

/** Why something may not be done. */
export const formatRefusal = (naming: Naming, { key, arguments: given }: Refusal): string =>
  gameText(naming.game, key, argumentsOf(naming, given));

/** A line of the log; one of nobody is a note about the table. */
export function formatLine(naming: Naming, line: LogLine): string {
  if (line.seat === null) return t(`note-${line.key}`);
  return gameText(naming.game, line.key, argumentsOf(naming, line.arguments));
}
