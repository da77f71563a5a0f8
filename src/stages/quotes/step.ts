import { phrases } from "../../kernel/phrase";
import { chosenCoverages } from "../../session/fields/coverages";
import type { LineStep } from "../../session/line";
import { loadStages } from "../loadStages";

const titles = phrases("quotes", { title: "Your quotes" });

/**
 * Requests quotes on arrival, shows them as they come in, and is completed by picking one. Waiting for quotes is a state of this
 * screen, not a step.
 */
export const policyCompareStep: LineStep = {
  id: "policy-compare",
  title: titles.title,
  fields: [chosenCoverages],
  settles: true,
  subroutes: () => ["compare"],
  parcel: () => loadStages().then(({ quotes }) => quotes),
  cases: ["noQuotesReturned", "tooExpensiveConnectViaPhone"],
};

/** For lines whose advisors are called when no company has a price: motorcycle, life and pet. */
export const policyCompareOrCallStep: LineStep = {
  ...policyCompareStep,
  cases: ["noQuotesReturnedByOtherInsuranceLine", "tooExpensiveConnectViaPhone"],
};
