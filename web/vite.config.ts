import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";
import { baseFirst } from "./plugins/base-first.ts";
import { icons } from "./plugins/icons.ts";
import { media } from "./plugins/media.ts";
import { offline } from "./plugins/offline.ts";
import { packed } from "./plugins/packed.ts";

/** Where `npm run dev` finds the server: start one with `ecotone serve --no-browser --port 8760`. */
const SERVER = process.env.ECOTONE_SERVER ?? "http://127.0.0.1:8760";

/** Styles of the whole site, which those of components follow and may override. */
const BASE = { name: "base", test: /\/src\/\w+\.css$/, priority: 1 };

/**
 * What several pages share goes into one file: each file is a request, and a table needed a hundred
 * of them. Icons are large, and only some pages need them.
 */
const SHARED = {
  name: "shared",
  test: (id: string) =>
    /\/src\/(lib|parts|tables|pages)\/|\/node_modules\//.test(id) && !/icons/.test(id),
  minShareCount: 2,
};

export default defineConfig({
  plugins: [media(), svelte(), icons(), baseFirst(), offline(), packed()],
  build: {
    outDir: "../src/ecotone/server/client",
    emptyOutDir: true,
    target: "es2022",
    chunkSizeWarningLimit: 800,
    rollupOptions: { output: { codeSplitting: { groups: [BASE, SHARED] } } },
  },
  server: { proxy: { "/api": { target: SERVER, ws: true } } },
});
