import { lifeCoverages } from "../../../../src/business/coveragesLife";
import { coverageAmounts, lifeDefaults, lifeTerms } from "../../../../src/business/life";
import { shorthand } from "../../../../src/kernel/money";
import { lazy } from "../../reference/lazy";
import { fixed, listed, type Choice } from "../../coverages/choices";

/** Each carrier decides both for each applicant: the list only says that they differ. */
const byCarrier: Choice = fixed({ value: "CARRIER", label: "Depends on the company" });

function choiceOf(id: string): Choice {
  switch (id) {
    case "COVERAGE":
      return {
        options: coverageAmounts.map((amount) => ({ value: String(amount), label: shorthand(amount) })),
        isRequired: true,
        defaultValue: String(lifeDefaults.coverageAmount),
      };
    case "POLICY_DURATION":
      return {
        options: lifeTerms.map((years) => ({ value: String(years), label: `${years} years` })),
        isRequired: true,
        defaultValue: String(lifeDefaults.term),
      };
    case "MEDICAL_EXAM":
    case "INSTANT_DECISION":
      return byCarrier;
    default:
      throw new Error(`No choice for life's ${id}`);
  }
}

/** The same in every state. */
export const lifeCoveragesOffered = lazy(() => listed(lifeCoverages, ({ id }) => choiceOf(id)));
