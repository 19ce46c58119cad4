/** Where the pages of a game to look at come from: a table, a file, or the house's model games. */
import { api } from "../../protocol/http";
import type { BetterLine, Replay } from "../../protocol/schemas";
import { me } from "../../shared/current-guest.svelte";

export type Page = (after: number) => Promise<Replay>;

export interface ReplaySource {
  /** The table. */
  readonly id: string | null;
  readonly file: File | null;
  readonly model?: { readonly game: string; readonly number: number };
  /** Whose eyes; `null`: a spectator's. */
  readonly seat: number | null;
  /** The entry that gives way to what would have been better; `null`: the game as it was played. */
  readonly better: number | null;
}

/** How its pages are asked for; `null` as long as nothing was chosen. */
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

/** The pages of a game in which entry `n` and all after it give way to a line, which is asked for once. */
export function withBetterLine(page: Page, n: number, ask: () => Promise<BetterLine>): Page {
  let asked: Promise<BetterLine> | undefined;
  return async (after) => {
    const { position, steps } = await (asked ??= ask());
    const [told, count] = [await page(Math.min(after, n - 1)), n - 1 + steps.length];
    if (after >= n - 1) return { ...told, count, after: n - 1, position, steps };
    return { ...told, count, steps: told.steps.filter((step) => step.entry < n) };
  };
}
