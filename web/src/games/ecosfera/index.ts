import type { GameClient } from "../index";
import "./colours.css";

const ecosfera: GameClient = {
  rank: 2,
  board: () => import("./Ecosfera.svelte"),
  sheet: () => import("./EndSheet.svelte"),
  art: () => import("./Art.svelte"),
  ground: "var(--e-sea-1)",
};

export default ecosfera;
