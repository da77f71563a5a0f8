import type { Expected } from "./expected";
import { home } from "./shared";

export const expected: Expected = {
  ...home,
  card: "Condo",
  routes: `address loading prefill cohabitation discounts insurance-start personal-info personal-info-florida bundling
    policy-compare finalize/phone finalize/contact finalize/success`,
  credit: { ...home.credit, screens: ["personal-info", "personal-info-florida"] },
  effort: { presses: 8, questions: 9 },
  walk: 210_500,
};
