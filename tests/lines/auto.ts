import type { Expected } from "./expected";
import { driven } from "./shared";

export const expected: Expected = {
  ...driven,
  card: "Auto",
  routes: `address driver loading vehicle vehicle/add history policy-compare prior-bodily-injury/ annual-mileage
    years-continuous-coverage bundling finalize/phone finalize/contact finalize/success`,
  isCheckedEverywhere: true,
  effort: { presses: 14, questions: 15 },
  walk: 214_500,
};
