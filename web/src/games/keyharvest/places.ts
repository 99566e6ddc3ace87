/** Where Key Harvest's decisions are to be seen: an action, a field, a space, a worker, a crop. */
import type { PlacesOf } from "../../lib/places";
import { subjectOf } from "./choosing.svelte";

export const placesOf: PlacesOf = (decision) => {
  const [kind, name] = subjectOf(decision).split(":");
  const field = [
    `.tile[data-field='${name}']`,
    `[data-field='${name}'][data-legal]`,
    `[data-field='${name}']`,
    `[data-space='${name}']`,
  ];
  const found: Record<string, string[]> = {
    act: [`[data-letter='${name}']`],
    field,
    space: [`[data-space='${name}']`],
    worker: [`[data-worker='${name}']`],
    crop: [`[data-crop='${name}'][data-legal]`, `[data-crop='${name}']`],
    end_turn: ["[data-testid='primary']"],
  };
  return { to: found[kind!] ?? [`[data-testid='extra-${kind}']`, "[data-testid='primary']"] };
};
