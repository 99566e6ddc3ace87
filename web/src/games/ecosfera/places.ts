/** Where Ecosfera's decisions are to be seen: a card of the market or of a row, a token, a tile. */
import type { PlacesOf } from "../../lib/places";
import { idsByCode, subjectOf } from "./choices";
import type { Catalogue, View } from "./types";

export const placesOf: PlacesOf<View, Catalogue> = (decision, _view, catalogue) => {
  const subject = subjectOf(decision, idsByCode(catalogue));
  const [kind, id] = subject.split(":");
  const found: Record<string, string[]> = {
    card: [
      decision.kind === "buy" ? `.markets [data-card='${id}']` : `.row-region [data-card='${id}']`,
      `[data-card='${id}'][data-legal]`,
      `[data-card='${id}']`,
    ],
    token: [`.row-region [data-token='${id}']`, `[data-token='${id}']`],
    policy: [`[data-policy='${id}']`],
    habitat: [`[data-habitat='${id}']`],
    row: [`[data-row='${id}']`],
    button: decision.kind === "end_turn" ? ["[data-testid='primary']"] : [],
  };
  return { to: found[kind!] ?? [] };
};
