/** What the action bar says and offers, for every phase of play. */
import { device } from "../../lib/device.svelte";
import type { LiveSeat } from "../../lib/live.svelte";
import type { Decision } from "../../lib/messages";
import type { PrimaryVerb } from "../../parts/ActionBar.svelte";
import type { Choosing } from "./choosing.svelte";
import type { CardFacts, Catalogue, Choice, View } from "./model";
import { placeName } from "./words";
import { text } from "./texts";

export interface Prompt {
  step: string;
  prompt: string;
  primary?: PrimaryVerb;
  /** Decisions with buttons of their own, beside the primary verb. */
  extra: { kind: string; label: string; onclick: () => void }[];
}

interface Given {
  live: LiveSeat;
  choosing: Choosing;
  view: View;
  catalogue: Catalogue;
  cards: Map<string, CardFacts>;
  seatName: (seat: number) => string;
}

/** Decisions that the primary verb offers while nothing is taken up. */
const PLAIN = ["end_turn", "look"];

/** Decisions of special rules that may be made beside the main action. */
const BESIDE = ["band", "clear"];

export function prompts(given: Given): Prompt {
  const { live, choosing, view } = given;
  if (view.phase === "over") return quiet(text("phase-over"));
  if (!live.isMyTurn) {
    const key = view.together ? "partner-chooses" : "other-chooses";
    return quiet(text(key, { name: given.seatName(view.actor ?? 0) }));
  }
  const plain = choosing.buttons.find((one) => PLAIN.includes(one.kind));
  const decided = choosing.decided;
  return {
    step: stepOf(given),
    prompt: promptOf(given),
    primary: decided
      ? { label: verbOf(decided, given), onclick: () => choosing.confirm() }
      : plain && !choosing.source
        ? button(plain, live)
        : undefined,
    extra: [
      ...BESIDE.filter((kind) => choosing.sources.has(kind) && choosing.source !== kind).map(
        (kind) => ({
          kind,
          label: text(`offer-${kind}`),
          onclick: () => choosing.pickSource(kind),
        }),
      ),
      ...choosing.buttons
        .filter((one) => one !== plain || choosing.source !== null)
        .map((one) => ({ kind: one.kind, ...button(one, live) })),
    ],
  };
}

const quiet = (prompt: string): Prompt => ({ step: "", prompt, extra: [] });

function button(decision: Decision, live: LiveSeat): { label: string; onclick: () => void } {
  const key = `do-${decision.kind.replace("_", "-")}`;
  return { label: text(key), onclick: () => live.act(decision) };
}

/** The small line above the prompt: which part of which action this is. */
function stepOf({ choosing, view, catalogue }: Given): string {
  if (view.effect) {
    const skill = catalogue.skills[view.effect.skill - 1]!;
    const facts = [...skill.active, ...skill.exhausted].find(
      (one) => one.effect === view.effect!.effect,
    );
    return `${skill.name[device.language]} · ${facts?.text[device.language] ?? ""}`;
  }
  if (view.phase === "order") return text("step-order");
  if (view.phase === "after") return text("step-after");
  const kind = choosing.open[0]?.decision.kind;
  if (kind === "introduce") return text("step-introduce", { step: 2 });
  if (kind === "buy_wild") return text("step-wild", { step: 2 });
  return text("step-turn");
}

function promptOf({ choosing, view, cards, catalogue }: Given): string {
  const kind = choosing.open[0]?.decision.kind;
  const count = choosing.lit.size;
  const card = takenUp({ choosing, view, catalogue });
  const name = card ? cards.get(card)!.name[device.language] : "";
  if (kind === "introduce" || kind === "keep") return text("prompt-place", { card: name, count });
  if (kind === "buy_wild")
    return text("prompt-wild", { card: name, count, price: view.wild_price });
  if (kind === "move") return text("prompt-move-to", { card: name, count });
  if (kind === "use_active" || kind === "use_exhausted" || kind === "resolve")
    return choosing.open[0]!.decision.text;
  if (kind === "band" || kind === "clear") return text(`prompt-${kind}`, { count });
  if (kind === "discard") return text("prompt-discard-this", { card: name });
  if (kind === "put_back") return text("prompt-put-back-this", { card: name });
  if (view.phase === "research") return text("prompt-research", { count });
  if (view.phase === "discard") return text("prompt-discard", { count: view.effect?.left ?? 1 });
  if (view.phase === "offer")
    return text(view.effect?.effect === "DIG3" ? "look-discard" : "look-deck");
  if (view.phase === "turn" && view.boards[view.own_board ?? 0]!.spaces.every(Boolean))
    return text("prompt-full");
  return text(`prompt-${view.phase}`);
}

/** The card that is taken up. */
export function takenUp({
  choosing,
  view,
  catalogue,
}: Pick<Given, "choosing" | "view" | "catalogue">): string | null {
  const [kind, which] = (choosing.source ?? "").split(":");
  if (kind === "slot") return view.field[Number(which) - 1]?.card ?? null;
  if (kind === "wild") return catalogue.cards.filter((card) => card.wild)[Number(which) - 1]!.id;
  if (kind === "from")
    return (
      view.boards[view.own_board ?? 0]!.spaces.find((one) => one?.space === which)?.card ?? null
    );
  if (kind !== "drawn" || !view.drawn) return null;
  const places = new Set(
    choosing.choices
      .filter((choice) => choice.source.startsWith("drawn:"))
      .map((choice) => choice.source),
  );
  return view.drawn[[...places].sort().indexOf(choosing.source!)] ?? null;
}

/** The primary verb for a decision that is fully chosen. */
function verbOf(choice: Choice, { catalogue, view }: Given): string {
  const { kind, arguments: chosen } = choice.decision;
  const place = choice.space ? placeName(choice.space) : "";
  if (kind === "use_active" || kind === "resolve") {
    const skill = catalogue.skills[view.skills[Number(chosen.token) - 1]!.skill - 1]!;
    return text(`do-${kind.replace("_", "-")}`, { skill: skill.name[device.language] });
  }
  return text(`do-${kind.replace("_", "-")}`, { place });
}
