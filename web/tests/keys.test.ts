/** The keyboard at the table. */
import { beforeEach, expect, test, vi } from "vitest";
import { nextPlace, pressed, roving } from "../src/lib/keys";

const grid = [0, 1, 2].flatMap((y) => [0, 1, 2].map((x) => ({ x: x * 50, y: y * 50 })));

test.each([
  [4, [1, 0], 5],
  [4, [-1, 0], 3],
  [4, [0, -1], 1],
  [4, [0, 1], 7],
  [5, [1, 0], -1],
] as const)("from %i towards %j lies %i", (from, direction, expected) => {
  expect(nextPlace(grid[from]!, grid, [...direction])).toBe(expected);
});

test("a hex below between two is reached", () => {
  const places = [
    { x: 50, y: 0 },
    { x: 25, y: 43 },
    { x: 75, y: 43 },
  ];
  expect(nextPlace(places[0]!, places, [0, 1])).toBe(1);
});

function press(key: string, target: Element = document.body, init: KeyboardEventInit = {}) {
  const event = new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true, ...init });
  target.dispatchEvent(event);
  return event;
}

beforeEach(() => {
  document.body.innerHTML = "";
});

test("letters mean verbs, but not while typing, with a modifier, or under a dialog", () => {
  const undo = vi.fn();
  const listen = (event: KeyboardEvent) => pressed(event, { z: undo });
  addEventListener("keydown", listen);
  press("Z");
  expect(undo).toHaveBeenCalledTimes(1);
  document.body.innerHTML = "<input>";
  press("z", document.querySelector("input")!);
  press("z", document.body, { ctrlKey: true });
  document.body.innerHTML = "<dialog open></dialog>";
  press("z");
  expect(undo).toHaveBeenCalledTimes(1);
  removeEventListener("keydown", listen);
});

test("Enter on a button is the button's", () => {
  const confirm = vi.fn();
  const listen = (event: KeyboardEvent) => pressed(event, { Enter: confirm });
  addEventListener("keydown", listen);
  document.body.innerHTML = "<button>Hint</button>";
  press("Enter", document.querySelector("button")!);
  expect(confirm).not.toHaveBeenCalled();
  press("Enter");
  expect(confirm).toHaveBeenCalledTimes(1);
  removeEventListener("keydown", listen);
});

test("a region is one tab stop; N goes to the next legal target, End to the last", () => {
  document.body.innerHTML = `<div>${["", "", "data-legal", ""]
    .map((legal) => `<button data-rove ${legal}></button>`)
    .join("")}</div>`;
  const region = document.querySelector("div")!;
  const buttons = [...document.querySelectorAll("button")];
  const stop = roving()(region) as () => void;
  const stops = () => buttons.map((button) => button.tabIndex);
  expect(stops()).toEqual([0, -1, -1, -1]);
  buttons[0]!.focus();
  press("n", buttons[0]!);
  expect(document.activeElement).toBe(buttons[2]);
  expect(stops()).toEqual([-1, -1, 0, -1]);
  press("End", buttons[2]!);
  expect(document.activeElement).toBe(buttons[3]);
  stop();
});
