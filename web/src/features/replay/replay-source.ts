/** Fetches the pages of a replay from a table, a file or the model games. */
import { api } from "../../protocol/http";
import type { BetterLine, Replay } from "../../protocol/schemas";
import { me } from "../../shared/current-guest.svelte";

export type Page = (after: number) => Promise<Replay>;

export interface ReplaySource {
  /** The table's id. */
  readonly id: string | null;
  readonly file: File | null;
  readonly model?: { readonly game: string; readonly number: number };
  /** The seat whose view is shown; `null` for a spectator's. */
  readonly seat: number | null;
  /** The entry that is replaced by its better line; `null` for the game as played. */
  readonly better: number | null;
}

/** The function that fetches a page; `null` if no source is chosen. */
export function pageLoader({ id, file, model, seat, better }: ReplaySource): Page | null {
  const invite = id === null ? null : sessionStorage.getItem(`invite/${id}`);
  let page: Page;
  if (model) page = (after) => api.modelReplay(model.game, model.number, seat, after);
  else if (file)
    page = async (after) => {
      await me.ensure();
      return api.openLog(file, seat, after);
    };
  else if (id !== null) page = (after) => api.replay(id, seat, after, invite);
  else return null;
  if (better === null) return page;
  return withBetterLine(page, better, async () => {
    await me.ensure();
    return model
      ? api.modelLine(model.game, model.number, better, seat)
      : api.betterLine(id ?? "", better, seat, invite);
  });
}

/** The pages of a game with entry `n` and later ones replaced by a line, which is fetched once. */
export function withBetterLine(page: Page, n: number, ask: () => Promise<BetterLine>): Page {
  let asked: Promise<BetterLine> | undefined;
  return async (after) => {
    const { position, steps } = await (asked ??= ask());
    const [told, count] = [await page(Math.min(after, n - 1)), n - 1 + steps.length];
    if (after >= n - 1) return { ...told, count, after: n - 1, position, steps };
    return { ...told, count, steps: told.steps.filter((step) => step.entry < n) };
  };
}
