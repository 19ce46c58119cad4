/** An ESLint rule: which folder of `src` may import from which. Files right in a folder are meant by its name with a dot. */
import path from "node:path";

const HOUSE = ["wire", "words"];
/** By folder, the nearest one counts; what lies inside a folder may always import from it. */
const MAY = {
  ".": ["app", "ui"],
  wire: [],
  words: ["wire"],
  ui: ["words"],
  "ui/three": ["wire"],
  app: [...HOUSE, "ui", "games/."],
  "games/.": [...HOUSE, "ui", "games"],
  "games/grill": [...HOUSE, "ui", "games/."],
  // The picture of a board is told what to show and how: it knows neither the page nor a game.
  "games/grill/scene": [...HOUSE, "ui/sound", "ui/three"],
};
/** A room knows no other room; what the throwing games share is in `grill`. */
const ROOM = [...HOUSE, "ui", "games/.", "games/grill"];

const isIn = (folder, name) =>
  name.endsWith("/.") ? folder === name.slice(0, -2) : `${folder}/`.startsWith(`${name}/`);

/** The folder whose rule counts for what lies here. */
function home(folder) {
  if (folder === "" || folder === "games") return folder === "" ? "." : "games/.";
  for (let name = folder; name !== "."; name = path.posix.dirname(name)) if (name in MAY) return name;
  const [top, room] = folder.split("/");
  return top === "games" ? `games/${room}` : top;
}

function mayImport(from, to) {
  const own = home(from);
  return isIn(to, own) || (MAY[own] ?? ROOM).some((name) => isIn(to, name));
}

export const boundaries = {
  meta: { type: "problem", schema: [], messages: { strange: "{{from}} knows nothing of {{to}}" } },
  create(context) {
    const src = path.join(context.cwd, "src");
    const here = path.relative(src, path.dirname(context.filename)).replaceAll(path.sep, "/");
    const look = ({ source }) => {
      if (here.startsWith("..") || typeof source?.value !== "string" || !source.value.startsWith(".")) return;
      const there = path.posix.dirname(path.posix.join(here, source.value)).replace(/^\.$/, "");
      if (!there.startsWith("..") && !mayImport(here, there))
        context.report({ node: source, messageId: "strange", data: { from: here || "src", to: there } });
    };
    return {
      ImportDeclaration: look,
      ImportExpression: look,
      ExportNamedDeclaration: look,
      ExportAllDeclaration: look,
    };
  },
};
