// The page's own code between a pointer and a throw, run by Node. One request a line, one answer a line.
import { createInterface } from "node:readline";
import { rolldown } from "../web/node_modules/rolldown/dist/index.mjs";

const scene = new URL("../web/src/games/grill/scene/", import.meta.url)
  .pathname;
const PARTS = [
  "throwing/aims",
  "throwing/hand",
  "throwing/launch",
  "throwing/needles",
  "places",
  "throwing/spread",
  "throwing/miss",
];
const bundle = await rolldown({
  input: "page",
  plugins: [
    {
      name: "page",
      resolveId: (id) => (id === "page" ? id : null),
      load: (id) =>
        id === "page"
          ? PARTS.map((one) => `export * from "${scene}${one}.ts";`).join("\n")
          : null,
    },
  ],
});
const { output } = await bundle.generate({ format: "es" });
const page = await import(
  `data:text/javascript,${encodeURIComponent(output[0].code)}`
);

const grounds = {};
const places = (game) =>
  (grounds[game].places ??= page.placesOf(grounds[game]));
const told = (ground, launch, hand) => ({
  launch,
  rest: page.restOf(ground, launch),
  spread: page.spreadOf(ground, launch, page.skillOf(hand)),
});
const answers = {
  ground({ game, ground }) {
    grounds[game] = ground;
    return places(game);
  },
  /** A stroke with the chip in the hand: its launch, or why it is none. */
  stroke({ game, lens, height, samples, hand: steadiness }) {
    const ground = grounds[game];
    const hand = new page.Hand(ground);
    hand.height = height;
    const [first, ...way] = samples;
    hand.take(first, first.t, lens);
    for (const sample of way) hand.move(sample, sample.t);
    const launch = hand.release();
    return typeof launch === "string"
      ? { idle: launch }
      : told(ground, launch, steadiness);
  },
  /** Needles that are stopped so many milliseconds after they began to swing. */
  needles({ game, times, hand }) {
    const values = Object.fromEntries(
      page.NEEDLES.map((one) => [one, page.needleAt(one, times[one])]),
    );
    return told(
      grounds[game],
      page.needleLaunch(grounds[game], "near", values, "front"),
      hand,
    );
  },
  odds({ game, place, style, hand }) {
    const one = places(game).find(({ number }) => number === place);
    return page.aimOdds(
      grounds[game],
      places(game),
      one,
      style,
      "near",
      page.skillOf(hand),
    );
  },
  verdict: ({ from, mark, rest }) => page.missOf(from, mark, rest),
};
for await (const line of createInterface({ input: process.stdin })) {
  const { ask, ...request } = JSON.parse(line);
  console.log(JSON.stringify(answers[ask](request)));
}
