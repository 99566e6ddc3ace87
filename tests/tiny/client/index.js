/** The tiny game's board: a row of stones; tapping one of the last three takes it and the rest. */
import { stone } from "./stone.js";

export function mount(target, table) {
  const heading = document.createElement("h2");
  const row = document.createElement("div");
  const secret = document.createElement("p");
  row.className = "stones";
  target.append(style(), heading, row, secret);

  function update() {
    const { view, legal } = table.state;
    heading.textContent = table.text("board-stones", { count: view.stones });
    secret.textContent =
      view.secret === null ? "" : table.text("board-secret", { secret: view.secret });
    row.replaceChildren(
      ...Array.from({ length: view.stones }, (_, place) => {
        const decision = legal[view.stones - 1 - place];
        return stone(decision, () => table.act(decision.action));
      }),
    );
  }

  return { update, destroy: () => target.replaceChildren() };
}

function style() {
  const sheet = document.createElement("style");
  sheet.textContent = `
    .stones { display: flex; flex-wrap: wrap; gap: var(--s-2); margin-block: var(--s-3); }
    .stones > * { width: var(--hit); height: var(--hit); border-radius: 50%; }
    .stones > span { background: var(--sunk); }
    .stones > button { border: 2px dashed var(--sun-line); background: var(--sun-fill); }
  `;
  return sheet;
}
