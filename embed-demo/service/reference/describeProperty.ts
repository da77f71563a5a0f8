import type { PropertyOrigin, PropertyPrefill, rebuildCost } from "../../../src/api/contract/applications/property";
import type { Address } from "../../../src/api/contract/values";
import type { z } from "../../../src/kernel/zod";
import { placeOf, propertyRecord, type ForcedRecord, type PropertyRecord, type RecordedKind } from "./propertyRecord";
import { estimatedCost, providerCost } from "./rebuildCost";

type Cost = { [Name in keyof typeof rebuildCost]: z.output<(typeof rebuildCost)[Name]> };

/** A property with the origin of each value. */
export interface PropertyDescription extends Cost {
  providerStatus: PropertyRecord["status"];
  prefillData: PropertyPrefill;
  origins: Partial<Record<keyof PropertyPrefill, PropertyOrigin>>;
}

/** The default values. Size and year can't be guessed, so they are asked. */
const assumed = ({ occupancy }: RecordedKind): PropertyPrefill => ({
  occupancyType: occupancy,
  constructionQuality: "STANDARD",
  distanceToFireStation: "WITHIN_FIVE_MILES",
  timeSinceRoofUpdate: "LESS_THAN_FIVE",
});

/** The visitor's answer takes precedence over the record, and the record over a default. */
export function describeProperty(
  address: Address,
  kind: RecordedKind,
  answers: PropertyPrefill = {},
  forced: ForcedRecord | null = null,
  thisYear = new Date().getFullYear(),
): PropertyDescription {
  const record = propertyRecord(address, kind, thisYear, forced);
  const onRecord = updated({ ...assumed(kind), ...record.known });
  const prefillData = updated({ ...onRecord, ...defined(answers) });
  const names = Object.keys(prefillData) as (keyof PropertyPrefill)[];
  const origin = (name: keyof PropertyPrefill): PropertyOrigin => {
    if (record.known[name] !== undefined && (answers[name] === undefined || answers[name] === record.known[name])) return "PUBLIC_RECORD";
    return answers[name] === undefined ? "ASSUMED" : "CUSTOMER";
  };
  return {
    providerStatus: record.status,
    prefillData,
    origins: Object.fromEntries(names.map((name) => [name, origin(name)])),
    ...costOf(record, prefillData, placeOf(address), address.state, onRecord, thisYear),
  };
}

function costOf(record: PropertyRecord, now: PropertyPrefill, place: string, state: string, before: PropertyPrefill, thisYear: number): Cost {
  if (!record.returnsCost) {
    return {
      replacementCost: estimatedCost(now),
      providerReturnedReplacementCost: false,
      providerRecalculatedReplacementCost: false,
      replacementCostIsEstimate: true,
    };
  }
  const replacementCost = providerCost(now, place, state, thisYear);
  return {
    replacementCost,
    providerReturnedReplacementCost: true,
    providerRecalculatedReplacementCost: replacementCost !== providerCost(before, place, state, thisYear),
    replacementCostIsEstimate: false,
  };
}

/** A roof that was never updated has no time since the update. */
const updated = ({ timeSinceRoofUpdate, ...home }: PropertyPrefill): PropertyPrefill =>
  home.roofUpdated === false || timeSinceRoofUpdate === undefined ? home : { ...home, timeSinceRoofUpdate };

const defined = <Given extends object>(given: Given): Given =>
  Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined)) as Given;
