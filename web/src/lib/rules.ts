/** The part of a rules page that a place on the table, or what is to be decided, asks for. */
import type { Learn, TableState } from "./messages";

/** What is pointed at or has the focus, as the rules page names it: the thing and its place. */
export function pointedRule(): string[] {
  const pointed = [...document.querySelectorAll("main :hover")].at(-1);
  for (const element of [pointed, document.activeElement]) {
    const thing = element?.closest<HTMLElement>("main [data-explains]")?.dataset["explains"];
    const place = element?.closest<HTMLElement>("[data-rule]")?.dataset["rule"];
    const found = [thing && `on:${thing.split(":")[0]}`, place].filter((one) => !!one);
    if (found.length) return found as string[];
  }
  return [];
}

/** What is to be decided, the closest first: the question, the phase, the kinds of decisions. */
export function rulesNow(state: TableState): string[][] {
  const asked = ["ask", "phase"].map((field) => state.view[field]).filter((one) => !!one);
  return [asked.map(String), state.legal.map(({ kind }) => kind)];
}

/** The sections about the first of these that the page tells anything about; else all of it. */
export function sectionsFor(page: Learn, wanted: string[][]): Learn {
  const parsed = new DOMParser().parseFromString(page.html, "text/html");
  const sections = [...parsed.querySelectorAll<HTMLElement>("section[data-rules]")];
  for (const rules of wanted) {
    const found = sections.filter(({ dataset }) =>
      dataset["rules"]!.split(" ").some((rule) => rules.includes(rule)),
    );
    if (found.length) return { ...page, html: found.map((one) => one.outerHTML).join("") };
  }
  return page;
}
