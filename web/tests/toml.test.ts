import { expect, test } from "vitest";
import { asToml } from "../src/lib/toml";

test("values come first, then a part for each player, boards line by line", () => {
  const written = asToml(
    {
      player: [
        {
          name: 'Ann "A"',
          board: [
            ["Lion", "-"],
            ["-", "Entrance"],
          ],
          objective: null,
        },
        { name: "Ben", workers: { "Mühle 1": 3, B2: "F1" } },
      ],
      impacts: 2,
      habitats: ["ice", "mud"],
      goal: [],
    },
    "an evening",
  );
  expect(written).toBe(
    [
      "# an evening",
      "",
      "impacts = 2",
      'habitats = ["ice", "mud"]',
      "goal = []",
      "",
      "[[player]]",
      'name = "Ann \\"A\\""',
      "board = [",
      '  ["Lion", "-"],',
      '  ["-", "Entrance"],',
      "]",
      "",
      "[[player]]",
      'name = "Ben"',
      'workers = { "Mühle 1" = 3, B2 = "F1" }',
      "",
    ].join("\n"),
  );
});
