/// <reference types="vitest/config" />
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";
import { iconPlugin } from "./tools/icons";

export default defineConfig({
  plugins: [svelte(), iconPlugin()],
  build: {
    outDir: "../src/cookoff/server/static",
    emptyOutDir: true,
    target: "es2022",
    // Both themes are told by light-dark(), which is lost when styles are written for browsers before these.
    cssTarget: ["chrome123", "firefox120", "safari17.5"],
    // Everything comes as files of our own: the page's policy allows neither inline scripts nor data in styles.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    // three.js is one piece, loaded only by the games with a 3D board; `make sizes` holds what counts, the gzipped sums.
    chunkSizeWarningLimit: 800,
    manifest: "assets/manifest.json",
  },
  test: { include: ["tests/**/*.test.ts"], environment: "node" },
});
