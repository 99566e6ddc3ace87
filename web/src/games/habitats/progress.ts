/** How far laying a tile brings the needs of a park, beside the points it brings at once. */
import type { Laid, Need, PlacePreview } from "./model";

/** A need that has more than before, and how much more. */
export interface NearerNeed {
  tile: string;
  slot: number;
  need: Need;
  gained: number;
}

const counted = (need: Need): number => Math.min(need.has, need.wants);

/** The needs that laying a tile brings nearer: those of the tile itself, then those of its park. */
export function nearerNeeds(place: PlacePreview, park: Laid[]): NearerNeed[] {
  const before = new Map(park.map((tile) => [tile.slot, tile]));
  return [place.tile, ...place.changes].flatMap(({ tile, slot, needs }) =>
    needs.flatMap((need) => {
      const had = before.get(slot)?.needs.find((one) => one.need === need.need);
      const gained = counted(need) - (had ? counted(had) : 0);
      return gained > 0 ? [{ tile, slot, need, gained }] : [];
    }),
  );
}
