import type {
  ConstructionQuality,
  FireStationDistance,
  FoundationType,
  HomeOccupancy,
  PropertyType,
  RoofType,
  RoofUpdateTime,
} from "../../business/property";
import type { Field } from "../../flow/field";
import { field, withLateRule } from "../../flow/field";
import type { Shape } from "../../kernel/shape";
import { boolean, nullable, number, object, record, string } from "../../kernel/shape";
import { code } from "../codes";
import type { FactName, Origin } from "./names";

const fact = <Value>(name: FactName, shape: Shape<Value>, label: string, initial: Value): Field<Value> =>
  withLateRule(field(name, shape, { label, initial }), () => import("./rules").then(({ rules }) => rules[name] as NonNullable<Field<Value>["rule"]>));

/** The prefill entity, a field a fact (spec §3). Figures as typed; empty or null while nobody knows. */
export const yearBuilt = fact("yearBuilt", string(), "Year built", "");
export const squareFootage = fact("squareFootage", string(), "Square footage", "");
/** Of the house, or of the unit itself. */
export const numberOfStories = fact("numberOfStories", string(), "Stories", "");
/** Of the building that a condominium is in. */
export const numberOfFloors = fact("numberOfFloors", string(), "Floors in the building", "");
export const constructionQuality = fact("constructionQuality", code<ConstructionQuality>(), "Construction quality", "");
export const foundationType = fact("foundationType", code<FoundationType>(), "Foundation", "");
export const roofType = fact("roofType", code<RoofType>(), "Roof", "");
export const roofUpdated = fact<boolean | null>("roofUpdated", nullable(boolean), "Roof replaced since it was built", null);
export const timeSinceRoofUpdate = fact("timeSinceRoofUpdate", code<RoofUpdateTime>(), "Last roof update", "LESS_THAN_FIVE");
export const centralAC = fact<boolean | null>("centralAC", nullable(boolean), "Central air", null);
export const distanceToFireStation = fact("distanceToFireStation", code<FireStationDistance>(), "Fire station", "");
export const propertyType = fact("propertyType", code<PropertyType>(), "Kind of home", "");
/** Apart from the landlord's uses, which are several: who lives here. The wire's `occupancyType`. */
export const homeOccupancy = fact("homeOccupancy", code<HomeOccupancy>(), "Who lives there", "");

/** Where each fact is from. One that has no entry was said by the visitor. */
export const origins = field<Readonly<Record<string, Origin>>>("propertyOrigins", record(string(/^[A-Z_]+$/)) as Shape<Readonly<Record<string, Origin>>>, {
  initial: {},
});

export interface RebuildCost {
  /** Whole dollars; null until a square footage is known. */
  readonly amount: number | null;
  /** The provider has a figure of its own. */
  readonly returned: boolean;
  /** The provider worked it out again for what was changed. */
  readonly recalculated: boolean;
  /** Square feet times a rate: shown as an estimate (decision 79). */
  readonly estimate: boolean;
  /** Names the facts that it was worked out from: others, and it is out of date. */
  readonly of: string;
}

export const rebuildCost = field<RebuildCost | null>(
  "rebuildCost",
  nullable(object({ amount: nullable(number), returned: boolean, recalculated: boolean, estimate: boolean, of: string() })),
  { initial: null },
);

/** How much public records knew, and of which address: what a visitor said of another place doesn't count here. */
export const recordsFound = field<{ status: "COMPLETE" | "PARTIAL" | "FAILED"; at: string } | null>(
  "recordsFound",
  nullable(object({ status: string(/^(?:COMPLETE|PARTIAL|FAILED)$/) as Shape<"COMPLETE" | "PARTIAL" | "FAILED">, at: string() })),
  { initial: null, personal: true },
);
