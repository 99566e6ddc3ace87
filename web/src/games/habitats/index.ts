import type { GameClient } from "../index";
import "./colours.css";

const habitats: GameClient = {
  rank: 3,
  board: () => import("./Habitats.svelte"),
  moments: ["event-year-over", "event-goal"],
  places: () => import("./places"),
  account: () => import("./account"),
  sheet: () => import("./EndSheet.svelte"),
  finalBoard: () => import("./FinalBoard.svelte"),
  count: () => import("./count"),
  component: () => import("./Component.svelte"),
  symbol: () => import("./Symbol.svelte"),
  figure: () => import("./RuleDrawing.svelte"),
  art: () => import("./Art.svelte"),
  ground: "var(--h-grass)",
  companion: () => import("./Companion.svelte"),
};

export default habitats;
