/** A chosen decision in sentences: what it takes, what it brings, what it risks. */
import type { Decision } from "../../lib/messages";
import type { Table } from "./table.svelte";
import type { Preview, Risk } from "./types";

export interface Explained {
  lines: string[];
  /** What certainly or possibly strikes. */
  warnings: string[];
}

export function explain(table: Table, decision: Decision): Explained {
  const preview = table.previewOf(decision);
  const lines = [
    ...payment(table, decision, preview),
    ...tiles(table, preview),
    ...cards(table, decision, preview),
  ];
  return { lines, warnings: [...strikes(table, preview), ...draws(table, preview)] };
}

function payment(table: Table, decision: Decision, preview: Preview): string[] {
  const { pays, borrows, brings, pairs, then } = preview;
  const said: string[] = [];
  const card = brings?.[0] ? table.name(brings[0]) : "";
  if (decision.kind === "buy" || brings) {
    if (pays?.length && card) said.push(table.text("pay", { cards: table.names(pays), card }));
    if (borrows) said.push(table.text("borrow", { element: table.name(borrows) }));
    if (!pays && pairs?.length) said.push(table.text("pairs", { count: pairs.length, card }));
  }
  for (const { card: other, habitats } of then ?? [])
    said.push(
      table.text("then", { card, other: table.name(other), habitats: table.names(habitats) }),
    );
  return said;
}

function tiles(table: Table, { habitats, pays, partners, wins, policies }: Preview): string[] {
  const said: string[] = [];
  if (habitats?.length) {
    const key = pays ? "restore-with" : "restore";
    said.push(
      table.text(key, { habitats: table.names(habitats), cards: pays ? table.names(pays) : "" }),
    );
  }
  for (const { card, habitats: shared } of partners ?? [])
    said.push(table.text("partner", { card: table.name(card), habitats: table.names(shared) }));
  if (wins) said.push(table.text("wins"));
  if (policies) said.push(table.text("draws-policies", { count: policies }));
  return said;
}

function cards(table: Table, decision: Decision, preview: Preview): string[] {
  const { brings, to, returns, funding, asks } = preview;
  const said: string[] = [];
  if (to !== undefined && brings?.length)
    said.push(table.text("comes-to", { cards: table.names(brings), row: table.rowName(to) }));
  if (returns?.length) said.push(table.text("goes-under", { cards: table.names(returns) }));
  if (decision.kind === "activate") {
    const policy = table.policy(table.ids.get(decision.arguments.policy!) ?? "");
    if (policy) said.push(policy.does[table.language]);
    if (asks) said.push(table.text("asks"));
    else if (funding !== undefined) said.push(table.text("funding-left", { count: funding }));
  }
  return said;
}

/** What a decision certainly brings about. */
function strikes(table: Table, preview: Preview): string[] {
  const { because, answer, pressure = 0, impacts = 0, loses, danger, to, ends_turn } = preview;
  const said: string[] = [];
  if (because === "equal") said.push(table.text(answer ? "strike-answer" : "strike-equal"));
  if (because === "idle" && pressure) said.push(table.text("strike-idle"));
  if (impacts) said.push(table.text("strike-impacts", { count: impacts }));
  if (loses) said.push(table.text("loses"));
  else if (because === "equal" && ends_turn) said.push(table.text("strike-ends"));
  if (danger && to !== undefined)
    said.push(table.text(`danger-${danger}`, { row: table.rowName(to) }));
  return said;
}

/** The odds of the next card, and what a bad one does. */
function draws(table: Table, { draws: drawn }: Preview): string[] {
  if (!drawn) return [];
  if (drawn.top) return [table.text("top", { card: table.name(drawn.top) })];
  if (!drawn.harmful) return [];
  return [table.text("odds", { harmful: drawn.harmful, cards: drawn.cards })];
}

/** What hangs over a row, in a sentence. */
export function riskWords(table: Table, risk: Risk): string {
  const mine = table.isMine(risk.row) && table.view.players > 1 ? "yes" : "no";
  const row = table.rowName(risk.row);
  if (risk.element)
    return table.text("risk-equal", {
      row,
      mine,
      count: risk.count,
      element: table.name(risk.element),
    });
  const { pressure } = table.catalogue.limits;
  const key = risk.count < pressure ? "risk-pressure" : "risk-struck";
  return table.text(key, { row, mine, count: risk.count, tiles: risk.tiles ?? 0 });
}
