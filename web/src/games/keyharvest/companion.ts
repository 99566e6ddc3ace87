/** Countries of the companion: what lies on them, and in which words the server is told. */
import type { EveningKind } from "../../pages/companion/evening.svelte";
import {
  CROPS,
  type BoardView,
  type Catalogue,
  type Counters,
  type Crop,
  type Score,
  type FieldLocation,
} from "./model";
import { spaceName } from "./words";

export interface TypedCountry {
  player: string;
  fields: string[];
  /** Workers by their spaces: one of the edition, or a value alone ("2"). */
  workers: Record<string, string>;
  counters: Counters;
}

/** The values that are printed on workers. */
export const VALUES = ["1", "2", "3", "4", "5"];
const isValue = (worker: string): boolean => VALUES.includes(worker);

const noCounters = (): Counters => ({ wheat: 0, vegetables: 0, apples: 0, wine: 0, hops: 0 });

export const emptyCountry = (player: string): TypedCountry => ({
  player,
  fields: [],
  workers: {},
  counters: noCounters(),
});

/** All countries in the words of the server. */
export const asDocument = (
  countries: TypedCountry[],
  catalogue: Catalogue,
): Record<string, unknown> => ({
  player: countries.map((country) => ({
    name: country.player,
    fields: country.fields.map((label) => spaceName(catalogue, label)),
    workers: Object.fromEntries(
      Object.entries(country.workers).map(([space, worker]) => [
        spaceName(catalogue, space),
        isValue(worker) ? Number(worker) : worker,
      ]),
    ),
    counters: country.counters,
  })),
});

const noScore: Score = {
  workers: [],
  largest: { fields: [], each: 1, points: 0 },
  second: { fields: [], each: 2, points: 0 },
  unscored: [],
  tiles: 0,
  total: 0,
};

/** A typed country, or one at the end of a game, as the board draws one. */
export function asBoard(
  country: TypedCountry,
  score: Score | undefined,
  catalogue: Catalogue,
): BoardView {
  const crops = new Map(catalogue.spaces.map((space) => [space.label, space.crop]));
  const values = new Map(catalogue.workers.map((worker) => [worker.id, worker.value]));
  return {
    fields: country.fields.map((space) => ({
      space,
      crop: crops.get(space)!,
      harvested: !!score?.harvested?.includes(space),
    })),
    workers: Object.entries(country.workers).map(([space, worker]) => ({
      space,
      worker,
      value: isValue(worker) ? Number(worker) : values.get(worker)!,
    })),
    farmhands: [],
    store: [],
    guarded: false,
    counters: country.counters,
    counter_count: CROPS.reduce((sum, crop) => sum + country.counters[crop], 0),
    known: {} as BoardView["known"],
    moved: country.counters,
    score: score ?? noScore,
  };
}

/** Where every field lies, seen from one country; what lies nowhere is taken to be in the bag. */
export function placesOf(
  countries: TypedCountry[],
  at: number,
  catalogue: Catalogue,
): Map<string, FieldLocation> {
  const found = new Map<string, FieldLocation>(
    catalogue.spaces.map((space) => [space.label, { where: "bag" }]),
  );
  countries.forEach((country, seat) => {
    for (const field of country.fields)
      found.set(field, seat === at ? { where: "here" } : { where: "board", seat });
  });
  return found;
}

/** Workers that can still be set: own farmhands, and townsfolk that stand on no board. */
export function freeWorkers(countries: TypedCountry[], at: number, catalogue: Catalogue): string[] {
  const own = new Set(Object.values(countries[at]!.workers));
  const everywhere = new Set(countries.flatMap((country) => Object.values(country.workers)));
  return catalogue.workers
    .filter((worker) => !(worker.kind === "farmhand" ? own : everywhere).has(worker.id))
    .map((worker) => worker.id);
}

/** Put a field, a worker or nothing on a space. */
export function putOn(country: TypedCountry, space: string, what: string | null): TypedCountry {
  const workers = Object.fromEntries(
    Object.entries(country.workers).filter(([where]) => where !== space),
  );
  const fields = country.fields.filter((field) => field !== space);
  if (what === space) fields.push(space);
  else if (what) workers[space] = what;
  return { ...country, fields, workers };
}

/** One more or one fewer counter, as far as there are any. */
export function count(
  country: TypedCountry,
  crop: Crop,
  by: number,
  catalogue: Catalogue,
): TypedCountry {
  const most = catalogue.crops.find((one) => one.id === crop)!.counters;
  const now = Math.min(most, Math.max(0, country.counters[crop] + by));
  return { ...country, counters: { ...country.counters, [crop]: now } };
}

/** Spaces in what was typed by the labels of the board ("e4 d5"), and the rest, which is none. */
export function labelsIn(typed: string, catalogue: Catalogue): { labels: string[]; rest: string } {
  const known = new Map(catalogue.spaces.map((space) => [space.name.toUpperCase(), space.label]));
  const words = typed
    .toUpperCase()
    .split(/[\s,;]+/)
    .filter(Boolean);
  const labels = words.flatMap((word) => known.get(word) ?? []);
  return { labels, rest: words.filter((word) => !known.has(word)).join(" ") };
}

/** Countries of earlier versions called the player `name`. */
function isCountry(value: unknown): value is TypedCountry {
  const country = value as (TypedCountry & { name?: string }) | null;
  if (country && typeof country.name === "string") country.player ??= country.name;
  return (
    typeof country?.player === "string" &&
    Array.isArray(country.fields) &&
    typeof country.workers === "object" &&
    typeof country.counters === "object"
  );
}

export const KEYHARVEST: EveningKind<TypedCountry> = {
  game: "keyharvest",
  key: "ecotone-keyharvest-countries",
  fewest: 2,
  most: 4,
  fresh: emptyCountry,
  isBoard: isCountry,
  isEmpty: ({ fields, workers, counters }) =>
    !fields.length &&
    !Object.keys(workers).length &&
    Object.values(counters).every((number) => !number),
};
