/** A board's points line by line: columns, rows, the objective, Synergy. */
import type { CountLine, CountOf } from "../index";
import type { Sheet } from "./model";
import { text } from "./texts";
import { lineWords } from "./words";

export const countOf: CountOf<Sheet> = (sheet) => {
  const lines: CountLine[] = sheet.lines.map(({ line, points, run }) => ({
    key: line,
    label: lineWords(line),
    points,
    lit: [line, ...(run?.spaces ?? [])],
  }));
  if (sheet.objective)
    lines.push({
      key: "objective",
      label: text("sheet-objective"),
      points: sheet.objective.points,
      lit: ["objective", ...sheet.objective.goals.flatMap((goal) => goal.spaces)],
    });
  const { points } = sheet.synergy;
  return [...lines, { key: "synergy", label: text("synergy"), points, lit: ["synergy"] }];
};
