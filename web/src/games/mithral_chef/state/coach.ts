/** What a beginner does next, one hand after the other: a first dish from the forest to the plate. */
import { Station, type Components, type MithralView, type Player } from "../../../protocol/mithral-chef";
import type { Advice } from "../../lesson";
import { ofCard } from "../art/cards-and-colours";
import { recipeOf } from "./kitchen";
import { offOf, sumOf } from "./meals";
import { isNeeded, needsOf, suggestedStations } from "./recipe-needs";

const DOORS = ["EnterForest", "EnterPantry", "EnterOven", "EnterPlating", "TakeOrder"] as const;
const GOING = ["coach-forest", "coach-pantry", "coach-oven", "coach-plating", "coach-order"] as const;

/** Whether an open recipe lacks an ingredient of this kind. */
const lacks = (components: Components, player: Player, kind: "animal" | "vegetable"): boolean =>
  player.recipes.some((id) => {
    const recipe = recipeOf(components, id);
    return recipe !== undefined && needsOf(recipe, player).some((need) => !need.there && kind in need);
  });

/** The next press; `null` while a hand is at work and there is nothing to press. */
export function advise(view: MithralView, components: Components, now: number): Advice | null {
  const player = view.me === null ? undefined : view.players[view.me];
  if (player === undefined || view.phase === "over" || view.phase === "vote") return null;
  if (view.phase !== "play") return { text: "coach-countdown", targets: [] };
  const hand = Math.max(
    0,
    player.chefs.findIndex((chef) => chef.station !== null),
  );
  const chef = player.chefs[hand];
  if (chef === undefined || chef.busy > now || chef.ordering > now) return null;
  const panel = `[data-hand-panel="${hand}"]`;
  const press = (text: string, kind: string, ...more: string[]): Advice => ({
    text,
    targets: [`${panel} .controls [data-legal=${kind}]`, ...more],
  });
  const leave: Advice = { text: "coach-home", targets: [`${panel} header [data-legal=Leave]`] };
  const { work } = chef;
  switch (work?.type) {
    case "Hunting":
      if (work.card === null) return lacks(components, player, "animal") ? press("coach-flip", "Flip") : leave;
      return isNeeded(components, player, ofCard(work.card))
        ? press("coach-take", "TakeGame", `${panel} .controls [data-legal=Ignore]`)
        : press("coach-ignore", "Ignore");
    case "Foraging":
      if (work.die === null) return lacks(components, player, "vegetable") ? press("coach-draw", "Draw") : leave;
      return isNeeded(components, player, { vegetable: work.die })
        ? press("coach-keep", "Keep")
        : press("coach-put-back", "PutBack");
    case "Cooking":
      if (work.dice.length === 0) return press("coach-roll", "Roll");
      if (offOf(work).length > 0) return press("coach-reroll", "Roll");
      return view.plates.some((plate) => plate <= sumOf(work))
        ? press("coach-stop", "Stop")
        : press("coach-reroll", "Roll", `${panel} .controls [data-legal=select][aria-pressed=false]`);
    case "Plating":
      return work.served_at === null ? press("coach-place", "Place") : null;
    case undefined: {
      const [station] = suggestedStations(components, player);
      if (station === undefined || (chef.barred[station] ?? 0) > now) return null;
      const kind = DOORS[station] ?? "";
      return {
        text: station === Station.ORDER ? "coach-order" : (GOING[station] ?? ""),
        targets: [`${panel} .choose [data-legal=${kind}]`, `${panel} .doors [data-legal=${kind}]`],
      };
    }
  }
}
