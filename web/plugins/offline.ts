/** Write the service worker that keeps every built file for visits without a connection. */
import { createHash } from "node:crypto";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join, sep } from "node:path";
import type { Plugin } from "vite";

const KEPT = /\.(js|css|woff2|svg|png|webmanifest)$/;
export const WORKER = "offline.js";

/** The worker's source with the files it keeps; its version changes with any of them. */
export function workerOf(template: string, files: string[], page: string): string {
  const listed = JSON.stringify(files.toSorted());
  const version = createHash("sha256").update(listed).update(page).digest("hex").slice(0, 16);
  return template.replace("__FILES__", listed).replace("__VERSION__", version);
}

export function offline(): Plugin {
  let root = "";
  let folder = "";
  return {
    name: "ecotone-offline",
    apply: "build",
    configResolved: (config) => {
      root = config.root;
      folder = join(config.root, config.build.outDir);
    },
    closeBundle: () => {
      const names = readdirSync(folder, { recursive: true, encoding: "utf8" });
      const files = names
        .filter((name) => KEPT.test(name) && name !== WORKER)
        .map((name) => `/${name.split(sep).join("/")}`);
      const template = readFileSync(join(root, "plugins", "offline-worker.js"), "utf8");
      const page = readFileSync(join(folder, "index.html"), "utf8");
      writeFileSync(join(folder, WORKER), workerOf(template, files, page));
    },
  };
}
