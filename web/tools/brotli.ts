/** Puts a smaller form beside each built text file, `name.br`; the server sends it to browsers that can read it. */
import { readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { promisify } from "node:util";
import { brotliCompress } from "node:zlib";
import type { Plugin } from "vite";

const LEAST = 500;
const compress = promisify(brotliCompress);

export function brotliPlugin(): Plugin {
  return {
    name: "brotli",
    apply: "build",
    async writeBundle({ dir = "" }, bundle) {
      const texts = Object.keys(bundle).filter((name) => /\.(?:js|css|svg|html)$/.test(name));
      await Promise.all(
        texts.map(async (name) => {
          const plain = await readFile(path.join(dir, name));
          if (plain.length >= LEAST) await writeFile(path.join(dir, `${name}.br`), await compress(plain));
        }),
      );
    },
  };
}
