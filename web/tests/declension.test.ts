/** Names in cases, as the server writes them. */
import { expect, test } from "vitest";
import { device } from "../src/lib/device.svelte";
import { addGameTexts, gameText } from "../src/lib/texts.svelte";

const CATALOGUE = `
take = { ACCUSATIVE($card) } nehmen
begin = { ACCUSATIVE($card, capital: "yes") } nehmen
with = mit { DATIVE($card) }

-lion = Löwe
    .nominative = der Löwe
    .accusative = den Löwen
    .dative = dem Löwen
-lily = Blaue Seerose
    .nominative = die Blaue Seerose
    .dative = der Blauen Seerose
`;

test.each([
  ["take", "Löwe", "den Löwen nehmen"],
  ["begin", "Löwe", "Den Löwen nehmen"],
  ["take", "Blaue Seerose (Wasser)", "die Blaue Seerose (Wasser) nehmen"],
  ["with", "Löwe, Blaue Seerose", "mit dem Löwen und der Blauen Seerose"],
  ["with", "Löwe, Löwe und Puma", "mit dem Löwen, dem Löwen und „Puma“"],
  ["take", "Blaue See\u00adrose", "die Blaue Seerose nehmen"],
  ["begin", "Wolpertinger", "„Wolpertinger“ nehmen"],
])("%s %s", (key, card, words) => {
  addGameTexts("declined", "de", CATALOGUE);
  device.language = "de";
  expect(gameText("declined", key, { card })).toBe(words);
});
