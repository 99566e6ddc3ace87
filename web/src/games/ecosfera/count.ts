/** The team's points line by line: each habitat, then the impacts that did not strike. */
import { device } from "../../lib/device.svelte";
import type { CountOf } from "../index";
import { HABITATS, type Catalogue, type TeamSheet } from "./types";
import { text } from "./texts";

export const countOf: CountOf<TeamSheet, Catalogue> = (sheet, { habitats }) => {
  const restored = HABITATS.filter((habitat) => sheet.habitats.includes(habitat));
  if (!sheet.won && !restored.length)
    return [{ key: "habitats", label: text("sum-habitats"), points: 0, lit: [...HABITATS] }];
  return [
    ...restored.map((habitat) => ({
      key: habitat,
      label: habitats.find(({ id }) => id === habitat)!.name[device.language],
      points: 1,
      lit: [habitat],
    })),
    ...(sheet.won
      ? [
          {
            key: "impacts",
            label: text("sum-impacts"),
            points: sheet.impact_points,
            lit: ["impacts"],
          },
        ]
      : []),
  ];
};
