/** The games' texts, which the server sends otherwise. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { remember } from "../src/lib/device.svelte";
import type { Language } from "../src/lib/messages";
import { addGameTexts } from "../src/lib/texts.svelte";

export const GAMES = join(import.meta.dirname, "../../src/ecotone/games");

remember({ pace: "instant" });

for (const name of readdirSync(GAMES, { recursive: true, encoding: "utf8" })) {
  const [, game, language] = /^(\w+)\/texts\/(en|de)\.ftl$/.exec(name) ?? [];
  if (game) addGameTexts(game, language as Language, readFileSync(join(GAMES, name), "utf8"));
}
