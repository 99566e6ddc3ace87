/** Habitats' table in sentences: market, tile in hand, goals, and every park. */
import type { AccountOf } from "../../lib/account";
import { device } from "../../lib/device.svelte";
import type { Catalogue, ParkView, TileFacts, View } from "./model";
import { placeWords, reasonWords, tilesById, tileWords } from "./words";
import { text } from "./texts";

type Tiles = Map<string, TileFacts>;

function market({ market }: View, tiles: Tiles): string[] {
  if (!market) return [];
  return market.tiles.map((id, space) => {
    const row = Math.floor(space / market.columns) + 1;
    const at = text("market-space", { row, column: (space % market.columns) + 1 });
    return `${at}: ${id ? tileWords(tiles.get(id)!) : text("empty")}`;
  });
}

function park({ score }: ParkView, tiles: Tiles): string[] {
  return score.tiles.map((laid) => {
    const words = [tileWords(tiles.get(laid.tile)!), reasonWords(laid)].filter(Boolean).join("; ");
    return `${placeWords(laid)}: ${words}. ${text("points", { count: laid.points })}`;
  });
}

function goals(view: View, catalogue: Catalogue): string[] {
  return view.goals.flatMap(({ goal, year, final }) => {
    const facts = catalogue.goals.find(({ key }) => key === goal);
    if (!facts || final) return [];
    const { name, text: words } = facts;
    return [`${text("year", { year })}, ${name[device.language]}: ${words[device.language]}`];
  });
}

export const accountOf: AccountOf<View, Catalogue> = (view, catalogue) => {
  const tiles = tilesById(catalogue);
  return [
    { key: "hand", lines: view.hand ? [tileWords(tiles.get(view.hand)!)] : [] },
    { key: "market", lines: market(view, tiles) },
    { key: "goals", lines: goals(view, catalogue) },
    ...view.parks.map((one, seat) => ({ key: "parks", seat, lines: park(one, tiles) })),
  ];
};
