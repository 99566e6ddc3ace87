import type { GameClient } from "../index";
import { choiceName } from "./choices";
import "./colours.css";

const keystone: GameClient = {
  rank: 1,
  board: () => import("./Keystone.svelte"),
  moments: ["event-time", "event-final-round", "event-invaded", "event-shifted", "event-swept"],
  places: () => import("./places"),
  account: () => import("./account"),
  sheet: () => import("./EndSheet.svelte"),
  finalBoard: () => import("./FinalBoard.svelte"),
  count: () => import("./count"),
  component: () => import("./Component.svelte"),
  symbol: () => import("./Symbol.svelte"),
  choiceName,
  figure: () => import("./RuleDrawing.svelte"),
  art: () => import("./Art.svelte"),
  ground: "var(--k-f-land)",
  companion: () => import("./Companion.svelte"),
  setUp: () => import("./AssignmentSetUp.svelte"),
  parcel: () => import("./Envelope.svelte"),
  map: () => import("./Continent.svelte"),
};

export default keystone;
