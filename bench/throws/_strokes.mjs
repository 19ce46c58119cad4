// The page's own code between a pointer and a throw, run by Node. One request a line, one answer a line.
import { createInterface } from "node:readline";
import { rolldown } from "../../web/node_modules/rolldown/dist/index.mjs";

const scene = new URL("../../web/src/games/grill/scene/", import.meta.url)
  .pathname;
const PARTS = [
  "throwing/aim-odds",
  "throwing/throwing-hand",
  "throwing/launch",
  "throwing/timing-meters",
  "places",
  "throwing/aim-error",
  "throwing/miss",
  "swing/motion",
  "swing/calibration",
  "three/camera",
  "three/pointer-scale",
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
  spread: page.spreadOf(ground, launch, page.aimErrorOf(hand)),
});
const answers = {
  ground({ game, ground }) {
    grounds[game] = ground;
    return places(game);
  },
  /** A stroke with the chip in the hand: its launch, or why it is none. */
  stroke({ game, lens, height, samples, hand: steadiness, target }) {
    const ground = grounds[game];
    const hand = new page.ThrowingHand(ground);
    hand.target = target ?? null;
    hand.height = height;
    const [first, ...way] = samples;
    hand.take(first, first.t, lens);
    for (const sample of way) hand.move(sample, sample.t);
    const launch = hand.release();
    return typeof launch === "string"
      ? { idle: launch }
      : told(ground, launch, steadiness);
  },
  /** Three swings of a phone to the middle: what they teach, and what was measured. */
  calibrate({ swings }) {
    const measured = swings.map((one) => page.measureSwing(one));
    return { calibration: measured.includes(null) ? null : page.calibrated(measured), measured };
  },
  /** A swing by somebody whose hand is known: its launch, or why it is none. */
  swing({ game, calibration, samples, hand: steadiness, target }) {
    const ground = grounds[game];
    const intent = page.swingIntent(ground, "near", calibration, page.measureSwing(samples));
    if (typeof intent === "string") return { idle: intent };
    const hand = new page.ThrowingHand(ground);
    hand.target = target ?? null;
    return told(ground, hand.launch(intent), steadiness);
  },
  /** Needles that are stopped so many milliseconds after they began to swing. */
  needles({ game, times, hand }) {
    const values = Object.fromEntries(
      page.METERS.map((one) => [one, page.meterValue(one, times[one])]),
    );
    return told(
      grounds[game],
      page.meterLaunch(grounds[game], "near", values, "front"),
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
      page.aimErrorOf(hand),
    );
  },
  /** The scale of strokes on a screen, from the page's own camera. */
  scale({ game, width, height, below, touch }) {
    const view = { side: "near", tilt: page.USUAL_TILT, zoom: 1, turn: 0, closeup: null };
    const camera = new page.BoardCamera(grounds[game], view);
    camera.setAspect(width / height, view);
    const { perspective } = camera;
    const seen = {
      project({ x, y, z }) {
        const at = perspective.position.clone().set(x, y, z).project(perspective);
        return { x: ((at.x + 1) / 2) * width, y: ((1 - at.y) / 2) * height };
      },
      under({ x, y }, level) {
        const at = perspective.position.clone().set((2 * x) / width - 1, 1 - (2 * y) / height, 0.5);
        const way = at.unproject(perspective).sub(perspective.position);
        return perspective.position.clone().addScaledVector(way, (level - perspective.position.z) / way.z);
      },
    };
    const { place } = new page.ThrowingHand(grounds[game]);
    return page.pointerScaleAt(seen, grounds[game], place, { zoom: 1, below, side: "near", touch });
  },
  verdict: ({ from, mark, rest }) => page.missOf(from, mark, rest),
};
for await (const line of createInterface({ input: process.stdin })) {
  const { ask, ...request } = JSON.parse(line);
  console.log(JSON.stringify(answers[ask](request)));
}
