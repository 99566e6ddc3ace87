import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";
import { icons } from "./plugins/icons.ts";
import { media } from "./plugins/media.ts";
import { offline } from "./plugins/offline.ts";
import { packed } from "./plugins/packed.ts";

/** Where `npm run dev` finds the server: start one with `ecotone serve --no-browser --port 8760`. */
const SERVER = process.env.ECOTONE_SERVER ?? "http://127.0.0.1:8760";

export default defineConfig({
  plugins: [media(), svelte(), icons(), offline(), packed()],
  build: {
    outDir: "../src/ecotone/server/client",
    emptyOutDir: true,
    target: "es2022",
    chunkSizeWarningLimit: 800,
  },
  server: { proxy: { "/api": { target: SERVER, ws: true } } },
});
