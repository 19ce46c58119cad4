/// <reference types="vitest/config" />
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";
import { brotliPlugin } from "./tools/brotli";
import { iconPlugin } from "./tools/icons";
import { localePlugin } from "./tools/locales";
import { typefacePlugin } from "./tools/typefaces";

export default defineConfig({
  plugins: [svelte(), iconPlugin(), localePlugin(), typefacePlugin(), brotliPlugin()],
  build: {
    outDir: "../src/cookoff/server/static",
    emptyOutDir: true,
    target: "es2022",
    // Older targets would drop light-dark(), which both themes need.
    cssTarget: ["chrome123", "firefox120", "safari17.5"],
    // Keep assets as files: the content security policy forbids inline scripts and data URLs in styles.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    // three.js is one chunk, loaded only by games with a 3D board; `make sizes` measures the gzipped totals.
    chunkSizeWarningLimit: 800,
    manifest: "assets/manifest.json",
  },
  test: { include: ["tests/**/*.test.ts"], environment: "node" },
});
