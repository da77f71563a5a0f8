import type { suggestAddresses as contract } from "../../../src/api/contract/addresses";
import type { ResponseOf } from "../../../src/api/contract/endpoint";
import type { Address } from "../../../src/api/contract/values";
import { addressPatterns } from "../../../src/business/addressPatterns";
import { oneLine } from "../../../src/business/oneLine";
import { usStates } from "../../../src/business/stateNames";
import type { StateCode } from "../../../src/business/states";
import { spellingsOf } from "./addressLine";
import { chance } from "./chance";
import { isStreetIn, knownStreets } from "./streets";
import { readTypedAddress, type TypedAddress } from "./typedAddress";
import { verifyAddress } from "./verifyAddress";
import { placeOfZip, zipsOfCity } from "./zips";

const most = 8;

/** Cities for suggestions before a place is typed. */
const largeCities = [
  "10001", "90012", "60601", "77002", "85004", "19103", "78205", "92101", "75201", "78701", "32202", "76102", "43215", "28202", "46204", "98101",
  "80202", "02108", "37203", "48226", "73102", "97204", "89101", "38103", "40202", "21201", "53202", "87102", "30303", "64106", "33130", "55401",
];

type Suggestion = ResponseOf<typeof contract>["suggestions"][number];

/**
 * Addresses that start with the text; each of them verifies. Empty below three characters, or without a house number. A street
 * that the model doesn't know is offered as soon as its ZIP code is there.
 */
export function suggestAddresses(text: string, state?: string): Suggestion[] {
  const typed = text.trim().length < 3 ? null : readTypedAddress(text);
  if (!typed) return [];
  const { number, street: begun, unit } = typed;
  const streets = knownStreets.filter((street) => spellingsOf(street).some((spelling) => spelling.startsWith(begun)));
  if (streets.length === 0) return asTyped(typed);
  const found = zipsFor(typed.place, state)
    .flatMap((zipCode) => streets.filter((street) => isStreetIn(street, zipCode)).map((street) => ({ street, zipCode })))
    .sort((a, b) => chance("suggest", begun.slice(0, 2), a.street, a.zipCode) - chance("suggest", begun.slice(0, 2), b.street, b.zipCode));
  return found.slice(0, most).flatMap(({ street, zipCode }) => suggestion(addressIn(zipCode, `${number} ${street}`, unit)));
}

/** The address with the spelling that would be asked about, so that it isn't asked about. */
function asTyped({ number, street, unit, place }: TypedAddress): Suggestion[] {
  const given = addressIn(zipIn(place) ?? "", `${number} ${street}`, unit);
  const verified = given && verifyAddress(given, true);
  return suggestion(verified && verified.outcome !== "not-found" ? verified.address : null);
}

const suggestion = (address: Address | null): Suggestion[] => (address ? [{ text: oneLine(address), address }] : []);

function addressIn(zipCode: string, addressLine1: string, unit?: string): Address | null {
  const place = placeOfZip(zipCode);
  const city = place?.cities[0];
  return place && city !== undefined ? { addressLine1, ...(unit && { addressLine2: unit }), city, state: place.state, zipCode } : null;
}

const zipIn = (typed: string): string | undefined => typed.match(/\d+/g)?.find((digits) => addressPatterns.zip.test(digits));

/** Returns the state at the end of a typed place, by its letters or its name, and the text before it. */
function endingInState(typed: string): readonly [before: string, state: StateCode | undefined] {
  const found = usStates.flatMap(({ code, name }) => {
    const before = new RegExp(`^(|.*\\s)(?:${code}|${name})$`, "i").exec(typed)?.[1];
    return before === undefined ? [] : [[before.trim(), code] as const];
  });
  // West Virginia ends in another state's name.
  return found.sort(([one], [other]) => one.length - other.length)[0] ?? [typed, undefined];
}

/** ZIP codes of the typed place: "78701", "Austin TX", "austin texas", "austin". Without a place, of large cities. */
function zipsFor(typed: string, state?: string): readonly string[] {
  const zip = zipIn(typed);
  if (zip) return placeOfZip(zip) ? [zip] : [];
  const [city, typedState] = endingInState(typed.trim().replace(/\s+/g, " "));
  const wanted = typedState ?? state;
  const inState = largeCities.filter((zipCode) => !wanted || placeOfZip(zipCode)?.state === wanted);
  if (city === "") return inState;
  if (wanted) return zipsOfCity(city, wanted).slice(0, 20);
  return largeCities.filter((zipCode) => placeOfZip(zipCode)?.cities[0]?.toLowerCase().startsWith(city.toLowerCase()));
}
