import type { PropertyLine } from "./propertyLines";
import { coverageList, type CoverageDefinition } from "./coverages";

const onCard = { showOnQuoteCard: true, showInQuoteCardHeader: false, isDeductible: false, isEditable: false } as const;

/** In display order. Amounts in the tooltips are averages. */
export const homeownersCoverages = coverageList([
  {
    ...onCard,
    id: "DWELLING",
    label: "Home structure",
    description: "Pays to rebuild your home after a covered loss, at today's cost of labor and materials.",
    quoteKey: "home",
    showInQuoteCardHeader: true,
    tooltip: "Based on the cost to rebuild the home, not what it would sell for.",
  },
  {
    ...onCard,
    id: "OTHER",
    label: "Other structures",
    description: "Pays for structures not attached to your home, like a shed, fence, or detached garage.",
    quoteKey: "otherStructures",
    tooltip: "Most policies cover up to 10% of your home structure coverage.",
  },
  {
    ...onCard,
    id: "CONTENTS",
    label: "Personal property",
    description: "Pays for your belongings, like furniture and clothes.",
    quoteKey: "personalProperty",
    apiKey: "contents",
    isEditable: true,
    tooltip: "Most policies cover up to 50% of your home structure coverage.",
  },
  {
    ...onCard,
    id: "LOSS_OF_USE",
    label: "Loss of use",
    description: "Pays for a place to stay if damage makes your home unlivable.",
    quoteKey: "lossOfUse",
    tooltip: "Usually 20% to 30% of your home structure coverage.",
  },
  {
    ...onCard,
    id: "PERSONAL_LIABILITY",
    label: "Personal liability",
    description: "Pays if you're responsible for someone's injury or property damage.",
    quoteKey: "liability",
    apiKey: "personalLiability",
    isEditable: true,
    tooltip: "At least $300,000 is recommended.",
  },
  {
    ...onCard,
    id: "MEDICAL_PAYMENT",
    label: "Medical payments",
    description: "Pays minor medical bills for guests hurt at your home, no matter who's at fault.",
    quoteKey: "medicalPaymentsToOthers",
    tooltip: "At least $5,000 is recommended.",
  },
  {
    ...onCard,
    id: "ALL_PERILS",
    label: "All other perils deductible",
    description: "What you pay on a claim before insurance pays.",
    quoteKey: "generalDeductible",
    apiKey: "allPerils",
    isDeductible: true,
    isEditable: true,
    tooltip: "$2,500 is typical. A higher deductible lowers your price.",
  },
  {
    ...onCard,
    id: "WINDSTORM",
    label: "Windstorm deductible",
    description: "What you pay before insurance pays for wind or hail damage.",
    quoteKey: "windAndHail",
    isDeductible: true,
    tooltip: "Usually 1% of your home structure coverage.",
  },
  {
    ...onCard,
    id: "EXTENDED_COVERAGE",
    label: "Extended replacement cost",
    description: "Pays extra if rebuilding costs more than your limit.",
    quoteKey: "extendedCoverage",
    showOnQuoteCard: false,
    tooltip: "Usually 25% more than your home structure coverage.",
  },
]);
export type PropertyCoverageId = (typeof homeownersCoverages)[number]["id"];

/** A home's coverages but some, for lines that insure less, with their own wording where a home's would be wrong. */
export const coveragesWithout = (
  ids: readonly PropertyCoverageId[],
  changed: Readonly<Partial<Record<PropertyCoverageId, Partial<Omit<CoverageDefinition, "id">>>>>,
): readonly CoverageDefinition<PropertyCoverageId>[] =>
  homeownersCoverages.filter(({ id }) => !ids.includes(id)).map((definition) => ({ ...definition, ...changed[definition.id] }));

/** Florida §627.712: a separate deductible for hurricanes, shown in dollars, on the card beside the other one. */
export const hurricaneDeductible = (line: PropertyLine): Pick<CoverageDefinition, "label" | "description" | "tooltip" | "showInQuoteCardHeader"> => ({
  label: "Hurricane deductible",
  showInQuoteCardHeader: true,
  description: "What you pay before insurance pays for hurricane damage, once per year.",
  tooltip:
    line === "CONDOMINIUM"
      ? "In Florida, this is separate from your other deductible. It's usually 2% of your “Inside your unit” coverage."
      : "In Florida, this is separate from your other deductible. It's usually 2% of your home structure coverage.",
});
