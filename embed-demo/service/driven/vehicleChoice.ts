import { advisedDeductible, optOut } from "../../../src/business/coverages";
import type { AutoCoverageId } from "../../../src/business/coveragesAuto";
import { dollars } from "../../../src/kernel/money";
import { stateRates } from "../reference/stateRates";
import { deductibleOption as deductible, type Choice, type Option } from "../coverages/choices";

const bodilyInjury = ["10/20", "15/30", "20/40", "25/50", "30/60", "50/100", "100/300", "250/500"];
const propertyDamage = [5, 10, 15, 20, 25, 30, 50, 100, 250];
const pip = [2_500, 5_000, 10_000, 15_000, 25_000, 50_000, 100_000];
const medical = [1_000, 2_000, 5_000, 10_000];
const deductibles = [100, 250, 500, 1_000, 1_500, 2_000, 2_500];

/** Dollars: the lowest limit on sale in states that sell personal injury protection. Utah requires $3,000; here it starts at 5,000. */
const pipMinimum: Readonly<Record<string, number>> = {
  AR: 5_000, DE: 15_000, FL: 10_000, HI: 10_000, KS: 5_000, KY: 10_000, MD: 2_500, MA: 5_000, MI: 50_000, MN: 25_000, NJ: 15_000,
  NY: 50_000, ND: 25_000, OR: 15_000, PA: 5_000, UT: 5_000, TX: 2_500, WA: 10_000, DC: 50_000,
};

/** States that sell uninsured motorist property damage separately from injury. */
const propertyDamageByUninsured: readonly string[] = [
  "AK", "AR", "CA", "CO", "DC", "DE", "GA", "IL", "IN", "LA", "MD", "MS", "NC", "NM", "OH", "OR", "RI", "SC", "TN", "TX", "UT", "VA", "VT", "WA", "WV",
];

const without: Option = { value: optOut, label: "No coverage" };
const thousands = (amount: string): string => `$${amount}K`;
const pair = (value: string): Option => {
  const [person = "", accident = ""] = value.split("/");
  return { value, label: `${thousands(person)} per person / ${thousands(accident)} per incident` };
};
const perIncident = (value: number): Option => ({ value: String(value), label: `${thousands(String(value))} per incident` });
const perPerson = (value: number): Option => ({ value: String(value), label: `${dollars(value)} per person` });

const atLeast = (pairs: readonly string[], minimum: string): string[] => {
  const person = (value: string) => Number(value.split("/")[0]);
  const above = pairs.filter((value) => person(value) > person(minimum));
  return [minimum, ...above];
};

/** The options in the state; null if the coverage isn't sold there. */
export function vehicleChoice(id: AutoCoverageId, state: string): Choice | null {
  const { minimumBodilyInjury, minimumPropertyDamage, required } = stateRates(state);
  const optional = (isRequired: boolean): Option[] => (isRequired ? [] : [without]);
  switch (id) {
    case "BODILY_INJURY": {
      const isRequired = required.includes("BI");
      return { options: [...optional(isRequired), ...atLeast(bodilyInjury, minimumBodilyInjury).map(pair)], isRequired, defaultValue: "100/300" };
    }
    case "PROPERTY_DAMAGE": {
      const values = [minimumPropertyDamage, ...propertyDamage.filter((value) => value > minimumPropertyDamage)];
      const isRequired = required.includes("PD");
      return { options: [...optional(isRequired), ...values.map(perIncident)], isRequired, defaultValue: "100" };
    }
    case "UNINSURED_MOTORIST":
    case "UNDERINSURED_MOTORIST": {
      const isRequired = required.includes(id === "UNINSURED_MOTORIST" ? "UM" : "UIM");
      return { options: [...optional(isRequired), ...atLeast(bodilyInjury, minimumBodilyInjury).map(pair)], isRequired, defaultValue: "100/300" };
    }
    case "UNINSURED_MOTORIST_PROPERTY_DAMAGE":
      return propertyDamageByUninsured.includes(state)
        ? { options: [without, ...propertyDamage.filter((value) => value >= 10 && value <= 100).map(perIncident)], isRequired: false, defaultValue: optOut }
        : null;
    case "PIP_LIMIT": {
      const least = pipMinimum[state];
      if (least === undefined) return null;
      const isRequired = required.includes("PIP");
      return { options: [...optional(isRequired), ...pip.filter((value) => value >= least).map(perPerson)], isRequired, defaultValue: String(least) };
    }
    case "MEDICAL_PAYMENTS": {
      const isRequired = required.includes("MED");
      return { options: [...optional(isRequired), ...medical.map(perPerson)], isRequired, defaultValue: "5000" };
    }
    case "COMPREHENSIVE_DEDUCTIBLE":
    case "COLLISION_DEDUCTIBLE":
      return { options: [without, ...deductibles.map(deductible)], isRequired: false, defaultValue: String(advisedDeductible) };
    default:
      throw new Error(`No choice for ${id}`);
  }
}
