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
    description: "How long your price and coverage stay the same.",
    quoteKey: "termLength",
    apiKey: "policyDuration",
  },
  {
    ...onCard,
    id: "MEDICAL_EXAM",
    label: "Medical exam",
    description: "Whether you need a medical exam before your policy starts.",
    quoteKey: "physicalExam",
    apiKey: "exam",
  },
  {
    ...onCard,
    id: "INSTANT_DECISION",
    label: "Instant decision",
    description: "Whether you can be approved the same day you apply.",
    quoteKey: "instantDecision",
    apiKey: "instantDecision",
    showOnQuoteCard: false,
  },
]);
export type LifeCoverageId = (typeof lifeCoverages)[number]["id"];
