import type { Expected } from "./expected";
import { home } from "./shared";

export const expected: Expected = {
  ...home,
  card: "Renters",
  routes: `address loading policy-compare personal-info bundling discounts insurance-start finalize/phone finalize/contact
    finalize/success`,
  florida: ["floods"],
  effort: { presses: 6, questions: 9 },
  walk: 211_000,
};
