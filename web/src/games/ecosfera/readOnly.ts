/** A table at which nothing happens, for drawing single cards of an edition. */
import type { LiveSeat } from "../../lib/live.svelte";
import type { TableFacts, TableState } from "../../lib/messages";
import { Table } from "./table.svelte";
import type { Catalogue, View } from "./types";

const VIEW: Partial<View> = {
  complexity: 2,
  players: 1,
  active: 0,
  phase: "over",
  costs: {},
  rows: [],
  own_rows: [],
  habitats: [],
};

const TABLE: Partial<TableFacts> = { seats: [] };
const STATE: Partial<TableState<View>> = {
  view: VIEW as View,
  legal: [],
  refusals: [],
  last: null,
  table: TABLE as TableFacts,
};
const SEAT: Partial<LiveSeat<View>> = {
  isMyTurn: false,
  readOnly: true,
  previews: {},
  pointing: {},
  state: STATE as TableState<View>,
};

export const readOnlyTable = (catalogue: () => Catalogue): Table =>
  new Table(() => SEAT as LiveSeat<View>, catalogue);
