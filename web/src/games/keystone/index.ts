import type { GameClient } from "../index";
import "./colours.css";

const keystone: GameClient = {
  rank: 1,
  board: () => import("./Keystone.svelte"),
  sheet: () => import("./EndSheet.svelte"),
  art: () => import("./Art.svelte"),
  ground: "var(--k-f-land)",
  companion: () => import("./Companion.svelte"),
  setUp: () => import("./AssignmentSetUp.svelte"),
  parcel: () => import("./Envelope.svelte"),
  map: () => import("./Continent.svelte"),
};

export default keystone;
