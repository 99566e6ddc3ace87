import type { GameClient } from "../index";
import "./colours.css";
import { choiceName } from "./choices";

const keyharvest: GameClient = {
  rank: 4,
  board: () => import("./Keyharvest.svelte"),
  moments: ["event-drawn", "event-returned", "event-put-back", "event-last-turns"],
  places: () => import("./places"),
  account: () => import("./account"),
  sheet: () => import("./EndSheet.svelte"),
  finalBoard: () => import("./FinalBoard.svelte"),
  count: () => import("./count"),
  component: () => import("./Component.svelte"),
  choiceName,
  symbol: () => import("./Symbol.svelte"),
  figure: () => import("./RuleDrawing.svelte"),
  art: () => import("./Art.svelte"),
  ground: "var(--c-soil)",
  companion: () => import("./Companion.svelte"),
};

export default keyharvest;
