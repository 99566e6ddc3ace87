import type { WinRateFacts } from "../../lib/messages";

/** The measured table with these players and exactly these options. */
export function measuredRate(
  rates: WinRateFacts[],
  players: number,
  options: Record<string, unknown>,
): WinRateFacts | undefined {
  const chosen = Object.entries(options);
  return rates.find(
    (rate) =>
      rate.players === players &&
      Object.keys(rate.options).length === chosen.length &&
      chosen.every(([name, value]) => rate.options[name] === `${value}`),
  );
}
