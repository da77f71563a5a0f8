import type { RoofUpdateTime } from "../../business/property";
import { constructionQualities, fireStationDistances, foundationTypes, homeOccupancies, propertyTypes, roofTypes } from "../../business/property";
import type { Field } from "../../flow/field";
import { field } from "../../flow/field";
import type { Rule } from "../../flow/rules/rule";
import { phrases } from "../../kernel/phrase";
import { z } from "../../kernel/zod";
import { code } from "../codes";
import type { Origin } from "./names";
import { builtIn, floors, livingArea, oneOf, roofTime, stories, yesOrNo } from "./rules";

const labels = phrases("field", {
  yearBuilt: "Year built",
  squareFootage: "Square footage",
  numberOfStories: "Number of stories",
  numberOfFloors: "Number of floors in the building",
  constructionQuality: "Construction quality",
  foundationType: "Foundation",
  roofType: "Roof material",
  roofUpdated: "Has the roof been replaced?",
  centralAC: "Central air",
  distanceToFireStation: "Distance to fire station",
  propertyType: "Type of home",
  homeOccupancy: "Who lives in the home?",
});

const marks = { kept: true, rated: true } as const;
const figure = (name: keyof typeof labels, rule: Rule<string>): Field<string> => field<string>(name, z.string(), { label: labels[name], initial: "", ...marks, rule });
const choice = <Value extends string>(name: keyof typeof labels, known: readonly Value[]): Field<Value | ""> =>
  field<Value | "">(name, code<Value>(), { label: labels[name], initial: "", ...marks, rule: oneOf(known) });
const answer = (name: keyof typeof labels): Field<boolean | null> =>
  field<boolean | null>(name, z.nullable(z.boolean()), { label: labels[name], initial: null, ...marks, rule: yesOrNo });

/** The prefill entity, one field per fact. Figures are kept as typed; unknown facts are empty or null. */
export const yearBuilt = figure("yearBuilt", builtIn);
export const squareFootage = figure("squareFootage", livingArea);
/** Stories inside the house or the unit. */
export const numberOfStories = figure("numberOfStories", stories);
/** Floors of the building that contains the condominium. */
export const numberOfFloors = figure("numberOfFloors", floors);
export const constructionQuality = choice("constructionQuality", constructionQualities);
export const foundationType = choice("foundationType", foundationTypes);
export const roofType = choice("roofType", roofTypes);
export const roofUpdated = answer("roofUpdated");
export const timeSinceRoofUpdate = field<RoofUpdateTime | "">("timeSinceRoofUpdate", code<RoofUpdateTime>(), {
  label: "When was the roof replaced?",
  initial: "LESS_THAN_FIVE",
  ...marks,
  rule: roofTime(({ answers }) => ({ isUpdated: answers.get(roofUpdated), built: answers.get(yearBuilt) })),
});
export const centralAC = answer("centralAC");
export const distanceToFireStation = choice("distanceToFireStation", fireStationDistances);
export const propertyType = choice("propertyType", propertyTypes);
/** The wire's `occupancyType`: who lives here. Kept apart from the uses of a home that is rented out, of which there may be several. */
export const homeOccupancy = choice("homeOccupancy", homeOccupancies);

/** The facts that every house is priced by, in the order in which they are shown. */
export const houseFacts = [
  yearBuilt,
  squareFootage,
  numberOfStories,
  constructionQuality,
  foundationType,
  roofType,
  roofUpdated,
  timeSinceRoofUpdate,
  centralAC,
  distanceToFireStation,
];

/** The origin of each fact. A fact without an entry came from the visitor. */
export const origins = field<Readonly<Record<string, Origin>>>("propertyOrigins", z.record(z.string(), z.enum(["PUBLIC_RECORD", "CUSTOMER", "ASSUMED"])), {
  initial: {},
  kept: true,
});

export interface RebuildCost {
  /** Whole dollars; null until a square footage is known. */
  readonly amount: number | null;
  /** The provider has a figure of its own. */
  readonly returned: boolean;
  /** The provider recalculated it for the changed facts. */
  readonly recalculated: boolean;
  /** Square feet times a rate: shown as an estimate. */
  readonly estimate: boolean;
  /** A key of the facts it was computed from. Once the facts have another key, the cost is out of date. */
  readonly of: string;
}

export const rebuildCost = field<RebuildCost | null>(
  "rebuildCost",
  z.nullable(
    z.object({ amount: z.nullable(z.number()), returned: z.boolean(), recalculated: z.boolean(), estimate: z.boolean(), of: z.string() }),
  ),
  { initial: null, kept: true },
);

/** The completeness of the public records, and their address: the visitor's answers about another address don't count here. */
export const recordsFound = field<{ status: "COMPLETE" | "PARTIAL" | "FAILED"; at: string } | null>(
  "recordsFound",
  z.nullable(z.object({ status: z.enum(["COMPLETE", "PARTIAL", "FAILED"]), at: z.string() })),
  { initial: null, personal: true, kept: true },
);
