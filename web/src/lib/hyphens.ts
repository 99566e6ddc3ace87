/** Where long names may be broken: browsers know that for few languages, and for no Latin ones. */

/** Puts a soft hyphen before the last part of long words, of those parts that are given. */
export function hyphenator(lastParts: string[]): (name: string) => string {
  const places = new RegExp(`(?<=\\p{L}{3})(?=(?:${lastParts.join("|")})(?!\\p{L}))`, "gu");
  return (name) => name.replaceAll(places, "\u00ad");
}
