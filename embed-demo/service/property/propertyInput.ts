import type { PropertyPrefill } from "../../../src/api/contract/applications/property";
import { safetyDevices, type HouseholdMember, type OccupancyType, type SafetyDevice } from "../../../src/business/property";
import { daysBetween, parseIsoDate, yearsBetween, type CalendarDate } from "../../../src/kernel/dates";
import { chosenFor, heldValues } from "../coverages/held";
import type { PropertyKind } from "./propertyKind";
import { confirmedDiscounts } from "./discounts";
import { describeProperty } from "../reference/describeProperty";
import type { PropertyLine } from "../../../src/business/propertyLines";
import { addressOf, type ApplicationParts } from "../database/parts";

/** Everything that the price of a home, a condominium, a rented home or a renter's things depends on. */
export interface PropertyInput {
  line: PropertyLine;
  state: string;
  zipCode: string;
  /** Null for renters, who insure no building. */
  home: PropertyPrefill | null;
  /** Whole dollars. 0 for renters. */
  replacementCost: number;
  /** The answer about the kind of home, if it was asked. */
  homeType: string | null;
  usage: OccupancyType[];
  applicantAge: number | null;
  /** Whole years at the address, if a renter gave it. */
  yearsResided: number | null;
  /** Married, or with a domestic partner. */
  isMarried: boolean;
  household: HouseholdMember[];
  devices: SafetyDevice[];
  /** The discount that the service has confirmed, in percent. */
  discount: number;
  /** Days until the policy begins, if a start was asked. */
  daysAhead: number | null;
  bundling: boolean;
  /** The current values of all choices, by apiKey. */
  chosen: Readonly<Record<string, string>>;
}

/** The application as carriers see it, on a day. Null until the building's size and age are known. */
export function propertyInput(kind: PropertyKind, parts: ApplicationParts, today: CalendarDate): PropertyInput | null {
  const address = addressOf(parts);
  const { personalInfo, additionalInfo, discountsData } = parts;
  const { line } = kind;
  const described = line === "RENTERS" ? null : describeProperty(address, kind, parts.prefillData, parts.staged?.property, today.year);
  const { yearBuilt, squareFootage } = described?.prefillData ?? {};
  if (described && (yearBuilt === undefined || squareFootage === undefined || described.replacementCost === null)) return null;
  const born = personalInfo?.dateOfBirth === undefined ? null : parseIsoDate(personalInfo.dateOfBirth);
  const start = parts.startDate === undefined ? null : parseIsoDate(parts.startDate);
  const since = parts.insuredResideTime === undefined ? null : parseIsoDate(parts.insuredResideTime);
  const household = Object.entries({ ...parts.cohabitationData, ...discountsData });
  return {
    line,
    state: address.state,
    zipCode: address.zipCode,
    home: described?.prefillData ?? null,
    replacementCost: described?.replacementCost ?? 0,
    homeType: additionalInfo?.homeType ?? null,
    usage: [...(additionalInfo?.occupancyType ?? [])].sort(),
    applicantAge: born && Math.max(0, yearsBetween(born, today)),
    yearsResided: since && Math.max(0, yearsBetween(since, today)),
    isMarried: personalInfo?.maritalStatus !== undefined,
    household: household.flatMap(([name, isTrue]) => (isTrue && !isDevice(name) ? [name as HouseholdMember] : [])).sort(),
    devices: safetyDevices.filter((name) => discountsData?.[name]),
    discount: confirmedDiscounts(discountsData).reduce((sum, { percent }) => sum + percent, 0),
    daysAhead: start && Math.max(0, daysBetween(today, start)),
    bundling: parts.bundling ?? false,
    chosen: heldValues(kind.coveragesIn(address.state), chosenFor(parts)),
  };
}

const isDevice = (name: string): boolean => (safetyDevices as readonly string[]).includes(name);
