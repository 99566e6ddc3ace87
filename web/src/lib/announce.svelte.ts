/** One polite live region for the whole page: what a sighted person notices, said once. */
export const announced = $state({ text: "" });

export function announce(text: string): void {
  announced.text = text;
}
