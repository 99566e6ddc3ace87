/** Where Habitats' decisions are to be seen: a tile of the market, a cell of the park. */
import type { PlacesOf } from "../../lib/places";
import { cellKey, type Catalogue, type View, type Way } from "./model";

export const placesOf: PlacesOf<View, Catalogue> = (decision, view, _catalogue, seat) => {
  const { kind, arguments: named } = decision;
  if (kind === "face") return { to: [`[data-testid='face-${named.side}']`] };
  if (kind === "take") {
    const space = view.market?.ahead[named.turn as Way];
    return { to: space === undefined || space === null ? [] : [`[data-testid='space-${space}']`] };
  }
  if (kind !== "place") return {};
  const cell = view.parks[seat]?.open.find(
    (one) => `${one.beside}` === named.beside && one.side === named.side,
  );
  if (!cell) return {};
  const key = cellKey(cell);
  return { to: [`[data-cell='${key}']`] };
};
