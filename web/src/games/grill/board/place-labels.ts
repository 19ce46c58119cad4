/** The labels at the places of the board: cards in stock, the price of the chips, who leads or won. */
import type { GrillContext } from "../state/context";
import type { Reveal } from "../state/reveals";
import type { PlaceLabel } from "../scene/props";
import { stockOf } from "../state/types";

export function placeLabels(table: GrillContext, turned: readonly Reveal[]): PlaceLabel[] {
  const kinds = table.components.ingredients.length;
  const stock = stockOf(table.view);
  const say = table.translator.say.bind(table.translator);
  const bowls = table.components.ingredients.map((_, kind): PlaceLabel => {
    const chips = table.view.grill.lying.filter((chip) => chip.place === kind);
    const hidden = chips.filter((chip) => chip.value === null).length;
    const total = chips.reduce((sum, chip) => sum + (chip.value ?? 0), 0);
    const price = hidden === chips.length ? "?" : `${table.money(total)}${hidden > 0 ? " + ?" : ""}`;
    const count = stock[kind] ?? 0;
    return {
      place: kind,
      count,
      price: chips.length === 0 ? "" : price,
      colour: leader(table, kind),
      topic: "bowl",
      title: [
        table.ingredient(kind),
        say("grill-stock", { count }),
        ...(hidden > 0 ? [say("grill-hidden", { count: hidden })] : []),
      ].join(", "),
    };
  });
  const spaces = turned.map(({ space, winner }): PlaceLabel => ({
    place: kinds + space,
    count: null,
    price: table.translator.name(winner),
    colour: table.colours[winner] ?? null,
    topic: table.components.spaces[space] ?? "",
    title: `${table.place(kinds + space)}: ${table.translator.name(winner)}`,
  }));
  return [...bowls, ...spaces];
}

/** The colour of the seat with the highest visible total there; `null` for a tie. */
function leader(table: GrillContext, place: number): string | null {
  const sums = table.view.chefs.map((_, seat) =>
    table.view.grill.lying
      .filter((chip) => chip.place === place && chip.seat === seat)
      .reduce((sum, chip) => sum + (chip.value ?? 0), 0),
  );
  const most = Math.max(...sums);
  const first = sums.indexOf(most);
  return most > 0 && sums.lastIndexOf(most) === first ? (table.colours[first] ?? null) : null;
}
