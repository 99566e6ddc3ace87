/** Finding things by name: no case, accents or spaces, and forgiving of one slip. */

/** Shorter words are too easily mistaken for each other. */
const SHORTEST_FORGIVEN = 4;

export const folded = (name: string): string =>
  name
    .normalize("NFKD")
    .toLowerCase()
    .replaceAll("ß", "ss")
    .replace(/[^a-z0-9]/g, "");

/** Can one letter left out, added, changed or exchanged with its neighbour turn one into the other? */
export function isOneSlipAway(one: string, other: string): boolean {
  let start = 0;
  while (start < one.length && one[start] === other[start]) start += 1;
  const [rest, restOfOther] = [one.slice(start), other.slice(start)];
  return (
    rest.slice(1) === restOfOther ||
    rest === restOfOther.slice(1) ||
    rest.slice(1) === restOfOther.slice(1) ||
    (rest[0] === restOfOther[1] &&
      rest[1] === restOfOther[0] &&
      rest.slice(2) === restOfOther.slice(2))
  );
}

/** Does a word of a name begin with what is searched for, one slip forgiven? */
function nearly(name: string, needle: string): boolean {
  return name.split(/[\s-]+/).some((word) => {
    const letters = folded(word);
    return [-1, 0, 1].some((more) => isOneSlipAway(letters.slice(0, needle.length + more), needle));
  });
}

/** What goes by a name that contains the words; if nothing does, what nearly does. */
export function found<Thing>(
  things: Thing[],
  searched: string,
  names: (thing: Thing) => string[],
): Thing[] {
  const needle = folded(searched);
  const exact = things.filter((one) => names(one).some((name) => folded(name).includes(needle)));
  if (exact.length || needle.length < SHORTEST_FORGIVEN) return exact;
  return things.filter((one) => names(one).some((name) => nearly(name, needle)));
}
