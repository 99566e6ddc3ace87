/** Put the conditions of `src/lib/media.ts` in the place of their names: `@media (--phone)`. */
import type { Plugin } from "vite";
import { MEDIA } from "../src/lib/media.ts";

const NAMED = /^(\s*@media\b)(.*)$/gm;

/** A source with every named range of an `@media` rule written out. */
export function writeOut(source: string): string {
  return source.replace(NAMED, (_, rule: string, query: string) => {
    const written = query.replace(/\(--([\w-]+)\)/g, (_, name: string) => {
      if (!Object.hasOwn(MEDIA, name)) throw new Error(`media.ts: no range ${name}`);
      return MEDIA[name as keyof typeof MEDIA];
    });
    return rule + written;
  });
}

export function media(): Plugin {
  return {
    name: "ecotone-media",
    enforce: "pre",
    transform: (source, id) =>
      /\.(svelte|css)$/.test(id) ? { code: writeOut(source), map: null } : undefined,
  };
}
