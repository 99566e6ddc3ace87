/** Pictures by their key, as a list of icons (a `.csv` file) gives them when it is imported. */
import { server } from "./server.svelte";

export type Pictures = Record<string, { body: string; box: string }>;

/** Pictures that come after what they are drawn on. */
export const pictures = async (load: () => Promise<{ default: Pictures }>): Promise<Pictures> =>
  (await server.part(load)).default;
