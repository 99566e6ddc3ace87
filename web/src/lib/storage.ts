/** What the browser keeps for this site. A full or forbidden storage costs comfort, never the page. */
type Area = "local" | "session";

/** Merely naming a forbidden storage throws, so it is named inside each `try`. */
const areaOf = (area: Area): Storage => (area === "local" ? localStorage : sessionStorage);

/** What was kept under a key; null for nothing, or nothing that can be read. */
export function recallStored(key: string, area: Area = "local"): unknown {
  try {
    return JSON.parse(areaOf(area).getItem(key) ?? "null");
  } catch {
    return null;
  }
}

export function keepStored(key: string, value: unknown, area: Area = "local"): void {
  try {
    areaOf(area).setItem(key, JSON.stringify(value));
  } catch {
    /* it is forgotten at the next visit */
  }
}

export function dropStored(key: string, area: Area = "local"): void {
  try {
    areaOf(area).removeItem(key);
  } catch {
    /* nothing was kept */
  }
}
