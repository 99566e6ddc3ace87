/** Loading a game's pictures only when its table is drawn. */
import { server } from "./server.svelte";

export type Pictures = Record<string, { body: string; box: string }>;

const bundles: Record<string, () => Promise<{ default: Pictures }>> = {
  common: () => import("virtual:icons/common"),
  home: () => import("virtual:icons/home"),
  keystone: () => import("virtual:icons/keystone"),
  ecosfera: () => import("virtual:icons/ecosfera"),
  habitats: () => import("virtual:icons/habitats"),
  keyharvest: () => import("virtual:icons/keyharvest"),
};

export async function pictures(game: string): Promise<Pictures> {
  const bundle = bundles[game];
  return bundle ? (await server.part(bundle)).default : {};
}
