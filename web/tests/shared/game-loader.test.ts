/** Loading the screen of a game: a failure is shown only until the next success. */
import { expect, test, vi } from "vitest";
import { GameLoader } from "../../src/shared/game-loader.svelte";
import { loadRoom } from "../../src/shared/load-room";

vi.mock("../../src/shared/load-room");
const load = vi.mocked(loadRoom);
const loaded = (game: string) => ({ game }) as unknown as Awaited<ReturnType<typeof loadRoom>>;

test("an error goes away when loading succeeds after all", async () => {
  const loader = new GameLoader();
  load.mockRejectedValueOnce(new Error("no network"));
  await loader.load("yatai", "hash", "en");
  expect([loader.error, loader.loaded]).toEqual(["no network", null]);
  load.mockResolvedValueOnce(loaded("yatai"));
  await loader.load("yatai", "hash", "en");
  expect([loader.error, loader.loaded]).toEqual(["", loaded("yatai")]);
});

test("the same screen is loaded once", async () => {
  const loader = new GameLoader();
  load.mockClear();
  load.mockResolvedValue(loaded("yatai"));
  await loader.load("yatai", "hash", "en");
  await loader.load("yatai", "hash", "en");
  await loader.load("yatai", "hash", "fr");
  expect(load).toHaveBeenCalledTimes(2);
});

test("of two attempts the later one counts, whichever ends first", async () => {
  const loader = new GameLoader();
  let finish = (): void => undefined;
  const first = new Promise<ReturnType<typeof loaded>>((resolve) => (finish = () => resolve(loaded("yatai"))));
  load.mockReturnValueOnce(first).mockResolvedValueOnce(loaded("hibachi"));
  const slow = loader.load("yatai", "hash", "en");
  await loader.load("hibachi", "hash", "en");
  finish();
  await slow;
  expect(loader.loaded).toEqual(loaded("hibachi"));
});
