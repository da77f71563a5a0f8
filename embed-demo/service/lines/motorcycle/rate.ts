import type { Carrier } from "../../reference/carriers";
import { motorcycleCoveragesIn } from "./coverages";
import { chance } from "../../reference/chance";
import { driverFactors, policyFactors } from "../../driven/drivenFactors";
import type { MotorcycleInput } from "./input";
import { drivingRisk } from "../../driven/drivingRisk";
import type { Rated } from "../../rating/rated";
import { stateRates } from "../../reference/stateRates";
import { placeFactor, productOf, termPremium, carrierWeightOf } from "../../rating/carrierWeight";

type Motorcycle = MotorcycleInput["vehicles"][number] & { thisYear: number };

const fast = ["aprilia", "bimota", "ducati", "ktm", "mv agusta motor", "triumph"];
const heavy = ["bmw", "harley-davidson", "indian motorcycle", "victory"];

const motorcycleFactors: Readonly<Record<string, (motorcycle: Motorcycle) => number>> = {
  age: ({ year, thisYear }) => Math.max(0.5, 1.15 - 0.03 * Math.max(0, thisYear - year)),
  make: ({ make }) => (fast.includes(make) ? 1.35 : heavy.includes(make) ? 1.15 : 1),
  body: ({ bodyStyle }) => (bodyStyle === null ? 1 : /sport|street/.test(bodyStyle) ? 1.2 : /scooter|moped/.test(bodyStyle) ? 0.6 : /touring|cruiser/.test(bodyStyle) ? 0.95 : 1),
  ownership: ({ ownershipType }) => (ownershipType === "Lien" ? 1.04 : 1),
};

/** Miles a year relative to 3,000: few people ride every day. */
const mileageFactor = (miles: number | null): number => (miles === null ? 1 : (miles / 3_000) ** 0.18);

/** State base x riders, motorcycles, use and history x carrier level. Limits and deductibles are the usual ones. */
export function rateMotorcycle(input: MotorcycleInput, carrier: Carrier, thisYear = new Date().getFullYear()): Rated {
  if (drivingRisk(input, thisYear) > 1.3 - carrier.strictness) return { declined: "Can't offer a quote for this riding history" };
  const weigh = carrierWeightOf(carrier);
  const riders = input.drivers.reduce((sum, driver) => sum + productOf(driverFactors, driver, weigh), 0) / input.drivers.length;
  const { severalCars: _severalCars, ...policy } = policyFactors;
  const motorcycles = input.vehicles.map(
    (vehicle) =>
      productOf(motorcycleFactors, { ...vehicle, thisYear }, weigh) *
      (0.9 + 0.2 * chance("model", carrier.id, vehicle.make, vehicle.model)) *
      weigh("miles", mileageFactor(vehicle.miles ?? input.miles)),
  );
  // A rider rides one motorcycle at a time, so each further one costs less.
  const exposure = motorcycles.sort((a, b) => b - a).reduce((sum, factor, index) => sum + factor * (index === 0 ? 1 : 0.55), 0);
  const yearly = stateRates(input.state).motorcycle * exposure * riders * productOf(policy, input, weigh) * placeFactor(carrier, input.state, input.zipCode) * carrier.level;
  return { premium: termPremium(yearly, carrier), coverages: motorcycleCoveragesIn(input.state).map(shown) };
}

function shown({ id, quoteKey, label, defaultValue, increments }: ReturnType<typeof motorcycleCoveragesIn>[number]) {
  const amount = Number(defaultValue.split("/")[0]);
  const inThousands = id !== "MEDICAL_PAYMENTS" && !id.endsWith("_DEDUCTIBLE");
  return { id, quoteKey, label, value: increments.options[0]?.label ?? defaultValue, amount: Number.isNaN(amount) ? null : amount * (inThousands ? 1_000 : 1) };
}
