/** One polite live region for the whole page: what a sighted person notices, said once. */
export const announced = $state({ text: "" });

const TOGETHER = 80;
let waiting: string[] = [];

/** Say something; what comes at about the same time is said in one go, nothing of it twice. */
export function announce(text: string): void {
  if (!text || waiting.includes(text)) return;
  waiting.push(text);
  if (waiting.length > 1) return;
  setTimeout(() => {
    announced.text = waiting.join(" ");
    waiting = [];
  }, TOGETHER);
}
