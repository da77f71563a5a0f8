import { coverageList } from "./coverages";

const onCard = { showOnQuoteCard: true, showInQuoteCardHeader: false, isDeductible: false, isEditable: false } as const;
const deductible = { ...onCard, isDeductible: true, isEditable: true } as const;

/** In display order. */
export const autoCoverages = coverageList([
  {
    ...onCard,
    id: "BODILY_INJURY",
    label: "Bodily injury",
    description: "Pays for injuries to others in an accident you cause.",
    quoteKey: "bodilyInjury",
    apiKey: "bodilyInjury",
    showInQuoteCardHeader: true,
    tooltip: "The first amount is the limit per person. The second is the limit per accident.",
  },
  {
    ...onCard,
    id: "PROPERTY_DAMAGE",
    label: "Property damage",
    description: "Pays for damage to others' cars and property in an accident you cause.",
    quoteKey: "propertyDamage",
    apiKey: "propertyDamage",
  },
  {
    ...onCard,
    id: "UNINSURED_MOTORIST",
    label: "Uninsured motorist",
    description: "Pays for your injuries if the at-fault driver has no insurance.",
    quoteKey: "uninsuredMotorist",
    apiKey: "uninsuredMotorist",
  },
  {
    ...onCard,
    id: "UNDERINSURED_MOTORIST",
    label: "Underinsured motorist",
    description: "Pays for your injuries if the at-fault driver has too little insurance.",
    quoteKey: "underinsuredMotorist",
    apiKey: "underinsuredMotorist",
  },
  {
    ...onCard,
    id: "UNINSURED_MOTORIST_PROPERTY_DAMAGE",
    label: "Uninsured motorist property damage",
    description: "Pays for damage to your car if the at-fault driver has no insurance.",
    quoteKey: "uninsuredMotoristProperty",
    apiKey: "uninsuredMotoristPropertyDamage",
  },
  {
    ...onCard,
    id: "PIP_LIMIT",
    label: "Personal injury protection",
    description: "Pays medical bills and lost wages for you and your passengers, no matter who's at fault.",
    quoteKey: "pipLimit",
    apiKey: "pipLimit",
  },
  {
    ...deductible,
    id: "COMPREHENSIVE_DEDUCTIBLE",
    label: "Comprehensive deductible",
    description: "What you pay before insurance pays if your car is stolen or damaged by weather, fire, or an animal.",
    quoteKey: "comprehensiveDeductible",
    apiKey: "comprehensiveDeductible",
    tooltip: "A higher deductible lowers your price.",
  },
  {
    ...deductible,
    id: "COLLISION_DEDUCTIBLE",
    label: "Collision deductible",
    description: "What you pay before insurance pays if your car is damaged in a crash.",
    quoteKey: "collisionDeductible",
    apiKey: "collisionDeductible",
    tooltip: "A higher deductible lowers your price.",
  },
  {
    ...onCard,
    id: "MEDICAL_PAYMENTS",
    label: "Medical payments",
    description: "Pays medical bills for you and your passengers, no matter who's at fault.",
    quoteKey: "medicalPayments",
    apiKey: "medicalPayment",
    showOnQuoteCard: false,
  },
]);
export type AutoCoverageId = (typeof autoCoverages)[number]["id"];
