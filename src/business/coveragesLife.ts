import { coverageList } from "./coverages";

const onCard = { showOnQuoteCard: true, showInQuoteCardHeader: false, isDeductible: false, isEditable: false } as const;

/** In display order. */
export const lifeCoverages = coverageList([
  {
    ...onCard,
    id: "COVERAGE",
    label: "Coverage amount",
    description: "What your family would receive.",
    quoteKey: "coverageAmount",
    apiKey: "faceAmount",
    showInQuoteCardHeader: true,
    isEditable: true,
  },
  {
    ...onCard,
    id: "POLICY_DURATION",
    label: "Term",
    description: "How long the price and the coverage stay as they are.",
    quoteKey: "termLength",
    apiKey: "policyDuration",
  },
  {
    ...onCard,
    id: "MEDICAL_EXAM",
    label: "Medical exam",
    description: "Whether somebody has to see you before the policy begins.",
    quoteKey: "physicalExam",
    apiKey: "exam",
  },
  {
    ...onCard,
    id: "INSTANT_DECISION",
    label: "Instant decision",
    description: "Whether the carrier can decide on the day that you apply.",
    quoteKey: "instantDecision",
    apiKey: "instantDecision",
    showOnQuoteCard: false,
  },
]);
export type LifeCoverageId = (typeof lifeCoverages)[number]["id"];
