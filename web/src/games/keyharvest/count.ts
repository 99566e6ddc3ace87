/** A country's points line by line: workers, the two groups, the crops. */
import type { CountOf } from "../index";
import type { Score } from "./model";
import { text } from "./texts";
import { cropName } from "./words";

export const countOf: CountOf<Score> = (sheet) => {
  const groups = [
    { key: "largest", group: sheet.largest },
    { key: "second", group: sheet.second },
  ];
  return [
    {
      key: "workers",
      label: text("sheet-workers"),
      points: sheet.workers.reduce((sum, worker) => sum + worker.points, 0),
      lit: sheet.workers.map((worker) => worker.space),
    },
    ...groups.map(({ key, group }) => ({
      key,
      label: text(`sheet-${key}`),
      points: group.points,
      lit: group.fields,
    })),
    ...(sheet.crops ?? []).map(({ crop, points }) => ({
      key: crop,
      label: cropName(crop),
      points,
      lit: [crop],
    })),
  ];
};
