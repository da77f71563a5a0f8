import { coverageList } from "./coverages";

const onCard = { showOnQuoteCard: true, showInQuoteCardHeader: false, isDeductible: false, isEditable: false } as const;

/** In display order. */
export const petCoverages = coverageList([
  {
    ...onCard,
    id: "CoverageLimit",
    label: "Max annual payout",
    description: "The most that is paid back for one year's vet bills.",
    quoteKey: "coverageLimit",
    showInQuoteCardHeader: true,
  },
  {
    ...onCard,
    id: "Deductible",
    label: "Annual deductible",
    description: "What you pay yourself each year before the insurance does.",
    quoteKey: "generalDeductible",
    apiKey: "annualDeductibleAmount",
    isDeductible: true,
    isEditable: true,
    tooltip: "A higher deductible lowers the premium.",
  },
  {
    ...onCard,
    id: "Copay",
    label: "Reimbursement",
    description: "The share of a bill that is paid back once the deductible is met.",
    quoteKey: "reimbursement",
    tooltip: "Wellness care is no insurance; it can be added, from $10 per month.",
  },
]);
export type PetCoverageId = (typeof petCoverages)[number]["id"];
