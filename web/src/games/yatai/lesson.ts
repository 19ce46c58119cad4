/** Yatai's tutorial: where to press for each move, and what scores. */
import { choiceOf, type AnyMove, type LessonGuide } from "../lesson";

const OWN = ".own";

/** First the tile, then the line. */
const pushing = (move: AnyMove): string[] => [
  `.beside [data-tile^="${String(move["tile"])}/"] [data-legal][aria-pressed=false]`,
  `.l${String(move["line"])} [data-legal]`,
];

export const YATAI_LESSON: LessonGuide = {
  cards: [
    { texts: ["page-goal", "page-win"], about: OWN, before: "start" },
    { texts: ["page-turn"], about: ".tiles", before: "start" },
    { texts: ["help-queue"], about: `${OWN} .part.queue`, before: "Welcome" },
    { texts: ["help-guest"], about: `${OWN} .part.queue`, before: "Pour" },
    { texts: ["help-reviews"], about: `${OWN} [data-help=reviews]`, before: "GainReview" },
    { texts: ["help-influencer"], about: `${OWN} [data-help=influencer]`, before: "end" },
    { texts: ["help-tourist"], about: ".supply [data-help=bag]", before: "end" },
    { texts: ["lesson-tokens"], about: `${OWN} .part.tokens`, before: "end" },
    { texts: ["help-sink"], about: `${OWN} .part.sink`, before: "end" },
    { texts: ["lesson-scoring"], about: OWN, before: "end" },
  ],
  targets: (move: AnyMove) => (move["move"] === "Push" ? pushing(move) : [choiceOf(move)]),
  steps: (move: AnyMove) => (move["move"] === "Push" ? pushing(move) : []),
};
