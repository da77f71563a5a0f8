import type { Expected } from "./expected";
import { home } from "./shared";

export const expected: Expected = {
  ...home,
  card: "Landlord",
  routes: `address loading home-type prefill usage discounts insurance-start personal-info policy-compare finalize/phone
    finalize/contact finalize/success`,
  effort: { presses: 8, questions: 9 },
  isBundled: false,
  // A step of its own asks for the property type when no record has it.
  fields: { propertyType: "nothing" },
  walk: 211_500,
};
