import { describe, expect, it } from "vitest";
import { overlap, placeBeside } from "../src/lib/placement";

const VIEW = { width: 390, height: 844 };
const SIZE = { width: 300, height: 120 };
const BAR = { x: 0, y: 700, width: 390, height: 144 };

const placed = (about: { x: number; y: number; width: number; height: number }) => ({
  ...placeBeside(about, SIZE, VIEW, [
    { box: about, weight: 20 },
    { box: BAR, weight: 10 },
  ]),
  ...SIZE,
});

describe("what is shown beside a thing", () => {
  it("covers neither the thing nor the bar, and stays in the window", () => {
    for (const y of [0, 40, 300, 560, 640])
      for (const x of [0, 120, 330]) {
        const about = { x, y, width: 60, height: 60 };
        const box = placed(about);
        expect(overlap(box, about)).toBe(0);
        expect(overlap(box, BAR)).toBe(0);
        expect(box.x).toBeGreaterThanOrEqual(0);
        expect(box.x + box.width).toBeLessThanOrEqual(VIEW.width);
        expect(box.y).toBeGreaterThanOrEqual(0);
      }
  });

  it("is at the right where there is room", () => {
    const about = { x: 20, y: 100, width: 80, height: 120 };
    const { x, y } = placeBeside(about, SIZE, { width: 1440, height: 900 }, [
      { box: about, weight: 20 },
    ]);
    expect({ x, y }).toEqual({ x: 110, y: 100 });
  });

  it("stays near although it covers a little of what lies around", () => {
    const about = { x: 40, y: 200, width: 20, height: 20 };
    const around = { box: { x: 20, y: 60, width: 360, height: 360 }, weight: 0.2 };
    const { y } = placeBeside(about, SIZE, VIEW, [{ box: about, weight: 20 }, around]);
    expect(y + SIZE.height).toBeGreaterThan(100);
    expect(y).toBeLessThan(300);
  });

  it("leaves the bar free even for something in it", () => {
    const about = { x: 20, y: 710, width: 80, height: 40 };
    expect(overlap(placed(about), about)).toBe(0);
  });
});
