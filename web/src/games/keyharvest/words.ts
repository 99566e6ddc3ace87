/** Fields, workers and counters as a sentence or a screen reader tells them. */
import { device } from "../../lib/device.svelte";
import type { LogLine } from "../../lib/messages";
import type { Reference } from "../../lib/protocol";
import { signed } from "../../lib/words";
import { CROPS, type Catalogue, type Counters, type Crop, type Offer } from "./model";
import { text } from "./texts";

export const cropName = (crop: Crop): string => text(`crop-${crop}`);

/** "2 × wheat, 1 × hops"; nothing for no counters. */
export const countersWords = (counters: Partial<Counters>): string =>
  CROPS.filter((crop) => counters[crop])
    .map((crop) => text("counters", { count: Math.abs(counters[crop]!), crop: cropName(crop) }))
    .join(", ");

/** A space or a field as the edition's board labels it. */
export const spaceName = (catalogue: Catalogue, label: string): string =>
  catalogue.spaces.find((space) => space.label === label)?.name ?? label;

export const spaceNames = (catalogue: Catalogue, labels: string[], between = ", "): string =>
  labels.map((label) => spaceName(catalogue, label)).join(between);

export const workerOf = (catalogue: Catalogue, id: string) =>
  catalogue.workers.find((worker) => worker.id === id)!;

/** A worker by name; one that is known by its value alone has none. */
export const workerName = (catalogue: Catalogue, id: string | null): string =>
  catalogue.workers.find((worker) => worker.id === id)?.name[device.language] ??
  text("sheet-worker");

export const eventOf = (catalogue: Catalogue, id: string) =>
  catalogue.events.find((event) => event.id === id)!;

/** The name of whatever text is followed: a worker, an event, or an action. */
export function tileName(catalogue: Catalogue, id: string): string {
  const found = [...catalogue.workers, ...catalogue.events].find((tile) => tile.id === id);
  return found ? found.name[device.language] : text(`act-${id.toLowerCase()}`);
}

/** "joins 3 fields, +2" or "a group of its own, 0". */
export function offerWords(catalogue: Catalogue, offer: Offer): string {
  const joined = offer.joins.flat().length;
  const words = [
    joined ? text("joins", { count: joined, groups: offer.joins.length }) : text("alone"),
  ];
  if (offer.displaces)
    words.push(text("displaces", { worker: workerName(catalogue, offer.displaces) }));
  words.push(pointsWords(offer.points));
  return words.join(", ");
}

export const pointsWords = (points: number): string =>
  points === 0
    ? text("no-points")
    : text("gain", { points: signed(points), count: Math.abs(points) });

const isAbout = (line: LogLine, key: string, event: string): boolean =>
  line.key === key && (line.arguments.name as Reference).id === event;

/** The log's lines about an event: the one that drew it, and the choices until it was over. */
export function choicesOf(
  log: LogLine[],
  event: string,
): { drawn: LogLine; choices: LogLine[] } | null {
  const from = log.findLastIndex((line) => isAbout(line, "event-drawn", event));
  if (from < 0) return null;
  const rest = log.slice(from + 1);
  const end = rest.findIndex((line) => isAbout(line, "event-closed", event));
  return { drawn: log[from]!, choices: end < 0 ? rest : rest.slice(0, end) };
}
