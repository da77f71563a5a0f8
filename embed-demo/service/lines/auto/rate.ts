import type { Coverage } from "../../../../src/api/contract/coverage";
import type { Quote } from "../../../../src/api/contract/quote";
import { optOut } from "../../../../src/business/coverages";
import type { AutoCoverageId } from "../../../../src/business/coveragesAuto";
import type { Carrier } from "../../reference/carriers";
import { autoCoveragesIn, deductiblesOf, valueOf } from "./coverages";
import { eitherOf } from "../../coverages/eitherOf";
import { chance } from "../../reference/chance";
import { driverFactors, mileageFactor, policyFactors, vehicleFactors } from "../../driven/drivenFactors";
import type { AutoInput } from "./input";
import { deductibleFactor, limitFactor } from "./factors";
import { drivingRisk } from "../../driven/drivingRisk";
import type { Rated } from "../../rating/rated";
import { stateRates } from "../../reference/stateRates";
import { placeFactor, productOf, termPremium, carrierWeightOf } from "../../rating/carrierWeight";

/**
 * State base x limits and deductibles x drivers, vehicles, use and history x carrier level. Depends only on the input and the
 * carrier, so the same answers get the same price.
 */
export function rateAuto(input: AutoInput, carrier: Carrier, thisYear = new Date().getFullYear()): Rated {
  if (drivingRisk(input, thisYear) > 1.2 - carrier.strictness) return { declined: "Can't offer a quote for this driving history" };
  const coverages = autoCoveragesIn(input.state);
  const { autoFull, autoMin } = stateRates(input.state);
  const weigh = carrierWeightOf(carrier);

  const limits = weigh("limits", limitFactor(coverages, (coverage) => valueOf(coverage, input.coverages)));
  const liability = autoMin * limits;
  // The average full-coverage policy has about a third more liability than the law requires.
  const damage = Math.max(autoFull - 1.33 * autoMin, 0.3 * autoFull);

  const drivers = mean(input.drivers.map((driver) => productOf(driverFactors, driver, weigh)));
  const policy = productOf(policyFactors, input, weigh);
  const place = placeFactor(carrier, input.state, input.zipCode);

  const vehicles = input.vehicles.map((vehicle) => {
    const worth =
      productOf(vehicleFactors, { ...vehicle, thisYear }, weigh) * (0.9 + 0.2 * chance("model", carrier.id, vehicle.make, vehicle.model));
    const { comprehensive, collision } = deductiblesOf(input.state, input.coverages, vehicle);
    const repairs = damage * worth * (0.3 * deductibleFactor(comprehensive) + 0.7 * deductibleFactor(collision));
    return (liability * worth ** 0.2 + repairs) * weigh("miles", mileageFactor(vehicle.miles ?? input.miles));
  });
  const yearly = vehicles.reduce((sum, vehicle) => sum + vehicle, 0) * drivers * policy * place * carrier.level;
  return { premium: termPremium(yearly, carrier), coverages: coverages.map((coverage) => shown(coverage, input)) };
}

const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;

/** Coverages with limits in thousands of dollars: "100/300". */
const inThousands: readonly string[] = [
  "BODILY_INJURY",
  "PROPERTY_DAMAGE",
  "UNINSURED_MOTORIST",
  "UNDERINSURED_MOTORIST",
  "UNINSURED_MOTORIST_PROPERTY_DAMAGE",
] satisfies readonly AutoCoverageId[];

function shown(coverage: Coverage, input: AutoInput): Quote["coverages"][number] {
  const values = coverage.isDeductible
    ? [...new Set(input.vehicles.map((vehicle) => {
        const { comprehensive, collision } = deductiblesOf(input.state, input.coverages, vehicle);
        return coverage.id === "COMPREHENSIVE_DEDUCTIBLE" ? comprehensive : collision;
      }))]
    : [valueOf(coverage, input.coverages)];
  const [first = optOut] = values;
  const isThousands = inThousands.includes(coverage.id);
  const amount = values.length > 1 || first === optOut ? null : Number(first.split("/")[0]) * (isThousands ? 1_000 : 1);
  return { id: coverage.id, quoteKey: coverage.quoteKey, label: coverage.label, value: eitherOf(coverage, values), amount };
}
