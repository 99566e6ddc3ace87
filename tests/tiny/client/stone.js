/** A stone: a button where a decision takes it. */
export function stone(decision, take) {
  const drawn = document.createElement(decision ? "button" : "span");
  if (decision) {
    drawn.setAttribute("aria-label", decision.text);
    drawn.addEventListener("click", take);
  }
  return drawn;
}
