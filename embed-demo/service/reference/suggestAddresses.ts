import { addressPatterns } from "../../../src/business/addressPatterns";
import type { Address } from "../../../src/api/contract/values";
import { isStateCode } from "../../../src/business/stateNames";
import { chance } from "./chance";
import { isStreetIn, knownStreets } from "./streets";
import { placeOfZip, zipsOfCity } from "./zips";

const most = 8;

/** Cities for suggestions before a place is typed. */
const largeCities = [
  "10001", "90012", "60601", "77002", "85004", "19103", "78205", "92101", "75201", "78701", "32202", "76102", "43215", "28202", "46204", "98101",
  "80202", "02108", "37203", "48226", "73102", "97204", "89101", "38103", "40202", "21201", "53202", "87102", "30303", "64106", "33130", "55401",
];

/** Addresses that start with the text; each of them verifies. Empty below three characters, or without a house number. */
export function suggestAddresses(text: string, state?: string): { text: string; address: Address }[] {
  if (text.trim().length < 3) return [];
  const [head = "", ...tail] = text.split(",");
  const parts = /^\s*(\d{1,6})\s*(.*?)\s*$/.exec(head);
  if (!parts?.[1]) return [];
  const number = parts[1];
  const begun = (parts[2] ?? "").toLowerCase();
  const streets = knownStreets.filter((street) => street.toLowerCase().startsWith(begun) || begun.startsWith(`${street.toLowerCase()} `));
  const zips = zipsFor(tail.join(" ").trim() || restAfterStreet(begun, streets), state);

  const found = zips
    .flatMap((zipCode) => streets.filter((street) => isStreetIn(street, zipCode)).map((street) => ({ street, zipCode })))
    .sort((a, b) => chance("suggest", begun.slice(0, 2), a.street, a.zipCode) - chance("suggest", begun.slice(0, 2), b.street, b.zipCode));
  return found.slice(0, most).flatMap(({ street, zipCode }) => {
    const place = placeOfZip(zipCode);
    const city = place?.cities[0];
    if (!place || city === undefined) return [];
    const address = { addressLine1: `${number} ${street}`, city, state: place.state, zipCode };
    return [{ text: `${address.addressLine1}, ${city}, ${place.state} ${zipCode}`, address }];
  });
}

const restAfterStreet = (begun: string, streets: readonly string[]): string => {
  const street = streets.find((candidate) => begun.startsWith(`${candidate.toLowerCase()} `));
  return street ? begun.slice(street.length).trim() : "";
};

/** ZIP codes of the typed place: "78701", "Austin TX", "austin". Without a place, of large cities. */
function zipsFor(typed: string, state?: string): readonly string[] {
  const zip = typed.match(/\d+/g)?.find((digits) => addressPatterns.zip.test(digits));
  if (zip) return placeOfZip(zip) ? [zip] : [];
  const words = typed.replace(/,/g, " ").trim().split(/\s+/).filter(Boolean);
  const last = words.at(-1)?.toUpperCase() ?? "";
  const typedState = isStateCode(last) ? last : undefined;
  const city = (typedState ? words.slice(0, -1) : words).join(" ");
  const wanted = typedState ?? state;
  const inState = largeCities.filter((zipCode) => !wanted || placeOfZip(zipCode)?.state === wanted);
  if (city === "") return inState;
  if (wanted) return zipsOfCity(city, wanted).slice(0, 20);
  return largeCities.filter((zipCode) => placeOfZip(zipCode)?.cities[0]?.toLowerCase().startsWith(city.toLowerCase()));
}
