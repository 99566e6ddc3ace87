import type { GameClient } from "../index";
import "./colours.css";

const habitats: GameClient = {
  rank: 3,
  board: () => import("./Habitats.svelte"),
  sheet: () => import("./EndSheet.svelte"),
  art: () => import("./Art.svelte"),
  ground: "var(--h-grass)",
  companion: () => import("./Companion.svelte"),
};

export default habitats;
