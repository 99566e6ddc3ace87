/** The landscape behind a silhouette: hills, trees, dunes, water and peaks from its habitats. */
import type { CardFacts, HabitatLetter } from "./model";

export interface Stroke {
  d: string;
  fill?: string;
  line?: string;
  opacity?: number;
}

/** Numbers that look random and are the same for the same name every time. */
function numbersFrom(name: string): () => number {
  let state = 2166136261;
  for (const letter of name) state = Math.imul(state ^ letter.charCodeAt(0), 16777619);
  return () => {
    state = Math.imul(state ^ (state >>> 15), 2246822519);
    state = Math.imul(state ^ (state >>> 13), 3266489917);
    return ((state ^= state >>> 16) >>> 0) / 4294967296;
  };
}

const round = (value: number): number => Math.round(value * 10) / 10;
const land = (letter: string): string => `var(--k-${letter}-land)`;

function peaks(next: () => number): Stroke[] {
  const left = round(24 + next() * 14);
  const right = round(left + 32 + next() * 8);
  return [
    {
      fill: land("a"),
      d: `M0 100V66L${left} 33L${left + 16} 54L${right} 41L${right + 20} 62L100 48V100z`,
    },
    {
      fill: "var(--surface-2)",
      opacity: 0.75,
      d: `M${left} 33l7 9-5-1-3 5-4-5-4 3zM${right} 41l7 8h-5l-3 4-4-4z`,
    },
  ];
}

function forest(next: () => number): Stroke[] {
  const trees = Array.from({ length: 7 }, (_, n) => {
    const x = round(n * 16.5 + next() * 4 - 1);
    const tall = round(24 + next() * 10);
    const wide = round(7 + next() * 2);
    return `M${x} ${round(84 - tall)}l${wide} ${tall}h${-2 * wide}z`;
  });
  return [{ fill: land("f"), d: `M0 100V80Q50 72 100 80V100z${trees.join("")}` }];
}

function dunes(next: () => number): Stroke[] {
  const crest = round(25 + next() * 40);
  return [
    { fill: land("d"), d: `M0 100V82Q${crest} 68 ${crest + 22} 80T100 78V100z` },
    {
      line: "var(--k-d)",
      opacity: 0.35,
      d: `M${round(crest - 14)} 84q12-6 24 0M${round(crest + 12)} 92q10-5 20 0`,
    },
  ];
}

function water(): Stroke[] {
  const waves = "t16.7 0 16.7 0 16.7 0 16.7 0 16.6 0";
  return [
    { fill: land("w"), d: `M0 100V86q8.300-5 16.600 0${waves}V100z` },
    {
      line: "var(--surface-2)",
      opacity: 0.7,
      d: "M-4 93q8.300-4 16.600 0t16.700 0M52 95q8.300-4 16.600 0t16.700 0",
    },
  ];
}

const DRAWN: [HabitatLetter, (next: () => number) => Stroke[]][] = [
  ["A", peaks],
  ["F", forest],
  ["D", dunes],
  ["W", water],
];

/** What lies behind a card's silhouette, from the horizon to the front. */
export function terrain(card: CardFacts): Stroke[] {
  const next = numbersFrom(card.id);
  return DRAWN.filter(([letter]) => card.habitats.includes(letter)).flatMap(([, draw]) =>
    draw(next),
  );
}
