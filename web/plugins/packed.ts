/** Lay compressed copies beside the built files, so that the server need not compress them. */
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { extname, join } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import type { Plugin } from "vite";

const KINDS = new Set([".js", ".css", ".svg", ".html"]);
const WORTH_IT = 1024;

/** Is a file of this name and content to be compressed? */
export function worthPacking(name: string, content: Uint8Array): boolean {
  return KINDS.has(extname(name)) && content.length >= WORTH_IT;
}

export function packed(): Plugin {
  let folder = "";
  return {
    name: "ecotone-packed",
    apply: "build",
    configResolved: (config) => {
      folder = join(config.root, config.build.outDir);
    },
    closeBundle: () => {
      for (const name of readdirSync(folder, { recursive: true, encoding: "utf8" })) {
        const file = join(folder, name);
        if (!KINDS.has(extname(file))) continue;
        const content = readFileSync(file);
        if (!worthPacking(name, content)) continue;
        writeFileSync(`${file}.gz`, gzipSync(content, { level: 9 }));
        const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } };
        writeFileSync(`${file}.br`, brotliCompressSync(content, quality));
      }
    },
  };
}
