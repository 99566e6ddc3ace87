/** The names of choices in the workshop: fields as the board labels them. */
export function choiceName(
  column: string,
  choice: string,
  catalogue: Record<string, unknown>,
): string | undefined {
  if (column !== "first" && column !== "second") return undefined;
  const spaces = (catalogue["spaces"] ?? []) as { label: string; name: string }[];
  return spaces.find(({ label }) => label === choice)?.name;
}
