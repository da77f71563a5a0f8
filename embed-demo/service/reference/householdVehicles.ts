import type { Vehicle } from "../../../src/api/contract/vehicle";
import { vehicles as limit } from "../../../src/business/limits";
import { builtAs, vinFor } from "./builtVehicles";
import { chance, pick } from "./chance";

type Common = readonly (readonly [make: string, model: string, from: number, to: number])[];

const cars: Common = [
  ["Toyota", "Camry", 2012, 2023], ["Honda", "Civic", 2012, 2022], ["Ford", "F-150", 2012, 2023], ["Subaru", "Outback", 2013, 2023],
  ["Honda", "CR-V", 2012, 2022], ["Toyota", "RAV4", 2013, 2023], ["Chevrolet", "Silverado", 2014, 2023], ["Jeep", "Wrangler", 2012, 2022],
  ["Tesla", "Model 3", 2018, 2023], ["Nissan", "Rogue", 2014, 2023], ["Hyundai", "Elantra", 2012, 2023], ["Kia", "Soul", 2012, 2022],
  ["Mazda", "CX-5", 2013, 2023], ["Volkswagen", "Jetta", 2012, 2022], ["Toyota", "Sienna", 2012, 2022], ["Honda", "Accord", 2012, 2022],
];

const motorcycles: Common = [
  ["Harley-Davidson", "Street Glide", 2013, 2022], ["Harley-Davidson", "Fat Boy", 2013, 2020], ["Harley-Davidson", "Softail Slim", 2013, 2020],
  ["Harley-Davidson", "Road King", 2013, 2022], ["Harley-Davidson", "Breakout", 2013, 2020], ["Harley-Davidson", "Iron 883", 2012, 2020],
  ["Harley-Davidson", "Forty-Eight", 2012, 2020], ["Harley-Davidson", "Freewheeler", 2015, 2022],
];

/** Households with none, one, two and three vehicles on record. */
const counts = [0, 1, 1, 1, 2, 2, 2, 3];

/** Few have motorcycles. */
const motorcycleCounts = [0, 0, 0, 1, 1, 2];

/** The vehicles on record for a household: the same for the same people at the same address, with VINs that decode. */
export function householdVehicles(
  household: string,
  type: "car" | "motorcycle" = "car",
  count = pick(type === "car" ? counts : motorcycleCounts, "count", household),
): Vehicle[] {
  const common = type === "car" ? cars : motorcycles;
  const found: Vehicle[] = [];
  for (let attempt = 0; found.length < Math.min(count, limit.prefilledMax) && attempt < 60; attempt += 1) {
    const [plMake, plModel, from, to] = pick(common, "model", household, attempt);
    const plYear = from + Math.floor(chance("year", household, attempt) * (to - from + 1));
    const built = builtAs(plMake, plModel, plYear, type);
    if (built.length === 0 || found.some((vehicle) => vehicle.plModel === plModel && vehicle.plYear === plYear)) continue;
    const style = pick(built, "style", household, attempt);
    const vin = vinFor(style, plYear, Math.floor(chance("serial", household, attempt) * 1_000_000), type);
    if (vin === null) continue;
    found.push({ sequenceNum: found.length, vin, plYear, plMake, plModel, bodyStyle: style.bodyStyle, status: "UNSELECTED", prefill: true });
  }
  return found;
}
