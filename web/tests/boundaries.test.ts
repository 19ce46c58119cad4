/** Which folder of the client may import from which. */
import { Linter } from "eslint";
import { join } from "node:path";
import { expect, test } from "vitest";
import { boundaries } from "../tools/boundaries";

const linter = new Linter();
const complaints = (file: string, code: string): string[] =>
  linter
    .verify(
      code,
      { plugins: { house: { rules: { boundaries } } }, rules: { "house/boundaries": "error" } },
      { filename: join(process.cwd(), "src", file) },
    )
    .map((one) => one.message);

test.each([
  [
    "games/grill/scene/solid/stage.js",
    "../../../../app/settings.svelte",
    "games/grill/scene/solid knows nothing of app",
  ],
  ["games/grill/scene/story.js", "../play", "games/grill/scene knows nothing of games/grill"],
  ["games/yatai/Board.js", "../hibachi/room", "games/yatai knows nothing of games/hibachi"],
  ["games/grill/play.js", "../fired_up/Board.svelte", "games/grill knows nothing of games/fired_up"],
  ["games/yatai/Board.js", "../../app/settings.svelte", "games/yatai knows nothing of app"],
  ["app/Game.js", "../games/yatai/room", "app knows nothing of games/yatai"],
  ["words/words.js", "../games/rooms", "words knows nothing of games"],
  ["wire/http.js", "../words/words", "wire knows nothing of words"],
  ["ui/Dialog.js", "../wire/http", "ui knows nothing of wire"],
])("%s may not import %s", (file, other, complaint) => {
  expect(complaints(file, `import { x } from "${other}";`)).toEqual([complaint]);
  expect(complaints(file, `export * from "${other}";`)).toEqual([complaint]);
  expect(complaints(file, `const x = import("${other}");`)).toEqual([complaint]);
});

test.each([
  ["main.js", "./app/App.svelte"],
  ["app/loading.js", "../games/rooms"],
  ["games/rooms.js", "./yatai/room"],
  ["games/hibachi/room.js", "../grill/market/MarketBoard.svelte"],
  ["games/hibachi/room.js", "../room"],
  ["games/grill/scene/solid/stage.js", "../player"],
  ["games/grill/scene/Scene.js", "../../../words/words"],
  ["ui/Dialog.js", "svelte"],
  ["ui/three/film.js", "../../wire/physics"],
  ["games/grill/scene/clay.js", "../../../ui/sound/speaker"],
])("%s may import %s", (file, other) => {
  expect(complaints(file, `import { x } from "${other}";`)).toEqual([]);
});
