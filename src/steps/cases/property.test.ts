import { describe, expect, it } from "vitest";
import type { ComplexCase } from "../../flow/complexCase";
import { answersOf } from "../../flow/field";
import { say } from "../../kernel/phrase";
import * as cases from "./property";

const { mostAccurateQuotes } = cases;
const [insuranceCanBeTricky, insuranceCanBeTrickyLocalAgent, trickyCaseConnectViaPhone] = [cases.insuranceCanBeTricky(), cases.insuranceCanBeTrickyLocalAgent(), cases.trickyCaseConnectViaPhone()];

const context = (values: Record<string, unknown>) => ({ answers: answersOf(values), state: "OH", now: new Date(2026, 5, 15) });
const raises = (known: ComplexCase, values: Record<string, unknown>) => known.when?.(context(values)) ?? false;
const cost = (amount: number | null) => ({ rebuildCost: { amount, returned: true, recalculated: false, estimate: false, of: "" } });

describe("cases of a home", () => {
  it.each<[string, ComplexCase, Record<string, unknown>, boolean]>([
    ["an apartment building on record", insuranceCanBeTrickyLocalAgent, { propertyType: "APARTMENT_BUILDING" }, true],
    ["commercial on record", insuranceCanBeTrickyLocalAgent, { propertyType: "COMMERCIAL" }, true],
    ["a house on record", insuranceCanBeTrickyLocalAgent, { propertyType: "SINGLE_FAMILY_HOME" }, false],
    ["a manufactured home on record", insuranceCanBeTricky, { propertyType: "MANUFACTURED_OR_MOBILE_HOME" }, true],
    ["a townhouse on record", insuranceCanBeTricky, { propertyType: "TOWNHOUSE" }, false],
    ["a start a year ahead", insuranceCanBeTricky, { startDate: "06/15/2027" }, false],
    ["a start beyond a year", insuranceCanBeTricky, { startDate: "06/16/2027" }, true],
    ["no start yet", insuranceCanBeTricky, { startDate: "" }, false],
    ["an owner's home that is empty", trickyCaseConnectViaPhone, { homeOccupancy: "VACANT" }, true],
    ["an owner's home", trickyCaseConnectViaPhone, { homeOccupancy: "OWNER_PRIMARY" }, false],
    ["2,000,000 to rebuild", mostAccurateQuotes(2_000_000), cost(2_000_000), false],
    ["2,000,001 to rebuild", mostAccurateQuotes(2_000_000), cost(2_000_001), true],
    ["1,000,000 for a condo", mostAccurateQuotes(1_000_000), cost(1_000_000), false],
    ["1,000,001 for a condo", mostAccurateQuotes(1_000_000), cost(1_000_001), true],
    ["an unknown cost", mostAccurateQuotes(1_000_000), cost(null), false],
  ])("%s", (_what, known, values, isRaised) => expect(raises(known, values)).toBe(isRaised));

  it.each<[ComplexCase, Record<string, unknown>, string, string]>([
    [insuranceCanBeTrickyLocalAgent, { propertyType: "APARTMENT_BUILDING" }, "propertyType", "A local broker quotes buildings with five or more units"],
    [insuranceCanBeTrickyLocalAgent, { propertyType: "COMMERCIAL" }, "propertyType", "A local broker quotes commercial buildings"],
    [insuranceCanBeTricky, { startDate: "06/16/2027" }, "startDate", "Your start date is more than a year away"],
    [insuranceCanBeTricky, { propertyType: "MANUFACTURED_OR_MOBILE_HOME" }, "propertyType", "An advisor quotes manufactured and mobile homes"],
    [trickyCaseConnectViaPhone, { homeOccupancy: "VACANT" }, "homeOccupancy", "An advisor quotes vacant homes by phone"],
    [trickyCaseConnectViaPhone, { homeOccupancy: "UNOCCUPIED" }, "homeOccupancy", "An advisor quotes furnished homes where no one lives by phone"],
    [mostAccurateQuotes(1_000_000), cost(1_000_001), "squareFootage", "Rebuilding this home costs more than $1,000,000"],
  ])("names the field and the message it is about (%#)", (known, values, field, message) => {
    const about = known.about?.(context(values));
    expect([about?.field.name, about && say(about.message)]).toEqual([field, message]);
  });

  it.each([
    [insuranceCanBeTrickyLocalAgent, { propertyType: "APARTMENT_BUILDING" }, "apartment_building_five_plus_units"],
    [insuranceCanBeTrickyLocalAgent, { propertyType: "COMMERCIAL" }, "commercial_property"],
    [insuranceCanBeTricky, { startDate: "06/16/2027" }, "more_than_1_year_into_future"],
    [insuranceCanBeTricky, { propertyType: "MANUFACTURED_OR_MOBILE_HOME" }, "manufactured_or_mobile_home"],
  ])("sends its analytics reason (%#)", (known, values, reason) => expect(known.reasonOf?.(context(values))).toBe(reason));

  it.each([
    [mostAccurateQuotes(2_000_000), "rebuild_cost_over_2m"],
    [mostAccurateQuotes(1_000_000), "rebuild_cost_over_1m"],
    [trickyCaseConnectViaPhone, "unoccupied_or_vacant"],
  ])("sends its analytics reason (%#)", (known, reason) => expect(known.reason).toBe(reason));

  it("lets the visitor dismiss two of the four", () => {
    expect([insuranceCanBeTricky, insuranceCanBeTrickyLocalAgent, trickyCaseConnectViaPhone, mostAccurateQuotes(1)].map(({ dismissible }) => dismissible)).toEqual([
      true, true, false, false,
    ]);
  });
});
