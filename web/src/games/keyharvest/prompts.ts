/** What the action bar says and offers, for every question of the game. */
import { device } from "../../lib/device.svelte";
import type { LiveSeat } from "../../lib/live.svelte";
import type { Decision } from "../../lib/messages";
import type { PrimaryVerb } from "../../parts/ActionBar.svelte";
import { counted, countersAfter, type Choosing } from "./choosing.svelte";
import type { Catalogue, Preview, View } from "./model";
import {
  countersWords,
  eventOf,
  pointsWords,
  spaceName,
  spaceNames,
  tileName,
  workerName,
  workerOf,
} from "./words";
import { text } from "./texts";

export interface Prompt {
  step: string;
  prompt: string;
  primary?: PrimaryVerb;
  /** Decisions with buttons of their own, beside the primary verb. */
  extra: Decision[];
}

export interface Given {
  live: LiveSeat;
  choosing: Choosing;
  view: View;
  catalogue: Catalogue;
  seatName: (seat: number) => string;
}

/** Plain answers that the primary verb takes while nothing is picked, the first that there is. */
const PLAIN = ["use", "take_part", "end_turn"];

export function prompts(given: Given): Prompt {
  const { live, choosing, view } = given;
  if (view.ask === "over") return { step: "", prompt: text("ask-over"), extra: [] };
  if (!live.isMyTurn)
    return {
      step: stepOf(given),
      prompt: text("other-chooses", { name: given.seatName(view.actor ?? 0) }),
      extra: [],
    };
  const plain = plainAnswer(choosing);
  if (choosing.picked.length) {
    const stops = choosing.several ? ["stop"] : [];
    return {
      step: stepOf(given),
      prompt: pickedPrompt(given),
      primary: {
        label: verbOf(given),
        disabled: choosing.missing > 0,
        reason: text("missing", { count: choosing.missing }),
        onclick: () => choosing.confirm(),
      },
      extra: choosing.buttons.filter(
        (one) => !stops.includes(one.kind) && !choosing.picked.includes(one),
      ),
    };
  }
  return {
    step: stepOf(given),
    prompt: promptOf(given),
    primary: plain && {
      label: plain.text,
      onclick: () => (wastesTurn(given, plain) ? choosing.pick(plain.kind) : live.act(plain)),
    },
    extra: choosing.buttons.filter((one) => one !== plain),
  };
}

/** What the primary verb does while nothing is picked; to decline, only where nothing else can be. */
function plainAnswer(choosing: Choosing): Decision | undefined {
  if (choosing.legal.length === 1) return choosing.buttons[0];
  return PLAIN.map((kind) => choosing.decisions.get(kind)).find((one) => one);
}

/** Would this end a turn though something can still be done, or is every end to be asked about? */
const wastesTurn = ({ choosing }: Given, decision: Decision): boolean =>
  decision.kind === "end_turn" && (choosing.legal.length > 1 || device.careful);

/** The small line above the prompt: which part of which action or text this is. */
function stepOf({ view, catalogue }: Given): string {
  if (view.ask === "turn")
    return text("step-turn", {
      number: catalogue.actions_a_turn - view.actions_left + 1,
      count: catalogue.actions_a_turn,
    });
  if (!view.tile) return "";
  const name = tileName(catalogue, view.tile);
  const { left, of } = view.doing;
  if (view.event && eventOf(catalogue, view.tile)) return text("step-event", { name });
  if (left !== null && of !== null && of > 1)
    return text("step-of", { name, number: of - left + 1, count: of });
  return name;
}

/** What is to be chosen, while nothing is. */
function promptOf({ view, choosing, catalogue }: Given): string {
  const { worker, left, crop } = view.doing;
  const field = view.doing.field && spaceName(catalogue, view.doing.field);
  const count = choosing.legal.filter((one) => one.kind === "post").length;
  if (worker && view.ask === "replay")
    return text("prompt-replay", { worker: workerName(catalogue, worker), count });
  if (worker) return text("prompt-post", { worker: workerName(catalogue, worker), count });
  if (view.ask === "bid") return text("prompt-bid", { field: field ?? "" });
  if (view.ask === "pay") return text("prompt-pay", { count: left ?? 0, field: field ?? "none" });
  if (view.ask === "take" && crop)
    return text("prompt-take", { crop: countersWords({ [crop]: 1 }) });
  return text(`ask-${view.ask.replaceAll("_", "-")}`);
}

const labels = (catalogue: Catalogue, picked: Decision[]): string =>
  spaceNames(
    catalogue,
    picked.map((one) => one.arguments.field!),
  );

