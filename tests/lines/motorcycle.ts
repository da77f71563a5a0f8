import type { Expected } from "./expected";
import { driven } from "./shared";

export const expected: Expected = {
  ...driven,
  card: "Motorcycle",
  routes: `address driver loading vehicle vehicle/add policy-compare prior-bodily-injury/ annual-mileage history bundling
    finalize/phone finalize/contact finalize/success`,
  effort: { presses: 13, questions: 16 },
  walk: 213_000,
};
