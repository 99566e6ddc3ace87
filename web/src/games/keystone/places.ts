/** Where Keystone's decisions are to be seen: a card and the space it goes to, a skill. */
import type { PlacesOf } from "../../lib/places";
import { choiceOf } from "./model";
import type { Catalogue, View } from "./model";

export const placesOf: PlacesOf<View, Catalogue> = (decision, view, _catalogue, seat) => {
  const { together } = view;
  const { source, space } = choiceOf({ ...decision, action: 0, text: "" });
  const owner = together ? 0 : seat;
  const at = (name: string) => `[data-space="${owner}:${name}"]`;
  const [kind, name] = source.split(":");
  const from: Record<string, string[]> = {
    slot: [`[data-slot="${source}"]`],
    wild: [`[data-slot="${source}"]`, "[data-testid^='wild-']"],
    drawn: [`[data-slot="${source}"]`, "[data-testid='discards']"],
    token: [`[data-testid='skill-${name}']`],
    from: [at(name ?? "")],
    use_exhausted: ["[data-testid='use-exhausted']"],
    look: ["[data-testid='look']"],
    skip: ["[data-testid='skip']"],
    keep_none: ["[data-testid='keep_none']"],
    end_turn: ["[data-testid='end_turn']"],
  };
  return { from: from[kind!] ?? [], to: space ? [at(space)] : [] };
};
