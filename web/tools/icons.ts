import icons from "@iconify-json/fluent-emoji-flat/icons.json" with { type: "json" };
import type { Plugin } from "vite";

const NAME = "virtual:icons/";

interface IconSet {
  icons: Record<string, { body: string }>;
  aliases?: Record<string, { parent: string }>;
}

/** `import bell from "virtual:icons/bell"` gives the SVG content of an icon; only imported icons are bundled. */
export function iconPlugin(): Plugin {
  const set = icons as unknown as IconSet;
  return {
    name: "icons",
    resolveId: (id) => (id.startsWith(NAME) ? `\0${id}` : null),
    load(id) {
      if (!id.startsWith(`\0${NAME}`)) return null;
      const name = id.slice(NAME.length + 1);
      const icon = set.icons[name] ?? set.icons[set.aliases?.[name]?.parent ?? ""];
      if (icon === undefined) throw new Error(`there is no icon ${name}`);
      return `export default ${JSON.stringify(icon.body)}`;
    },
  };
}
