import type { GameClient } from "../index";
import "./colours.css";

const ecosfera: GameClient = {
  rank: 2,
  board: () => import("./Ecosfera.svelte"),
  moments: [
    "event-policy-drawn",
    "event-in-force",
    "event-protected",
    "event-habitats",
    "event-impact",
    "event-more-impact",
    "event-impact-back",
    "event-turn-skipped",
  ],
  places: () => import("./places"),
  account: () => import("./account"),
  sheet: () => import("./EndSheet.svelte"),
  finalBoard: () => import("./FinalBoard.svelte"),
  count: () => import("./count"),
  component: () => import("./Component.svelte"),
  symbol: () => import("./Symbol.svelte"),
  figure: () => import("./RuleDrawing.svelte"),
  art: () => import("./Art.svelte"),
  ground: "var(--e-sea-1)",
  companion: () => import("./Companion.svelte"),
};

export default ecosfera;
