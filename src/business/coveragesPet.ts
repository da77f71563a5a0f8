import { coverageList } from "./coverages";

const onCard = { showOnQuoteCard: true, showInQuoteCardHeader: false, isDeductible: false, isEditable: false } as const;

/** In display order. */
export const petCoverages = coverageList([
  {
    ...onCard,
    id: "CoverageLimit",
    label: "Max annual payout",
    description: "The most the plan pays you back for vet bills in a year.",
    quoteKey: "coverageLimit",
    showInQuoteCardHeader: true,
  },
  {
    ...onCard,
    id: "Deductible",
    label: "Annual deductible",
    description: "What you pay each year before the plan starts to pay.",
    quoteKey: "generalDeductible",
    apiKey: "annualDeductibleAmount",
    isDeductible: true,
    isEditable: true,
    tooltip: "A higher deductible lowers your price.",
  },
  {
    ...onCard,
    id: "Copay",
    label: "Reimbursement",
    description: "The share of each bill the plan pays back after you meet your deductible.",
    quoteKey: "reimbursement",
    tooltip: "Wellness plans aren't insurance. You can add one from $10 a month.",
  },
]);
export type PetCoverageId = (typeof petCoverages)[number]["id"];
