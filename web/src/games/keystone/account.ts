/** Keystone's table in sentences: Field, Skills, Wilds, objective, and every board. */
import type { AccountOf, AccountPart } from "../../lib/account";
import { device } from "../../lib/device.svelte";
import { SPACES, type BoardView, type CardFacts, type Catalogue, type View } from "./model";
import { cardsById, cardWords, habitatName, lineWords, runWords, spaceWords } from "./words";
import { text } from "./texts";

function field(view: View, cards: Map<string, CardFacts>): string[] {
  return view.field.flatMap((place) =>
    place
      ? [
          [
            `${cardWords(cards.get(place.card)!)}.`,
            place.tokens ? text("tokens-on-it", { count: place.tokens }) : "",
            text("costs", { count: place.cost }),
          ]
            .filter(Boolean)
            .join(" "),
        ]
      : [],
  );
}

function skills(view: View, catalogue: Catalogue): string[] {
  return view.skills.flatMap(({ skill, side }) => {
    const facts = catalogue.skills.find(({ number }) => number === skill);
    if (!facts) return [];
    const does = (up: typeof side) =>
      facts[up].map((effect) => effect.text[device.language]).join(text("effect-then"));
    const after = does(side === "active" ? "exhausted" : "active");
    const words = [facts.name[device.language], text(`skill-${side}`), does(side)];
    return [[...words, text("then", { effects: after })].join(". ")];
  });
}

function board(own: BoardView, cards: Map<string, CardFacts>): string[] {
  const laid = own.spaces.map((placed, place) => {
    const held = placed ? cardWords(cards.get(placed.card)!, placed.research) : text("empty");
    return `${spaceWords(SPACES[place]!)}: ${held}`;
  });
  const lines = own.score.lines.flatMap(({ line, points, run }) =>
    run
      ? [
          `${lineWords(line)}: ${text("gain-points", { count: points })} (${run.habitats.map(habitatName).join(", ")}, ${runWords(run)})`,
        ]
      : [],
  );
  return [...laid, ...lines];
}

function objective(own: BoardView, catalogue: Catalogue): string[] {
  const score = own.score.objective;
  const facts = catalogue.objectives.find(({ number }) => number === score?.number);
  if (!score || !facts) return [];
  return score.goals.map(
    (goal, place) => `${facts.goals[place]!.text[device.language]}: ${goal.have}/${goal.need}`,
  );
}

export const accountOf: AccountOf<View, Catalogue> = (view, catalogue) => {
  const cards = cardsById(catalogue);
  const boards = view.boards.flatMap((own, seat): AccountPart[] => [
    { key: "boards", seat, lines: board(own, cards) },
    { key: "objective", seat, lines: objective(own, catalogue) },
  ]);
  return [
    { key: "field", lines: field(view, cards) },
    { key: "skills", lines: skills(view, catalogue) },
    {
      key: "wilds",
      lines: view.wilds
        .flatMap(({ cards: [top] }) => cards.get(top ?? "") ?? [])
        .map((card) => cardWords(card)),
    },
    ...boards,
  ];
};
