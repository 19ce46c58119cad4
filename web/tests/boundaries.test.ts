/** Which folders of the client may import from which. */
import { Linter } from "eslint";
import { join } from "node:path";
import { expect, test } from "vitest";
import { boundaries } from "../tools/boundaries";

const linter = new Linter();
const errors = (file: string, code: string): string[] =>
  linter
    .verify(
      code,
      { plugins: { project: { rules: { boundaries } } }, rules: { "project/boundaries": "error" } },
      { filename: join(process.cwd(), "src", file) },
    )
    .map((one) => one.message);

test.each([
  // A layer imports from one above it.
  ["features/lobby/LobbyPage.js", "../../shell/App.svelte", "features/lobby may not import from shell"],
  ["shared/bots.js", "../features/settings/settings.svelte", "shared may not import from features/settings"],
  ["games/room.js", "../shared/router.svelte", "games may not import from shared"],
  [
    "games/yatai/board/Board.js",
    "../../../features/settings/settings.svelte",
    "games/yatai/board may not import from features/settings",
  ],
  ["i18n/translator.js", "../games/rooms", "i18n may not import from games"],
  ["protocol/http.js", "../i18n/translator", "protocol may not import from i18n"],
  ["ui/Dialog.js", "../protocol/http", "ui may not import from protocol"],
  ["ui/Dialog.js", "../features/settings/settings.svelte", "ui may not import from features/settings"],
  // A feature imports from another one that it does not declare.
  ["features/lobby/GameTile.js", "../table/GameScreen.svelte", "features/lobby may not import from features/table"],
  [
    "features/table/session/session.js",
    "../../replay/ReplayPage.svelte",
    "features/table/session may not import from features/replay",
  ],
  [
    "features/puzzles/PuzzlePage.js",
    "../tutorial/TutorialPanel.svelte",
    "features/puzzles may not import from features/tutorial",
  ],
  ["features/chat/Chat.js", "../settings/settings.svelte", "features/chat may not import from features/settings"],
  // A game imports from another one, or is imported by name.
  ["games/yatai/room.js", "../hibachi/room", "games/yatai may not import from games/hibachi"],
  ["games/grill/state/play.js", "../../fired_up/Board.svelte", "games/grill/state may not import from games/fired_up"],
  ["features/table/GameScreen.js", "../../games/yatai/room", "features/table may not import from games/yatai"],
  // A scene imports from the page or from the game whose data it draws.
  [
    "games/grill/scene/three/renderer.js",
    "../../../../features/settings/settings.svelte",
    "games/grill/scene/three may not import from features/settings",
  ],
  [
    "games/grill/scene/playback/acts.js",
    "../../state/play",
    "games/grill/scene/playback may not import from games/grill/state",
  ],
  [
    "games/mithral_chef/scene/cook.js",
    "../state/kitchen",
    "games/mithral_chef/scene may not import from games/mithral_chef/state",
  ],
])("%s may not import %s", (file, other, error) => {
  expect(errors(file, `import { x } from "${other}";`)).toEqual([error]);
  expect(errors(file, `export * from "${other}";`)).toEqual([error]);
  expect(errors(file, `const x = import("${other}");`)).toEqual([error]);
});

test.each([
  ["main.js", "./shell/App.svelte"],
  ["shell/App.js", "../features/table/TablePage.svelte"],
  ["features/table/GameScreen.js", "../analysis/Hint.svelte"],
  ["features/table/session/session.js", "../../../protocol/socket"],
  ["features/lobby/GameTile.js", "../../shared/load-room"],
  ["shared/load-room.js", "../games/rooms"],
  ["games/rooms.js", "./yatai/room"],
  ["games/hibachi/room.js", "../grill/market/MarketBoard.svelte"],
  ["games/hibachi/room.js", "../room"],
  ["games/grill/scene/three/renderer.js", "../playback/player"],
  ["games/grill/scene/Scene.js", "../../../i18n/translator"],
  ["games/mithral_chef/scene/furniture/desk.js", "../../art/drawings"],
  ["ui/Dialog.js", "svelte"],
  ["ui/three/motion-track.js", "../../protocol/physics"],
])("%s may import %s", (file, other) => {
  expect(errors(file, `import { x } from "${other}";`)).toEqual([]);
});
