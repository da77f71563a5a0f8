import type { Invariant } from "./invariant";

const made: readonly (readonly [string, RegExp])[] = [
  ["leads", /^POST \/v1\/leads$/],
  ["applications", /^POST \/v1\/applications\/\w+$/],
];

export const once: Invariant = {
  says: "A visit makes one lead and one application.",
  patience: 0,
  faults: ({ tab: { story } }) => made.flatMap(([what, call]) => (story.madeOf(call) > story.begun ? [`${story.madeOf(call)} ${what} for a visit that was begun ${story.begun} times.`] : [])),
};
