import { addressPatterns } from "../business/addressPatterns";
import { length } from "../business/limits";
import { nameFault } from "../business/personRules";
import { isPostalCode } from "../business/stateCodes";
import { compareDates, formatDate, type CalendarDate } from "../kernel/dates";
import { issuers } from "./issuers";
import { licenseDate } from "./licenseDate";
import { licenseElements } from "./licenseElements";
import { writtenFamilyName, writtenName, writtenSuffix } from "./writtenName";
import { writtenStreet } from "./writtenStreet";

export interface LicenseAddress {
  readonly addressLine1: string;
  /** Empty without a unit. */
  readonly addressLine2: string;
  readonly city: string;
  readonly state: string;
  readonly zipCode: string;
}

/**
 * What is kept of a license, as a person would type it. Everything else in its code (its number, height, eyes, organ donor …)
 * ends with the reading.
 */
export interface License {
  readonly firstName: string | null;
  /** With its suffix: "Okafor Jr.". */
  readonly lastName: string | null;
  /** True if the license had no room for the whole name. */
  readonly isNameCut: boolean;
  /** MM/DD/YYYY, as are the others. */
  readonly dateOfBirth: string | null;
  readonly gender: "Male" | "Female" | "NonBinary" | null;
  readonly address: LicenseAddress | null;
  /** The state that issued it; null for a territory and other countries. */
  readonly state: string | null;
  /** The day of the first license, which few states add. The day of this card's issue isn't it. */
  readonly firstLicensed: string | null;
  /** The day on which it ended; null while it is valid. */
  readonly expired: string | null;
}

const genders: Readonly<Record<string, License["gender"]>> = { 1: "Male", M: "Male", 2: "Female", F: "Female", 9: "NonBinary", X: "NonBinary" };

type Get = (id: string) => string;

interface Names {
  readonly family: string;
  readonly first: string;
  readonly suffix: string;
}

/** Reads the one element in which the standard of 2000 had the whole name; some states wrote it without commas, first name first. */
function wholeName(name: string): Names {
  const [family = "", given = "", middle, suffix = ""] = name.split(/[,$]/).map((part) => part.trim());
  if (!/[,$]/.test(name)) {
    const words = name.split(/\s+/);
    const last = words.length > 2 && writtenSuffix(words.at(-1)!) !== "" ? words.pop()! : "";
    return { first: words[0] ?? "", family: words.length > 1 ? words.at(-1)! : "", suffix: last };
  }
  // Oregon has "LAST, FIRST MIDDLE".
  return { family, first: middle === undefined ? (given.split(" ")[0] ?? "") : given, suffix };
}

function namesIn(get: Get): Names {
  const whole = wholeName(get("DAA"));
  // Versions 2 and 3 have all given names in one element.
  const given = get("DCT");
  const first = get("DAC") || (given.includes(",") ? given.split(",")[0]! : given.split(" ")[0]!) || whole.first;
  return { family: get("DCS") || get("DAB") || whole.family, first, suffix: get("DCU") || get("DAE") || whole.suffix };
}

const kept = (name: string): string | null => (name !== "" && nameFault(name) === null ? name : null);

/** A family name and its suffix, which some states write into both elements. */
function lastNameOf({ family, suffix }: Names): string | null {
  const words = family.split(/\s+/);
  const own = words.length > 1 ? writtenSuffix(words.at(-1)!) : "";
  const name = writtenFamilyName((own === "" ? words : words.slice(0, -1)).join(" "));
  const whole = kept([name, own || writtenSuffix(suffix)].filter(Boolean).join(" "));
  return whole ?? kept(name);
}

/** The address of residence; a mailing address where a license has no other. Null if a part is missing or can't be one. */
function addressIn(get: Get): LicenseAddress | null {
  const isResidence = get("DAL") !== "" && (get("DAN") !== "" || get("DAG") === "");
  const [street, unit] = isResidence ? writtenStreet(get("DAL"), get("DAM")) : writtenStreet(get("DAG"), get("DAH"));
  const part = (residence: string, mailing: string): string => (isResidence && get(residence)) || get(mailing);
  const city = writtenName(part("DAN", "DAI"));
  const state = part("DAO", "DAJ").toUpperCase();
  const zipCode = part("DAP", "DAK").slice(0, 5);
  const isStreet = street !== "" && street.length <= length.addressLine && addressPatterns.line.test(street);
  const isCity = city.length <= length.city && addressPatterns.city.test(city);
  if (!isStreet || !isCity || !isPostalCode(state) || !addressPatterns.zip.test(zipCode)) return null;
  return { addressLine1: street, addressLine2: unit.length <= length.unit && addressPatterns.unit.test(unit) ? unit : "", city, state, zipCode };
}

/** Oregon writes "FIRST LICENSED" and a date into its own part, in one of two forms. */
function firstLicensedIn(own: readonly string[]): CalendarDate | null {
  const [, date] = own.map((piece) => /FIRST LICENSED[ :]*(\d[\d/-]{7,9})/.exec(piece)).find(Boolean) ?? [];
  return date === undefined ? null : licenseDate(date);
}

/** Reads the code on the back of a license or state ID. Null if the text isn't one, or says nothing that a field asks for. */
export function readLicense(code: string, today: CalendarDate): License | null {
  const elements = licenseElements(code);
  if (!elements) return null;
  const { get } = elements;
  const names = namesIn(get);
  const past = (date: CalendarDate | null): string | null => (date && compareDates(date, today) < 0 ? formatDate(date) : null);
  const license: License = {
    firstName: kept(writtenName(names.first)),
    lastName: lastNameOf(names),
    isNameCut: get("DDE") === "T" || get("DDF") === "T",
    dateOfBirth: past(licenseDate(get("DBB"))),
    gender: genders[get("DBC").toUpperCase()] ?? null,
    address: addressIn(get),
    state: issuers.get(elements.issuer) ?? null,
    firstLicensed: past(firstLicensedIn(elements.own)),
    expired: past(licenseDate(get("DBA"))),
  };
  return license.firstName || license.lastName || license.dateOfBirth || license.address ? license : null;
}
