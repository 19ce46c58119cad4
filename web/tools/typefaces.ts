/** Subsets the two typefaces to what the interface's languages write, and lets pages fetch them at once. */
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import path from "node:path";
import subsetFont from "subset-font";
import type { Plugin } from "vite";

const FOLDER = path.resolve(import.meta.dirname, "../node_modules/.cache/typefaces");
const FILES = {
  "display.woff2": "@fontsource/sansita/files/sansita-latin-800-normal.woff2",
  "text.woff2": "@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2",
};
const ASCII = Array.from({ length: 95 }, (_, at) => String.fromCharCode(32 + at)).join("");
/** The letters of German, French, Italian and Spanish, and the signs that interface and games use. */
const OTHERS = "ÀÂÄÇÈÉÊÌÎÑÒÓÔÖÙÚÛÜàáâäçèéêëìíîïñòóôöùúûüßœŒ¡¿«»“”„‘’–—…·•×±°½−€£¥\u00a0\u202f";

/** `url("@typefaces/text.woff2")` in a style sheet is the small text typeface. */
export function typefacePlugin(): Plugin {
  return {
    name: "typefaces",
    apply: "build",
    config: () => ({ resolve: { alias: { "@typefaces": FOLDER } } }),
    async buildStart() {
      const { resolve } = createRequire(import.meta.url);
      await mkdir(FOLDER, { recursive: true });
      for (const [name, source] of Object.entries(FILES)) {
        const whole = await readFile(resolve(source));
        const options = { targetFormat: "woff2", noHinting: true, keepFeatures: ["kern", "tnum"] } as const;
        await writeFile(path.join(FOLDER, name), await subsetFont(whole, ASCII + OTHERS, options));
      }
    },
    transformIndexHtml: {
      order: "post",
      handler: (_, { bundle = {} }) =>
        Object.keys(bundle)
          .filter((name) => name.endsWith(".woff2"))
          .map((name) => ({
            tag: "link",
            attrs: { rel: "preload", as: "font", type: "font/woff2", crossorigin: "", href: `/${name}` },
            injectTo: "head",
          })),
    },
  };
}
