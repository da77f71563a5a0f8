import { describe, expect, it } from "vitest";
import type { Coverage } from "../../../api/contract/coverage";
import { editableOf, editsBetween, heldValue, isByVehicle, isOffered, mayLeaveOut, nameOf, rungsOf, withChoice, wordsFor, type Editable, type Insured } from "./choices";

const coverage = (id: string, more: Partial<Coverage> = {}): Coverage => ({
  id,
  label: id,
  description: "",
  displayOrder: 1,
  quoteKey: id,
  apiKey: id.toLowerCase(),
  showOnQuoteCard: true,
  showInQuoteCardHeader: false,
  isDeductible: false,
  isEditable: true,
  isRequired: false,
  defaultValue: "1000",
  increments: { incrementType: "LIST", options: ["OPT_OUT", "500", "1000", "2500"].map((value) => ({ value, label: value === "OPT_OUT" ? "No coverage" : `$${value}` })) },
  ...more,
});
const comprehensive = coverage("COMP", { isDeductible: true }) as Editable;
const collision = coverage("COLL", { isDeductible: true }) as Editable;
const contents = coverage("CONTENTS", { defaultValue: "30000", increments: { incrementType: "RANGE", options: [{ value: "10000", label: "$10,000" }, { value: "50000", label: "$50,000" }] } }) as Editable;
const none = { all: {}, byVehicle: {} };
const car = (key: string, ownershipType: Insured["ownershipType"] = "Owned"): Insured => ({ key, plYear: "2020", plMake: "Honda", plModel: "Civic", ownershipType });

describe("the coverages that can be changed", () => {
  const one = { incrementType: "LIST", options: [{ value: "1", label: "1" }] } as const;
  const definitions = [
    coverage("A"),
    coverage("FIXED", { isEditable: false }),
    coverage("ONE", { increments: { ...one, options: [...one.options] } }),
    coverage("ROADSIDE_ASSISTANCE"),
    { ...coverage("UNSENT"), apiKey: undefined } as unknown as Coverage,
    contents,
  ];
  it.each([
    ["PERSONAL_HOME", ["A", "CONTENTS"]],
    ["PERSONAL_AUTO", ["A", "CONTENTS"]],
    ["LIFE", []],
  ] as const)("%s: editable ones, without those excluded, with a single value or without a request member", (line, ids) => {
    expect(editableOf(definitions, line).map(({ id }) => id)).toEqual(ids);
  });
});

it.each([
  ["999", false],
  ["1000", true],
  ["100000", true],
  ["100001", false],
  ["12.5", false],
  ["5000x", false],
  ["x5000", false],
  ["", false],
])("a typed amount of %s is offered: %s", (value, offered) => {
  expect(isOffered(contents, value)).toBe(offered);
  expect(heldValue(contents, { all: { contents: value }, byVehicle: {} })).toBe(offered ? value : "30000");
});

it("an amount that isn't an option is offered only where amounts are typed", () => {
  expect(isOffered(comprehensive, "1500")).toBe(false);
  expect(heldValue(coverage("MEDICAL") as Editable, { all: { medical: "OPT_OUT" }, byVehicle: {} })).toBe("OPT_OUT");
});

it.each([
  ["PERSONAL_AUTO", comprehensive, true],
  ["PERSONAL_AUTO", contents, false],
  ["PERSONAL_HOME", comprehensive, false],
] as const)("%s: only a car's deductibles are chosen by car", (line, chosen, expected) => {
  expect(isByVehicle(chosen, line)).toBe(expected);
});

it.each([
  ["Owned", true, "OPT_OUT"],
  ["Lien", false, "1000"],
  ["", false, "1000"],
] as const)("a car whose ownership is %j can go without: %s", (ownership, may, held) => {
  const one = car("a", ownership);
  expect(mayLeaveOut(comprehensive, one)).toBe(may);
  expect(heldValue(comprehensive, { all: {}, byVehicle: { a: { comp: "OPT_OUT" } } }, one)).toBe(held);
  expect(heldValue(comprehensive, { all: {}, byVehicle: { a: { comp: "500" } } }, one)).toBe("500");
});

describe("leaving out comprehensive", () => {
  const without = withChoice(none, comprehensive, "OPT_OUT", car("a"), collision);

  it("also leaves out collision, for this car only", () => {
    expect(without.byVehicle).toEqual({ a: { comp: "OPT_OUT", coll: "OPT_OUT" } });
    expect(heldValue(collision, without, car("b"))).toBe("1000");
  });

  it("and taking it back restores collision", () => {
    expect(withChoice(without, comprehensive, "500", car("a"), collision).byVehicle).toEqual({ a: { comp: "500", coll: "1000" } });
  });

  it("stands alone where there is no collision, and collision by itself is what was chosen", () => {
    expect(withChoice(none, comprehensive, "OPT_OUT", car("a")).byVehicle).toEqual({ a: { comp: "OPT_OUT" } });
    const out = withChoice(none, collision, "OPT_OUT", car("a"), collision);
    expect(withChoice(out, collision, "500", car("a"), collision).byVehicle).toEqual({ a: { coll: "500" } });
  });

  it("isn't triggered by another deductible", () => {
    const chosen = withChoice(none, collision, "500", car("a"), collision);
    expect(withChoice(chosen, comprehensive, "2500", car("a"), collision).byVehicle).toEqual({ a: { comp: "2500", coll: "500" } });
  });
});

it.each([
  [comprehensive, "1000", ["OPT_OUT", "500", "1000", "2500"]],
  [contents, "30000", ["10000", "30000", "50000"]],
  [contents, "50000", ["10000", "50000"]],
] as const)("the steps of a stepper include the current value", (stepped, held, rungs) => {
  expect(rungsOf(stepped, held)).toEqual(rungs);
});

it.each([
  ["OPT_OUT", "No coverage", comprehensive],
  ["50000", "$50,000", contents],
  ["30000", "$30,000", contents],
] as const)("%s is said as %s", (value, words, chosen) => {
  expect(wordsFor(chosen, value)).toBe(words);
});

it("names a car by year, make and model", () => expect(nameOf(car("a"))).toBe("2020 Honda Civic"));

it("names each difference once per car, and none that was changed back", () => {
  const cars = [car("a"), car("b")];
  const after = withChoice(withChoice(none, collision, "500", car("b")), contents, "30000");
  expect(editsBetween({ editable: [collision, contents], line: "PERSONAL_AUTO", cars }, none, after)).toEqual([
    { id: "COLL", label: "COLL", to: "$500", change: { id: "COLL", from: "1000", to: "500", share: 0.5 } },
  ]);
});
