/** A picture of drawings on the page: they are copied with the styles they have, then painted. */

export interface PictureBoard {
  drawing: SVGSVGElement;
  name: string;
  points: string;
}

/** What the style sheets may have set on a part of a drawing. */
const STYLES = [
  "fill",
  "stroke",
  "stroke-width",
  "stroke-dasharray",
  "stroke-linecap",
  "stroke-linejoin",
  "stroke-opacity",
  "paint-order",
  "opacity",
  "color",
  "font-family",
  "font-size",
  "font-weight",
  "text-anchor",
];
const NAMESPACE = "http://www.w3.org/2000/svg";
const WIDE = 1600;
const EDGE = 40;
const GAP = 30;
const HEAD = 130;
const CAPTION = 64;
const MOST_ACROSS = 3;

function copied(drawing: SVGSVGElement): SVGSVGElement {
  const copy = drawing.cloneNode(true) as SVGSVGElement;
  const parts = [...copy.querySelectorAll<SVGElement>("*")];
  [...drawing.querySelectorAll<SVGElement>("*")].forEach((part, at) => {
    const given = getComputedStyle(part);
    const style = STYLES.map((name) => `${name}:${given.getPropertyValue(name)}`).join(";");
    parts[at]!.setAttribute("style", style);
    parts[at]!.removeAttribute("class");
  });
  copy.removeAttribute("class");
  copy.removeAttribute("style");
  return copy;
}

function write(
  parent: Element,
  words: string,
  place: { x: number; y: number; size: number; anchor?: string; weight?: number; fill: string },
): void {
  const text = document.createElementNS(NAMESPACE, "text");
  text.textContent = words;
  text.setAttribute("x", `${place.x}`);
  text.setAttribute("y", `${place.y}`);
  text.setAttribute("fill", place.fill);
  text.setAttribute("text-anchor", place.anchor ?? "start");
  text.setAttribute(
    "style",
    `font:${place.weight ?? 600} ${place.size}px Roboto, system-ui, sans-serif`,
  );
  parent.append(text);
}

/** The boards beside each other as one drawing, with a heading and a line below it. */
export function composePicture(
  boards: PictureBoard[],
  title: string,
  line: string,
): { drawing: SVGSVGElement; width: number; height: number } {
  const styles = getComputedStyle(document.documentElement);
  const ink = colourOf("--ink", styles);
  const across = boards.length === 4 ? 2 : Math.min(MOST_ACROSS, boards.length);
  const cell = (WIDE - 2 * EDGE - (across - 1) * GAP) / across;
  const shapes = boards.map(({ drawing }) => drawing.viewBox.baseVal);
  const heights = shapes.map(({ width, height }) => Math.min(cell, (cell * height) / width));
  const rows = Array.from({ length: Math.ceil(boards.length / across) }, (_, row) =>
    Math.max(...heights.slice(row * across, (row + 1) * across)),
  );
  const height = HEAD + rows.reduce((sum, row) => sum + row + CAPTION + GAP, 0) + EDGE / 2;
  const drawing = document.createElementNS(NAMESPACE, "svg");
  drawing.setAttribute("xmlns", NAMESPACE);
  drawing.setAttribute("viewBox", `0 0 ${WIDE} ${height}`);
  drawing.setAttribute("width", `${WIDE}`);
  drawing.setAttribute("height", `${height}`);
  const ground = document.createElementNS(NAMESPACE, "rect");
  ground.setAttribute("width", "100%");
  ground.setAttribute("height", "100%");
  ground.setAttribute("fill", colourOf("--paper", styles));
  drawing.append(ground);
  write(drawing, title, { x: EDGE, y: 62, size: 44, weight: 700, fill: ink });
  write(drawing, line, { x: EDGE, y: 108, size: 28, weight: 400, fill: ink });
  boards.forEach((board, at) => {
    const row = Math.floor(at / across);
    const x = EDGE + (at % across) * (cell + GAP);
    const y = HEAD + rows.slice(0, row).reduce((sum, one) => sum + one + CAPTION + GAP, 0);
    write(drawing, board.name, { x, y: y + 40, size: 32, fill: ink });
    const end = { x: x + cell, y: y + 40, size: 40, anchor: "end", weight: 800, fill: ink };
    write(drawing, board.points, end);
    const copy = copied(board.drawing);
    for (const [key, value] of Object.entries({
      x,
      y: y + CAPTION,
      width: cell,
      height: rows[row]!,
    }))
      copy.setAttribute(key, `${value}`);
    drawing.append(copy);
  });
  return { drawing, width: WIDE, height };
}

/** What a token's colour is in the theme that is shown. */
function colourOf(token: string, styles: CSSStyleDeclaration): string {
  const probe = document.createElement("i");
  probe.style.color = styles.getPropertyValue(token) || "black";
  document.body.append(probe);
  const { color } = getComputedStyle(probe);
  probe.remove();
  return color;
}

/** The page's fonts that a drawing names, for itself: an image sees none of the page's. */
async function embedFonts(drawing: SVGSVGElement): Promise<void> {
  const written = [...drawing.querySelectorAll("[style]")].map((one) => one.getAttribute("style"));
  const faces = [...document.styleSheets]
    .flatMap((sheet) => [...sheet.cssRules])
    .filter((rule) => rule instanceof CSSFontFaceRule)
    .filter(({ style }) => {
      const family = style.getPropertyValue("font-family").replaceAll('"', "");
      return written.some((one) => one!.includes(family));
    });
  const style = document.createElementNS(NAMESPACE, "style");
  style.textContent = (await Promise.all(faces.map(embedded))).join("");
  drawing.prepend(style);
}

async function embedded(face: CSSFontFaceRule): Promise<string> {
  const address = /url\("([^"]+)"\)/.exec(face.cssText)![1]!;
  const file = await fetch(new URL(address, face.parentStyleSheet?.href ?? location.href));
  const content = new Uint8Array(await file.arrayBuffer());
  const letters = Array.from(content, (byte) => String.fromCharCode(byte)).join("");
  return face.cssText.replace(address, `data:font/woff2;base64,${btoa(letters)}`);
}

/** A drawing as a PNG file. */
export async function paint({
  drawing,
  width,
  height,
}: ReturnType<typeof composePicture>): Promise<Blob> {
  await embedFonts(drawing);
  const source = new XMLSerializer().serializeToString(drawing);
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(source)}`;
  await image.decode();
  const canvas = document.createElement("canvas");
  [canvas.width, canvas.height] = [width, Math.ceil(height)];
  canvas.getContext("2d")!.drawImage(image, 0, 0);
  return new Promise((done, failed) =>
    canvas.toBlob((blob) => (blob ? done(blob) : failed(new Error("no picture"))), "image/png"),
  );
}
