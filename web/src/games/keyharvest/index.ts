import type { GameClient } from "../index";
import "./colours.css";

const keyharvest: GameClient = {
  rank: 4,
  board: () => import("./Keyharvest.svelte"),
  sheet: () => import("./EndSheet.svelte"),
  art: () => import("./Art.svelte"),
  ground: "var(--c-soil)",
  companion: () => import("./Companion.svelte"),
};

export default keyharvest;
