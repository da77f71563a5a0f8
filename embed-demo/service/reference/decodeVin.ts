import { bodyStyleOf } from "./bodyStyles";
import { consumerMake } from "./consumerMakes";
import { checkDigit, modelYears } from "./vin";
import { covers, toRegExp, vehicleTypes, vinPack } from "./vinPack";

export interface DecodedVin {
  plYear: number;
  plMake: string;
  plModel: string;
  bodyStyle: string | null;
  checkDigitValid: boolean;
}

/** The manufacturer's registration for the VIN, or null. A wrong check digit is accepted: it only causes a warning. */
export function decodeVin(vin: string, type: "car" | "motorcycle", newest = new Date().getFullYear() + 1): DecodedVin | null {
  const maker = vinPack().W[`${vin.slice(0, 3)}${vin.slice(11, 14)}`] ?? vinPack().W[vin.slice(0, 3)];
  if (!maker || !(vehicleTypes[type] as readonly number[]).includes(maker.t)) return null;
  const key = `${vin.slice(3, 8)}|${vin.slice(9)}`;
  // A car with a letter at position 7 is from 2010 or later, one with a digit from before (49 CFR 565.15).
  const years = modelYears(vin).filter((year) => year <= newest);
  const ordered = type === "car" && /\d/.test(vin.charAt(6)) ? [...years].reverse() : years;
  for (const year of ordered) {
    for (const [schemaId, range] of Object.entries(maker.s)) {
      const schema = covers(range, year) ? vinPack().S[schemaId] : undefined;
      const model = schema && longest(schema.m, key);
      if (!schema || model === null || model === undefined) continue;
      const [make = "", plModel = ""] = (vinPack().M[model] ?? "").split("|");
      const body = schema.b ? longest(schema.b, key) : null;
      return { plYear: year, plMake: consumerMake(make, type) ?? make, plModel, bodyStyle: bodyStyleOf(body), checkDigitValid: checkDigit(vin) === vin.charAt(8) };
    }
  }
  return null;
}

/** The entry with the longest pattern that matches. */
function longest(entries: Readonly<Record<string, string>>, key: string): string | null {
  let best: { id: string; length: number } | null = null;
  for (const [id, patterns] of Object.entries(entries)) {
    for (const pattern of patterns.split(" ")) {
      if ((best === null || pattern.length > best.length) && toRegExp(pattern).test(key)) best = { id, length: pattern.length };
    }
  }
  return best?.id ?? null;
}