/** What the choice at hand means and brings. */
function pickedPrompt(given: Given): string {
  const { view, choosing, catalogue } = given;
  const { picked, preview } = choosing;
  const first = picked[0]!;
  const { field, space, worker, crop } = first.arguments;
  switch (`${first.kind} ${view.ask}`) {
    case "field harvest": {
      const gained = countersAfter(
        picked,
        picked.map((one) => choosing.previewOf(one)),
      );
      return text("picked-harvest", {
        fields: labels(catalogue, picked),
        counters: countersWords(gained) || text("any-counter"),
      });
    }
    case "field turn_over":
      return text("picked-turn", { fields: labels(catalogue, picked), tile: tileOf(given) });
    case "field place":
      return placeWords(given, field!, preview);
    case "field store":
      return text("picked-store", {
        field: spaceName(catalogue, field!),
        points: pointsWords(preview?.later?.points ?? 0),
        count: preview?.later?.joins.flat().length ?? 0,
      });
    case "field swap_in":
    case "field swap_out":
    case "field move":
      return `${first.text}: ${pointsWords(preview?.points ?? 0)}.`;
    case "end_turn turn":
      return text("picked-end-turn", { used: catalogue.actions_a_turn - view.actions_left });
    case "give bid":
      return text("picked-bid", {
        bid: countersWords(counted(picked)),
        field: spaceName(catalogue, view.doing.field ?? ""),
      });
    case "give pay":
      return text("picked-pay", {
        counters: countersWords(counted(picked)),
        count: choosing.missing,
      });
  }
  if (space)
    return text("picked-post", {
      worker: workerName(catalogue, view.doing.worker!),
      space: spaceName(catalogue, space),
      points: pointsWords(preview?.points ?? 0),
      fields: spaceNames(catalogue, preview?.near ?? []),
      covers: preview?.covers ? workerName(catalogue, preview.covers) : "none",
    });
  if (worker && first.kind === "play") {
    const facts = workerOf(catalogue, worker);
    return text("picked-play", {
      worker: facts.name[device.language],
      text: facts.text[device.language],
      count: preview?.then?.post.length ?? 0,
    });
  }
  if (worker) return `${first.text}: ${pointsWords(preview?.points ?? 0)}.`;
  return crop ? `${first.text}.` : first.text;
}

const tileOf = ({ view, catalogue }: Given): string =>
  view.tile ? tileName(catalogue, view.tile) : "";

/** "Pay Tom 2 wheat and put C7 on your board: second group 3 → 4, +2 points." */
function placeWords(given: Given, label: string, preview: Preview | undefined): string {
  const { seatName, view, catalogue } = given;
  const field = spaceName(catalogue, label);
  if (!preview) return text("placing", { field });
  const own = view.boards[view.own_seat ?? 0]!.score;
  const paid = countersWords(preview.counters ?? {});
  const kind = paid
    ? "buy"
    : preview.due
      ? "due"
      : countersWords(preview.bid ?? {})
        ? "own"
        : "free";
  const price = text(`place-${kind}`, {
    name: preview.to == null ? text("the-stock") : seatName(preview.to),
    counters: kind === "own" ? countersWords(preview.bid ?? {}) : paid,
    count: preview.due ?? 0,
    field,
  });
  const changes = [];
  const [largest, second] = preview.groups ?? [0, 0];
  if (largest !== own.largest.fields.length)
    changes.push(text("largest-becomes", { before: own.largest.fields.length, after: largest }));
  if (second !== own.second.fields.length)
    changes.push(text("second-becomes", { before: own.second.fields.length, after: second }));
  if (preview.displaces)
    changes.push(text("displaces", { worker: workerName(catalogue, preview.displaces) }));
  changes.push(pointsWords(preview.points ?? 0));
  return `${price} ${changes.join(", ")}.`;
}

/** The primary verb for what is picked. */
function verbOf({ view, choosing, catalogue }: Given): string {
  const { picked, preview } = choosing;
  const first = picked[0]!;
  const { field, worker, crop } = first.arguments;
  const count = picked.length;
  if (first.kind === "end_turn") return text("do-end-turn");
  if (first.kind === "field") {
    const paid = view.ask === "place" && preview?.to != null;
    const ask = paid ? "buy" : view.ask.replaceAll("_", "-");
    return text(`do-${ask}`, { field: spaceName(catalogue, field!), count });
  }
  if (first.kind === "post")
    return text("do-post", {
      worker: workerName(catalogue, view.doing.worker!),
      space: spaceName(catalogue, first.arguments.space!),
    });
  if (worker) return text(`do-${first.kind}`, { worker: workerName(catalogue, worker) });
  if (view.ask === "bid" || view.ask === "pay") return text(`do-${view.ask}`, { count });
  return text(`do-${first.kind}`, { crop: countersWords({ [crop!]: 1 }) });
}
