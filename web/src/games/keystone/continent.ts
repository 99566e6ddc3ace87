/** A rough outline of North America, drawn by hand in degrees, and how it comes onto paper. */
export type At = [east: number, north: number];

const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/** The cone that touches the globe along these parallels; areas keep their size. */
const [LOW, HIGH] = [radians(20), radians(60)];
const [MIDDLE_EAST, MIDDLE_NORTH] = [-96, 42];
const NARROWING = (Math.sin(LOW) + Math.sin(HIGH)) / 2;
const RIM = Math.cos(LOW) ** 2 + 2 * NARROWING * Math.sin(LOW);
const SCALE = 100;

const radius = (north: number): number =>
  Math.sqrt(RIM - 2 * NARROWING * Math.sin(radians(north))) / NARROWING;

const BOX = { left: -64, top: -69, width: 114, height: 118 };
export const VIEW = `0 0 ${BOX.width} ${BOX.height}`;

const round = (value: number): number => Math.round(value * 10) / 10;

/** Where a place of the globe lies on the map. */
export function project([east, north]: At): { x: number; y: number } {
  const angle = NARROWING * radians(east - MIDDLE_EAST);
  const from = radius(north);
  return {
    x: round(SCALE * from * Math.sin(angle) - BOX.left),
    y: round(SCALE * (from * Math.cos(angle) - radius(MIDDLE_NORTH)) - BOX.top),
  };
}

/** A list of places, written "east north, east north, …". */
function places(written: string): At[] {
  return written.split(",").map((pair) => {
    const [east, north] = pair.trim().split(" ").map(Number);
    return [east!, north!];
  });
}

const MAINLAND = places(
  `-168 65.6, -164.5 66.5, -162 66.4, -164 67.6, -166.7 68.3, -162.5 70.2, -156.5 71.3, -148.5 70.4,
  -141 69.7, -135 69.3, -131 70, -128 70.4, -124 69.6, -115 68.2, -108 67.8, -102 67.9, -96.5 68.3,
  -95.5 71.3, -92.6 71, -91.5 69.5, -88 69, -85.3 69.7, -81.6 69.2, -82 67.6, -85.5 66.4, -87 66.4,
  -88 64.3, -91 63.6, -94.2 61.3, -94.4 58.8, -92.4 57, -88 56.6, -85 55.4, -82.3 55.1, -82 53,
  -80 51.3, -78.9 52.5, -79.4 54.7, -76.8 56.2, -78.2 58.7, -77.5 60.5, -78 62.4, -74 62.2, -70 61,
  -69.6 59, -67 58.4, -65.6 59.6, -64.5 60.3, -62 57.7, -60 55.6, -57.6 54.5, -55.8 52.7, -58.6 51.3,
  -62 50.3, -66.4 50.2, -69 48.4, -71 46.9, -68.2 48.6, -64.4 49, -65 47.7, -64.4 46.2, -61.6 45.7,
  -60.2 46.9, -60.2 45.8, -63.5 44.5, -65.8 43.5, -66.1 44.4, -64.6 45.4, -67 45, -70 43.7, -70.8 42.5,
  -70 41.8, -71.4 41.4, -73.9 40.7, -74.2 39.5, -74.9 39, -75.5 39.5, -75.1 38.4, -76 37.2, -76.4 39,
  -76.3 37, -75.8 35.9, -75.6 35.2, -77.3 34.5, -79.2 33.1, -81 32, -81.4 30.4, -80.5 28.4, -80.1 25.8,
  -81.1 25.2, -81.9 26.5, -82.8 27.8, -82.8 29, -84 30.1, -85.4 29.7, -88 30.3, -89.7 30.1, -89.2 29.1,
  -91.3 29.3, -93.8 29.7, -95 29.2, -97.2 27.6, -97.3 25.9, -97.8 22.3, -96.1 19.2, -94.4 18.2,
  -92 18.6, -90.7 19.7, -90.3 21.1, -87 21.5, -87.5 19.6, -88.3 18.3, -88.5 16.2, -86 15.9, -83.2 15,
  -83.6 12.4, -83.6 10.8, -82 9, -79.7 9.5, -77.5 8.6, -78.2 7.7, -79.6 8.9, -80.4 7.4, -82.9 8.2,
  -85 9.9, -85.8 10.8, -87.6 12.9, -90.8 13.9, -94 16, -95.2 16.2, -97.8 15.9, -100 16.8, -102.2 17.9,
  -104.5 19.2, -105.6 20.5, -105.5 22, -106.5 23.2, -109.2 25.6, -111 28, -112.6 29.8, -113.1 31.2,
  -114.8 31.7, -114.6 30, -112.9 28.3, -111.4 26, -110.4 24.2, -109.5 23.1, -110.2 23, -112 24.8,
  -112.2 26.1, -115 27.7, -114.1 28.5, -115.7 30, -117.1 32.5, -118.5 33.9, -120.6 34.5, -121.9 36.6,
  -122.5 37.7, -124.3 40.4, -124.2 42, -124.1 44.6, -124 46.2, -124.6 48.3, -122.6 47.3, -122.9 49,
  -124.9 50.1, -127.6 51.2, -128.6 52.8, -130.4 54.5, -133.2 56.5, -136.6 58.3, -139.7 59.6, -144 60,
  -147.6 61, -151.6 59.2, -150.2 61.2, -153.6 59.3, -156.5 57.2, -160.5 55.5, -164.8 54.7, -162 55.8,
  -158 57.6, -157.2 58.7, -162 58.7, -162.2 60, -165.5 61.6, -164.6 63, -161 63.6, -161.2 64.5,
  -165.4 64.6, -168 65.6`,
);

