import { coverageList, type CoverageDefinition } from "./coverages";

const onCard = { showOnQuoteCard: true, showInQuoteCardHeader: false, isDeductible: false, isEditable: false } as const;

/** In display order. Amounts in the tooltips are averages. */
export const homeownersCoverages = coverageList([
  {
    ...onCard,
    id: "DWELLING",
    label: "Dwelling",
    description: "Pays to rebuild your home after a covered loss, at today's cost of labor and material.",
    quoteKey: "home",
    showInQuoteCardHeader: true,
    tooltip: "It follows the cost to rebuild, not what the home would sell for.",
  },
  {
    ...onCard,
    id: "OTHER",
    label: "Other structures",
    description: "Pays for what stands apart from the home: a garage, a shed, a fence.",
    quoteKey: "otherStructures",
    tooltip: "Most policies cover up to 10% of the dwelling.",
  },
  {
    ...onCard,
    id: "CONTENTS",
    label: "Personal property",
    description: "Pays for furniture, clothes and everything else that you would take with you when you move.",
    quoteKey: "personalProperty",
    apiKey: "contents",
    isEditable: true,
    tooltip: "Most policies cover up to 50% of the dwelling.",
  },
  {
    ...onCard,
    id: "LOSS_OF_USE",
    label: "Loss of use",
    description: "Pays for a place to stay while your home can't be lived in.",
    quoteKey: "lossOfUse",
    tooltip: "Usually 20% of the dwelling, and up to 30%.",
  },
  {
    ...onCard,
    id: "PERSONAL_LIABILITY",
    label: "Personal liability",
    description: "Pays when you are held responsible for somebody's injury or for damage to what is theirs.",
    quoteKey: "liability",
    apiKey: "personalLiability",
    isEditable: true,
    tooltip: "At least $300,000 is recommended.",
  },
  {
    ...onCard,
    id: "MEDICAL_PAYMENT",
    label: "Medical payments",
    description: "Pays small medical bills of guests who are hurt at your place, whoever is at fault.",
    quoteKey: "medicalPaymentsToOthers",
    tooltip: "At least $5,000 is recommended.",
  },
  {
    ...onCard,
    id: "ALL_PERILS",
    label: "All other perils deductible",
    description: "What you pay first on a claim.",
    quoteKey: "generalDeductible",
    apiKey: "allPerils",
    isDeductible: true,
    isEditable: true,
    tooltip: "$2,500 is typical. A higher deductible lowers the premium.",
  },
  {
    ...onCard,
    id: "WINDSTORM",
    label: "Windstorm deductible",
    description: "What you pay first when wind or hail did the damage.",
    quoteKey: "windAndHail",
    isDeductible: true,
    tooltip: "Usually 1% of the dwelling.",
  },
  {
    ...onCard,
    id: "EXTENDED_COVERAGE",
    label: "Extended replacement cost",
    description: "Pays beyond the dwelling limit when rebuilding costs more than anybody thought.",
    quoteKey: "extendedCoverage",
    showOnQuoteCard: false,
    tooltip: "Usually 25% on top of the dwelling.",
  },
]);
export type PropertyCoverageId = (typeof homeownersCoverages)[number]["id"];

const without = (
  ids: readonly PropertyCoverageId[],
  changed: Readonly<Partial<Record<PropertyCoverageId, Partial<Omit<CoverageDefinition, "id">>>>>,
): readonly CoverageDefinition<PropertyCoverageId>[] =>
  homeownersCoverages.filter(({ id }) => !ids.includes(id)).map((definition) => ({ ...definition, ...changed[definition.id] }));

/** Condominium and renters take subsets, in words of their own where a home's wouldn't be true. */
export const condominiumCoverages = without(["OTHER", "EXTENDED_COVERAGE"], {
  DWELLING: {
    label: "Inside your unit",
    description: "Pays to rebuild what the association's policy leaves to you: floors, walls, fixtures.",
    tooltip: "What the association insures is in its bylaws.",
  },
  CONTENTS: { tooltip: "What it would cost to buy everything again." },
  LOSS_OF_USE: { tooltip: "Usually 20% of your personal property, and up to 30%." },
  ALL_PERILS: { tooltip: "$1,000 is typical. A higher deductible lowers the premium." },
});

export const rentersCoverages = without(["DWELLING", "OTHER", "WINDSTORM", "EXTENDED_COVERAGE"], {
  CONTENTS: { showInQuoteCardHeader: true, tooltip: "What it would cost to buy everything again." },
  LOSS_OF_USE: { tooltip: "Usually 20% of your personal property, and up to 30%." },
  ALL_PERILS: { tooltip: "$1,000 is typical. A higher deductible lowers the premium." },
});

export const landlordCoverages = without(["EXTENDED_COVERAGE"], {
  DWELLING: { description: "Pays to rebuild the property after a covered loss, at today's cost of labor and material." },
  CONTENTS: { description: "Pays for what is yours in the rented home: appliances, carpets, a lawn mower.", tooltip: "Tenants insure their own things." },
  LOSS_OF_USE: {
    label: "Fair rental value",
    description: "Pays the rent that you lose while the property can't be lived in.",
  },
  PERSONAL_LIABILITY: { description: "Pays when you, as the owner, are held responsible for a tenant's or a visitor's injury." },
  MEDICAL_PAYMENT: { description: "Pays small medical bills of people who are hurt on the property, whoever is at fault." },
  WINDSTORM: { label: "Wind and hail deductible" },
});

/** Florida §627.712: a deductible of its own for hurricanes, shown in dollars, and on the card beside the other. */
export const hurricaneDeductible: Pick<CoverageDefinition, "label" | "description" | "tooltip" | "showInQuoteCardHeader"> = {
  label: "Hurricane deductible",
  showInQuoteCardHeader: true,
  description: "What you pay first when a hurricane did the damage, once a year.",
  tooltip: "Florida has it apart from the other deductible: usually 2% of the dwelling.",
};
