import type { Expected } from "./expected";
import { home } from "./shared";

export const expected: Expected = {
  ...home,
  card: "Homeowners",
  routes: `address loading discounts personal-info personal-info-florida bundling prefill policy-compare finalize/phone
    finalize/contact finalize/success`,
  credit: { ...home.credit, screens: ["personal-info", "personal-info-florida"] },
  isCheckedEverywhere: true,
  effort: { presses: 6, questions: 7 },
  walk: 210_000,
};
