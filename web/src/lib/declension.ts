/**
 * Names in the case that a sentence needs: `{ ACCUSATIVE($card) }`. A name with its forms is a term
 * of the catalogue; see `engine/declension.py`, which does the same for the server.
 */
import type { FluentFunction, FluentResource } from "@fluent/bundle";

type Names = Map<string, Record<string, string>>;
const CASES = ["nominative", "accusative", "dative"];
const SEPARATORS = /, | und /;

/** One name in a case; what follows it in parentheses stays as it is. */
function declined(names: Names, given: string, grammaticalCase: string): string {
  const [, name = "", more = ""] = /^(.*?)( \(.*)?$/.exec(given.replaceAll("\u00ad", "")) ?? [];
  const forms = names.get(name);
  return forms ? (forms[grammaticalCase] ?? forms.nominative) + more : `„${given}“`;
}

/** The functions of a catalogue, one per case, by the names among its terms. */
export function declension(resources: FluentResource[]): Record<string, FluentFunction> {
  const terms = resources.flatMap(({ body }) => body).filter(({ id }) => id.startsWith("-"));
  const names = new Map(
    terms.map(({ value, attributes }) => [value as string, attributes as Record<string, string>]),
  );
  const decline =
    (grammaticalCase: string): FluentFunction =>
    ([given], { capital }) => {
      const all = String(given).split(SEPARATORS);
      const parts = all.map((one) => declined(names, one, grammaticalCase));
      const last = parts.pop() ?? "";
      const words = parts.length ? `${parts.join(", ")} und ${last}` : last;
      return capital === "yes" ? words.charAt(0).toUpperCase() + words.slice(1) : words;
    };
  return Object.fromEntries(CASES.map((one) => [one.toUpperCase(), decline(one)]));
}
