import type { Coverage } from "../../../src/api/contract/coverage";
import type { Carrier } from "../reference/carriers";
import type { PropertyKind } from "./propertyKind";
import { pick } from "../reference/chance";
import { buildingFactors, deductibleFactor, liabilityFactor, peopleFactors } from "./propertyFactors";
import { amountsOf, shownCoverages, type Amounts } from "./propertyCoverages";
import type { PropertyInput } from "./propertyInput";
import type { Rated } from "../rating/rated";
import { stateRates } from "../reference/stateRates";
import { placeFactor, productOf, termPremium, carrierWeightOf, type CarrierWeight } from "../rating/carrierWeight";

/**
 * State base x insured amounts x building, people and care x limits and deductible x carrier level. The confirmed discount is
 * deducted in full, in addition to the carrier's own factor for the devices.
 */
export function rateProperty(kind: PropertyKind, input: PropertyInput, carrier: Carrier, thisYear = new Date().getFullYear()): Rated {
  if (risk(input, thisYear) > 1.2 - carrier.strictness) return { declined: "Can't offer a quote for this property" };
  const weigh = carrierWeightOf(carrier);
  // Carriers don't agree on what it costs to rebuild, and round up.
  const dwelling = Math.ceil((input.replacementCost * pick([1, 1, 1.03, 1.08], "dwelling", carrier.id)) / 1_000) * 1_000;
  const amounts = amountsOf(kind, input, dwelling);
  const subject = { ...input, thisYear, ratesUses: kind.ratesUses };
  const yearly =
    kind.average(stateRates(input.state)) *
    sizeFactor(kind, amounts, weigh) *
    productOf(buildingFactors, subject, weigh) *
    productOf(peopleFactors, subject, weigh) *
    limitsFactor(kind.coveragesIn(input.state), amounts, weigh) *
    (1 - input.discount / 100) *
    placeFactor(carrier, input.state, input.zipCode) *
    carrier.level;
  return { premium: termPremium(yearly, carrier), coverages: shownCoverages(kind, input, amounts) };
}

function sizeFactor({ line, typical }: PropertyKind, { dwelling, contents }: Amounts, weigh: CarrierWeight): number {
  if (line === "RENTERS") return weigh("contents", (contents / typical) ** 0.5);
  if (line === "CONDOMINIUM") return 0.5 * weigh("dwelling", (dwelling / typical) ** 0.7) + 0.5 * weigh("contents", (contents / 60_000) ** 0.5);
  return weigh("dwelling", (dwelling / typical) ** 0.8) * weigh("contents", 0.9 + (0.2 * contents) / dwelling);
}

function limitsFactor(coverages: readonly Coverage[], { liability, deductible }: Amounts, weigh: CarrierWeight): number {
  const usual = (id: string): string => coverages.find((coverage) => coverage.id === id)?.defaultValue ?? "1";
  return (
    weigh("liability", liabilityFactor(liability, Number(usual("PERSONAL_LIABILITY")))) *
    weigh("deductible", deductibleFactor(deductible, usual("ALL_PERILS")))
  );
}

/** The risk that a strict carrier considers. */
function risk({ home, usage, household, line }: PropertyInput, thisYear: number): number {
  if (line === "RENTERS") return household.includes("roommates") && household.includes("dog") ? 0.25 : 0;
  const homeAge = thisYear - (home?.yearBuilt ?? thisYear);
  const roof = home?.timeSinceRoofUpdate === "MORE_THAN_FIFTEEN" || (home?.roofUpdated === false && homeAge > 20) ? 0.2 : 0;
  return (
    (homeAge > 80 ? 0.2 : homeAge > 50 ? 0.08 : 0) +
    roof +
    (home?.roofType === "WOOD_SHAKE" ? 0.2 : 0) +
    (home?.distanceToFireStation === "MORE_THAN_TEN_MILES" ? 0.25 : 0) +
    (home?.propertyType === "MANUFACTURED_OR_MOBILE_HOME" || home?.propertyType === "COMMERCIAL" ? 0.45 : 0) +
    (usage.includes("VACANT") || usage.includes("UNOCCUPIED") ? 0.35 : 0)
  );
}
