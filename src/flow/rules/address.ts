import { addressPatterns } from "../../business/addressPatterns";
import { length, zip } from "../../business/limits";
import { isPostalCode } from "../../business/stateCodes";
import { fill, phrases } from "../../kernel/phrase";
import { messages } from "./messages";
import type { Rule } from "./rule";
import { tooLong } from "./tooLong";

export const addressTexts = phrases("error.address", {
  line: "Enter an address.",
  city: "Enter a city.",
  zip: "Enter a {digits}-digit ZIP Code.",
  invalidZip: "Enter a valid {digits}-digit ZIP Code",
  zipRequired: "Zip code is required",
  state: "Select a state",
  choose: "Choose your address from the list or enter it manually",
});

export const addressLine: Rule<string> = (value) => {
  const line = value.trim();
  if (line === "") return addressTexts.line;
  return tooLong(line, length.addressLine) ?? (addressPatterns.line.test(line) ? null : messages.noSpecial);
};

/** Optional: empty, or an optional # then word characters, commas, periods, apostrophes, spaces, hyphens. */
export const unit: Rule<string> = (value) => {
  const typed = value.trim();
  return addressPatterns.unit.test(typed) ? tooLong(typed, length.unit) : messages.invalid;
};

export const city: Rule<string> = (value) => {
  const name = value.trim();
  if (name === "") return addressTexts.city;
  if (/\d/.test(name)) return messages.noDigits;
  return tooLong(name, length.city) ?? (addressPatterns.city.test(name) ? null : messages.noSpecial);
};

/** A two-letter code of a state, a territory or military post. The service decides where we quote. */
export const state: Rule<string> = (value) => (isPostalCode(value) ? null : addressTexts.state);

export const isZip = (value: string): boolean => addressPatterns.zip.test(value.trim());

const plusFour = new RegExp(`^\\s*(\\d{${zip.digits}})[- ]\\d{4}\\s*$`);

/** Removes the last four digits of a ZIP+4, as address books store it; people who write it by hand leave out the dash. */
export const plainZip = (text: string): string => text.replace(plusFour, "$1");

/** The message for an invalid ZIP code. */
export const invalidZip = fill(addressTexts.invalidZip, zip);

export const zipCode: Rule<string> = (value) => (isZip(value) ? null : fill(addressTexts.zip, zip));

/** The line in the form in which it is sent. */
export const withoutHash = (line: string): string => line.replace(/#/g, "").replace(/\s+/g, " ").trim();

export interface FullAddress {
  addressLine1: string;
  addressLine2: string;
  city: string;
  state: string;
  zipCode: string;
}

/**
 * Reads "418 Alder St, Apt 2, Columbus, OH 43215": 3 or 4 comma-separated parts with a 5-digit ZIP, which may be a part of
 * its own; may end with the country, in English or Spanish.
 */
export function parseFullAddress(text: string): FullAddress | null {
  const parts = text
    .replace(/,?\s*(?:U\.?S\.?A\.?|United States|Estados Unidos|EE\.\s?UU\.)\s*$/i, "")
    .replace(/,(\s*[\d-]+\s*)$/, " $1")
    .split(",")
    .map((part) => part.trim());
  const stateAndZip = /^([A-Za-z]{2})\s+(\d+)(?:[- ]\d{4})?$/.exec(parts.at(-1) ?? "");
  if (parts.length < 3 || parts.length > 4 || !stateAndZip || !isZip(stateAndZip[2] ?? "") || parts.some((part) => part === "")) return null;
  const code = (stateAndZip[1] ?? "").toUpperCase();
  if (!isPostalCode(code)) return null;
  const [addressLine1 = "", second = "", third = ""] = parts;
  return {
    addressLine1,
    addressLine2: parts.length === 4 ? second.replace(/#/g, "").trim() : "",
    city: parts.length === 4 ? third : second,
    state: code,
    zipCode: stateAndZip[2] ?? "",
  };
}
