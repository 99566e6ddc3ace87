import type { Plugin } from "vite";

const LINK = /\n\s*<link rel="stylesheet"[^>]*\/assets\/base-[^>]*>/;
const FIRST = /\n\s*<link rel="stylesheet"/;

/** The page with the styles of the whole site first, so that those of components override them. */
export function withBaseFirst(page: string): string {
  const [link] = LINK.exec(page) ?? [];
  if (!link) throw new Error("expected a link to the styles of the whole site");
  return page.replace(LINK, "").replace(FIRST, (first) => link + first);
}

export function baseFirst(): Plugin {
  return {
    name: "base-first",
    apply: "build",
    transformIndexHtml: { order: "post", handler: withBaseFirst },
  };
}
