/** The end of a game of Ecosfera, as it is typed in: tiles for all, a name for each. */
import type { EveningKind } from "../../pages/companion/evening.svelte";
import type { Habitat } from "./types";

export interface TypedSea {
  player: string;
  /** The tiles on the table, kept with the first player. */
  habitats: Habitat[];
  impacts: number;
}

const fresh = (player: string): TypedSea => ({ player, habitats: [], impacts: 0 });

function isSea(value: unknown): value is TypedSea {
  const sea = value as TypedSea | null;
  return (
    typeof sea?.player === "string" &&
    Array.isArray(sea.habitats) &&
    typeof sea.impacts === "number"
  );
}

export const asDocument = (seats: TypedSea[]): Record<string, unknown> => ({
  habitats: seats[0]!.habitats,
  impacts: seats[0]!.impacts,
  player: seats.map(({ player }) => ({ name: player })),
});

export const ECOSFERA: EveningKind<TypedSea> = {
  game: "ecosfera",
  key: "ecotone-ecosfera-seas",
  fewest: 1,
  most: 4,
  fresh,
  isBoard: isSea,
  isEmpty: ({ habitats, impacts }) => !habitats.length && !impacts,
};
