/** The pages by their address; each is loaded when it is first shown. */
import type { Component } from "svelte";

/** A page; those about one game or table are given its `name`. */
export type Page = Component<any>;

type Load = () => Promise<{ default: Page }>;

const PAGES: [RegExp, Load][] = [
  [/^\/$/, () => import("../pages/Home.svelte")],
  [/^\/new(?:\/([\w-]+))?$/, () => import("../pages/NewTable.svelte")],
  [/^\/lobby$/, () => import("../pages/Lobby.svelte")],
  [/^\/join$/, () => import("../pages/Join.svelte")],
  [/^\/t\/([\w-]+)$/, () => import("../pages/Table.svelte")],
  [/^\/r\/([\w-]+)$/, () => import("../pages/Replay.svelte")],
  [/^\/ladder(?:\/([\w-]+))?$/, () => import("../pages/Ladder.svelte")],
  [/^\/tournaments$/, () => import("../pages/Tournaments.svelte")],
  [/^\/tournaments\/([\w-]+)$/, () => import("../pages/Tournament.svelte")],
  [/^\/me$/, () => import("../pages/Me.svelte")],
  [/^\/tables$/, () => import("../pages/Tables.svelte")],
  [/^\/replays$/, () => import("../pages/Replays.svelte")],
  [/^\/learn\/([\w-]+)\/play$/, () => import("../pages/GuidedGame.svelte")],
  [/^\/learn\/([\w-]+)\/summary$/, () => import("../pages/Summary.svelte")],
  [/^\/learn(?:\/([\w-]+))?$/, () => import("../pages/Learn.svelte")],
  [/^\/puzzles$/, () => import("../pages/Puzzles.svelte")],
  [/^\/puzzles\/([\w-]+(?:\/\d+)?|table\/[\w-]+\/\d+)$/, () => import("../pages/Puzzle.svelte")],
  [/^\/journal\/([\w-]+)$/, () => import("../pages/Journal.svelte")],
  [/^\/journal\/([\w-]+\/\d+)$/, () => import("../pages/Assignment.svelte")],
  [/^\/companion(?:\/([\w-]+))?$/, () => import("../pages/Companion.svelte")],
  [/^\/editions$/, () => import("../pages/Editions.svelte")],
  [/^\/editions\/([\w-]+\/[\w-]+)$/, () => import("../pages/Edition.svelte")],
  [/^\/settings$/, () => import("../pages/Settings.svelte")],
  [/^\/mail$/, () => import("../pages/Mail.svelte")],
  [/^\/admin$/, () => import("../pages/Admin.svelte")],
  [/^\/credits$/, () => import("../pages/Credits.svelte")],
];

const missing: Load = () => import("../pages/NotFound.svelte");

/** The page at an address, with the name in it (a game's or a table's). */
export function pageOf(path: string): { load: Load; name: string; key: string } {
  const tidy = path.length > 1 ? path.replace(/\/$/, "") : path;
  for (const [pattern, load] of PAGES) {
    const found = pattern.exec(tidy);
    if (found) return { load, name: found[1] ?? "", key: tidy };
  }
  return { load: missing, name: "", key: tidy };
}