const ISLANDS = [
  "-123.4 48.4, -125.2 48.8, -128.3 50.7, -127 50.9, -125 50",
  "-131.2 52.2, -133 54.1, -131.7 54",
  "-152.4 57.5, -154.6 57.4, -152.6 58.4",
  "-59.3 47.7, -55.7 46.9, -53.2 46.7, -52.8 47.8, -55.6 49.8, -55.5 51.5, -57.4 50.6",
  "-64.4 49.9, -61.8 49.1, -63.3 49.3",
  "-85 21.9, -82 22.9, -77.5 21.3, -74.3 20.2, -77.6 19.9, -78 20.7, -82 22.2",
  "-74.4 18.5, -71.7 17.8, -68.4 18.4, -69.9 19.8, -73 19.8",
  "-80.5 63.7, -83.5 62.5, -87 63.6, -85.5 65.8, -82.5 64.3",
  "-66.5 61.9, -71.5 62.8, -77.5 64.3, -73.5 65.4, -73 68, -77 69.8, -84 69.9, -89 71.2, -88 73.6, -81 73.7, -75 72, -68.5 70.3, -62 66.8, -64.5 63.5",
  "-105 69, -113.5 68.6, -116.5 69.3, -117.5 70.7, -114.5 72.7, -108.5 73.1, -104.5 71",
  "-123 71.2, -120 71.6, -115.5 73.3, -121.5 74.5, -125 72.8",
  "-98 70.2, -102.5 71.2, -100.5 73.7, -97 73.6",
].map(places);

const LAKES = [
  "-92 46.7, -88.4 48.9, -84.7 46.8, -88 46.9",
  "-87.8 41.7, -86.2 42.8, -85.5 45.3, -87.9 45.6",
  "-82.4 43, -81.5 44.6, -79.9 44.8, -81 46, -84.3 45.9, -83.4 44.4",
  "-83.3 41.7, -81.3 42.6, -78.9 42.8, -81.5 41.5",
  "-79.7 43.3, -76.4 44.1, -76.3 43.5",
  "-97.2 50.4, -96.3 51.5, -98.8 53.8",
  "-116.5 61.1, -112 62.6, -113.5 60.9",
  "-124.5 66, -119 66.8, -118 65.4",
].map(places);

/** A line through places, closed. */
function outline(line: At[]): string {
  return `M${line.map((at) => Object.values(project(at)).join(" ")).join("L")}Z`;
}

export const LAND = [MAINLAND, ...ISLANDS].map(outline).join("");
export const WATER = LAKES.map(outline).join("");

/** Does a place lie on the mainland as it is drawn? */
export function onMainland(at: At): boolean {
  const here = project(at);
  const line = MAINLAND.map(project);
  return line.reduce((inside, one, index) => {
    const other = line[(index + 1) % line.length]!;
    if (one.y > here.y === other.y > here.y) return inside;
    const crossing = one.x + ((here.y - one.y) * (other.x - one.x)) / (other.y - one.y);
    return here.x < crossing ? !inside : inside;
  }, false);
}
