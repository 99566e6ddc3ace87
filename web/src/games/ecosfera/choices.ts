/** What on the table each decision is about, so that it can be lit and chosen there. */
import type { Decision } from "../../lib/messages";
import type { Catalogue } from "./types";

/** Ids of species and policies by the codes that decisions use (`p7`, `c1`, `m3`). */
export function idsByCode(catalogue: Catalogue): Map<string, string> {
  return new Map([...catalogue.species, ...catalogue.policies].map((card) => [card.code, card.id]));
}

/** The thing a decision belongs to; `button` for those that belong to none. */
export function subjectOf(
  { kind, arguments: given }: Pick<Decision, "kind" | "arguments">,
  ids: Map<string, string>,
): string {
  switch (kind) {
    case "buy":
    case "place":
    case "use_card":
    case "star":
    case "choose_card":
      return `card:${ids.get(given.card!) ?? given.card}`;
    case "use_token":
      return `token:${given.ability!.split("_")[0]}`;
    case "reactivate":
      return `token:${given.token}`;
    case "activate":
      return `policy:${ids.get(given.policy!)}`;
    case "choose_row":
      return `row:${Number(given.row) - 1}`;
    case "choose_habitat":
      return `habitat:${given.habitat}`;
    default:
      return "button";
  }
}

const ORDER = ["buy", "place", "use_card", "star"];

/** The decisions by their subject; where a card offers several, its action comes first. */
export function bySubject(
  legal: Decision[],
  ids: Map<string, string>,
): Map<string, [Decision, ...Decision[]]> {
  const found = new Map<string, [Decision, ...Decision[]]>();
  const inOrder = [...legal].sort((a, b) => rank(a) - rank(b));
  for (const decision of inOrder) {
    const subject = subjectOf(decision, ids);
    const known = found.get(subject);
    if (known) known.push(decision);
    else found.set(subject, [decision]);
  }
  return found;
}

const rank = (decision: Decision) =>
  (ORDER.indexOf(decision.kind) + ORDER.length + 1) % (ORDER.length + 1);

/** The choices to be offered as words: all in a phase of its own, none that lie on cards. */
export function inWords(legal: Decision[], phase: string, ids: Map<string, string>): Decision[] {
  if (phase === "main") return [];
  return legal.filter((decision) => !subjectOf(decision, ids).startsWith("card:"));
}

/** Decisions that act at once and are not about a thing: yes and no, and where a card goes. */
export const isAnswer = (decision: Decision): boolean =>
  ["take", "give_back", "agree", "decline"].includes(decision.kind);
