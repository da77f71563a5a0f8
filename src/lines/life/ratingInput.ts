import type { Answers } from "../../flow/field";
import { firstName, lastName } from "../../session/fields/person";
import { gender } from "../../steps/person/gender";
import type { Period } from "./fields";
import { coverageAmount, healthRating, lifeBirthDate, lifeState, smoker, term, usage } from "./fields";

/** The chosen products with what was said of them, whatever the order in which they were chosen. */
const used = (answers: Answers, period: Period): unknown => {
  const chosen = answers.get(usage[period].products);
  return Object.entries(usage[period].of).map(([product, { frequency, lastUse }]) =>
    (chosen as readonly string[]).includes(product) ? [product, answers.get(frequency), lastUse && answers.get(lastUse)] : null,
  );
};

/** Everything that moves a term life premium, and nothing else. Names count: carriers look an applicant's records up by them. */
export const ratingInput = (answers: Answers): unknown => [
  answers.get(lifeState),
  answers.get(firstName),
  answers.get(lastName),
  answers.get(lifeBirthDate),
  answers.get(gender),
  answers.get(healthRating),
  answers.get(smoker),
  used(answers, "currently"),
  used(answers, "previously"),
  answers.get(coverageAmount),
  answers.get(term),
];
