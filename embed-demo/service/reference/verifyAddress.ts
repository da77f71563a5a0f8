import type { verifyAddress as contract } from "../../../src/api/contract/addresses";
import type { ResponseOf } from "../../../src/api/contract/endpoint";
import type { Address } from "../../../src/api/contract/values";
import { isOneSlipApart, readAddressLine, type AddressLine } from "./addressLine";
import { isLocated, isStreetIn, knownStreets, needsUnit } from "./streets";
import { placeOfZip, sameCity, zipsOfCity } from "./zips";

type Verification = ResponseOf<typeof contract>;
/** A test address's outcome, used in place of its own. */
export type ForcedOutcome = Verification["outcome"];

type Changed = Extract<Verification, { outcome: "corrected" }>["changed"];

/**
 * Strict on state and ZIP code. Streets that the model doesn't know are accepted; those that it knows must be in the ZIP code.
 * Spelling is corrected with a notice; a mere variant ("Street" for "St") is normalized silently.
 */
export function verifyAddress(given: Address, unitConfirmed: boolean, forced: ForcedOutcome | null = null): Verification {
  const line = readAddressLine(given.addressLine1);
  const place = placeOfZip(given.zipCode);
  if (!line || !place || place.state !== given.state) return { outcome: "not-found" };

  if (forced === "not-found") return { outcome: "not-found" };

  const changed: Changed = [];
  const city = cityOf(given, place.cities, changed);
  if (city === null) return { outcome: "not-found" };
  const street = streetOf(line, given.zipCode, forced === "corrected", changed);
  if (street === null) return { outcome: "not-found" };

  const unit = given.addressLine2?.replace(/^#\s*/, "") || line.unit;
  const address: Address = {
    addressLine1: `${line.number} ${street}`,
    ...(unit && { addressLine2: unit }),
    city,
    state: given.state,
    zipCode: given.zipCode,
  };
  if (changed.length > 0) return { outcome: "corrected", address, changed };
  if (!unit && !unitConfirmed && (forced === "missing-unit" || (forced === null && needsUnit(line.number, street, given.zipCode)))) {
    return { outcome: "missing-unit", address };
  }
  return { outcome: "verified", address };
}

/** A city of another ZIP code is a contradiction; a name that no place in the state has is a typo or a neighborhood. */
function cityOf(given: Address, cities: readonly string[], changed: Changed): string | null {
  const known = cities.find((city) => sameCity(city, given.city));
  if (known !== undefined || cities.length === 0) return known ?? given.city;
  if (zipsOfCity(given.city, given.state).length > 0) return null;
  changed.push("city");
  return cities[0] ?? given.city;
}

function streetOf(line: AddressLine, zipCode: string, misspelled: boolean, changed: Changed): string | null {
  if (misspelled) {
    changed.push("addressLine1");
    return "Corrected Way";
  }
  const known = knownStreets.find((street) => street.toLowerCase() === line.street.toLowerCase());
  if (known !== undefined) return isLocated(known) && !isStreetIn(known, zipCode) ? null : known;
  const meant = knownStreets.find((street) => street.length > 6 && isStreetIn(street, zipCode) && isOneSlipApart(street, line.street));
  if (meant === undefined) return line.street;
  changed.push("addressLine1");
  return meant;
}
