/**
 * An ESLint rule: which folder of `src` may import from which. The layers, from top to bottom:
 * shell -> features -> shared -> games -> ui | i18n -> protocol.
 */
import path from "node:path";

const BASE = ["protocol", "i18n", "ui"];
/** What every feature may import, besides the other features that it declares. "games/." means the files right in `games`. */
const FEATURE = [...BASE, "games/.", "shared", "features/settings"];

/** By folder; the nearest one counts. A folder may always import from itself and from the folders inside it. */
const ALLOWED = {
  ".": ["shell", "ui"],
  shell: [...BASE, "shared", "features"],
  "features/settings": [...BASE, "shared"],
  "features/lobby": FEATURE,
  "features/help": FEATURE,
  "features/analysis": FEATURE,
  "features/table": [...FEATURE, "features/lobby", "features/help", "features/analysis"],
  "features/party": [...FEATURE, "features/lobby", "features/table"],
  "features/replay": [...FEATURE, "features/analysis", "features/table"],
  "features/puzzles": [...FEATURE, "features/table", "features/analysis"],
  "features/tutorial": [...FEATURE, "features/table", "features/lobby"],
  "features/workbench": [...FEATURE, "features/lobby"],
  shared: [...BASE, "games/."],
  "games/.": [...BASE, "games"],
  "games/grill": [...BASE, "games/."],
  // A scene draws the data it receives. It knows neither the page nor the state of a game.
  "games/grill/scene": ["protocol", "i18n", "ui/sound", "ui/three", "games/grill/art"],
  "games/mithral_chef/scene": ["protocol", "ui/three", "games/mithral_chef/art"],
  ui: ["i18n"],
  "ui/three": ["protocol"],
  i18n: ["protocol"],
  protocol: [],
};
/** A game never imports another game; what the throwing games share is in `grill`. */
const GAME = [...BASE, "games/.", "games/grill"];

const isIn = (folder, name) =>
  name.endsWith("/.") ? folder === name.slice(0, -2) : `${folder}/`.startsWith(`${name}/`);

/** The folder whose rule counts for a folder: itself or the nearest parent that has one, else its game. */
function scopeOf(folder) {
  if (folder === "") return ".";
  if (folder === "games") return "games/.";
  for (let name = folder; name !== "."; name = path.posix.dirname(name)) if (name in ALLOWED) return name;
  return folder.split("/").slice(0, 2).join("/");
}

function mayImport(from, to) {
  const scope = scopeOf(from);
  const allowed = ALLOWED[scope] ?? (scope.startsWith("games/") ? GAME : []);
  return isIn(to, scope) || allowed.some((name) => isIn(to, name));
}

export const boundaries = {
  meta: { type: "problem", schema: [], messages: { forbidden: "{{from}} may not import from {{to}}" } },
  create(context) {
    const src = path.join(context.cwd, "src");
    const here = path.relative(src, path.dirname(context.filename)).replaceAll(path.sep, "/");
    const check = ({ source }) => {
      if (here.startsWith("..") || typeof source?.value !== "string" || !source.value.startsWith(".")) return;
      const there = path.posix.dirname(path.posix.join(here, source.value)).replace(/^\.$/, "");
      if (!there.startsWith("..") && !mayImport(here, there))
        context.report({ node: source, messageId: "forbidden", data: { from: here || "src", to: there } });
    };
    return {
      ImportDeclaration: check,
      ImportExpression: check,
      ExportNamedDeclaration: check,
      ExportAllDeclaration: check,
    };
  },
};
