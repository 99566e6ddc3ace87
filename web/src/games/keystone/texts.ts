/** The game's texts; they are there before any part of this folder is drawn. */
import { gameText, type Arguments } from "../../lib/texts.svelte";

export const text = (key: string, given?: Arguments): string => gameText("keystone", key, given);
