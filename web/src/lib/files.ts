/** Files that a page hands to the person who uses it. */

/** Save something as a file of this device. */
export function saveFile(name: string, content: Blob | string, type = "text/plain"): void {
  const link = document.createElement("a");
  const blob = typeof content === "string" ? new Blob([content], { type }) : content;
  link.href = URL.createObjectURL(blob);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href));
}
