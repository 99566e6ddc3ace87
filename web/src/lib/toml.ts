/** Plain data as a TOML file: values first, then a part for each element of a list of things. */

type Plain = Record<string, unknown>;

const isPlain = (value: unknown): value is Plain =>
  typeof value === "object" && value !== null && !Array.isArray(value);
const isParts = (value: unknown): value is Plain[] =>
  Array.isArray(value) && value.length > 0 && value.every(isPlain);
const isBare = (key: string): boolean => /^[\w-]+$/.test(key);
const keyed = (key: string): string => (isBare(key) ? key : JSON.stringify(key));
const given = (held: Plain): [string, unknown][] =>
  Object.entries(held).filter(([, value]) => value !== null && value !== undefined);

function inline(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(inline).join(", ")}]`;
  if (isPlain(value))
    return `{ ${given(value)
      .map(([key, one]) => `${keyed(key)} = ${inline(one)}`)
      .join(", ")} }`;
  return JSON.stringify(value);
}

/** A list of lists stands with one of them in each line, as a board does. */
function value(held: unknown): string {
  if (!Array.isArray(held) || !held.some(Array.isArray)) return inline(held);
  return `[\n${held.map((row) => `  ${inline(row)},\n`).join("")}]`;
}

const lines = (held: Plain): string =>
  given(held)
    .map(([key, one]) => `${keyed(key)} = ${value(one)}\n`)
    .join("");

export function asToml(document: Plain, comment = ""): string {
  const parts = given(document).filter(([, held]) => isParts(held)) as [string, Plain[]][];
  const values = given(document).filter(([, held]) => !isParts(held));
  return [
    comment && `# ${comment}\n`,
    values.length ? lines(Object.fromEntries(values)) : "",
    ...parts.flatMap(([name, all]) => all.map((part) => `[[${keyed(name)}]]\n${lines(part)}`)),
  ]
    .filter(Boolean)
    .join("\n");
}
