import { describe, expect, it } from "vitest";
import { digitalBindCarrier, isDigitalBindState } from "../../src/business/carriers";
import { usStates } from "../../src/business/stateNames";
import { propertyLines } from "../../src/business/propertyLines";
import { carriersFor } from "../service/reference/carriers";
import { simulatedAnswer } from "./simulatedAnswer";
import type { RatingInput } from "../service/lines/ratedAnswers";

const property = {
  state: "TX", zipCode: "78701", home: { yearBuilt: 2_000, squareFootage: 2_000 }, replacementCost: 300_000, homeType: null, usage: [], applicantAge: 40,
  household: [], devices: [], discount: 0, daysAhead: 3, bundling: false, chosen: {},
} as const;
const driven = {
  state: "TX", zipCode: "78701", miles: null, yearsCovered: 3, priorLimit: null, bundling: false,
  drivers: [{ age: 40, yearsLicensed: 20, gender: null, isMarried: null, atFault: 0, notAtFault: 0, violations: 0 }],
  vehicles: [{ sequenceNum: 0, year: 2_020, make: "honda", model: "x", bodyStyle: null, ownershipType: null, miles: null }],
};
const inputs = [
  { line: "PERSONAL_AUTO", ...driven, coverages: {} },
  { line: "MOTORCYCLE", ...driven },
  ...propertyLines.map((line) => ({ line, ...property })),
  { line: "LIFE", state: "TX", age: 40, gender: "Female", health: "Great", usages: [], amount: 500_000, term: 20 },
  { line: "PET", state: "TX", zipCode: "78701", petType: "DOG", petCode: "BEAGLE", petAge: 3, chosen: {} },
] as unknown as Omit<RatingInput, "scenario">[];

const answers = (input: Omit<RatingInput, "scenario">, scenario: RatingInput["scenario"]) =>
  carriersFor(input.line, input.state, "panel").map((carrier) => simulatedAnswer(carrier, { ...input, scenario } as RatingInput, "application", 1));
const outcomes = (input: Omit<RatingInput, "scenario">, scenario: RatingInput["scenario"]) => new Set(answers(input, scenario).map(({ answer }) => answer().outcome));

describe.each(inputs)("carriers of $line", (input) => {
  it.each([
    ["noquotes", ["declined"]],
    ["allfail", ["failed"]],
    ["alltimeout", ["timed_out"]],
    ["halffail", ["priced", "failed", "timed_out"]],
  ] as const)("asked with the scenario %s: %j", (scenario, expected) => {
    expect(outcomes(input, scenario)).toEqual(new Set(expected));
  });

  it.each([
    ["halffail", ["failed", "timed_out"], false],
    ["alltimeout", ["timed_out"], true],
    ["allfail", ["failed"], true],
  ] as const)("a carrier that failed with the scenario %s answers when asked again, unless none can", (scenario, without, stays) => {
    const asked = { ...input, scenario } as RatingInput;
    for (const carrier of carriersFor(input.line, input.state, "panel")) {
      const first = simulatedAnswer(carrier, asked, "application", 1).answer().outcome;
      if (!(without as readonly string[]).includes(first)) continue;
      const second = simulatedAnswer(carrier, asked, "application", 1, true).answer().outcome;
      expect(["priced", "declined"].includes(second), carrier.id).toBe(!stays);
    }
  });

  it("take longer if they are slow", () => {
    const [usual, slow] = [answers(input, null), answers(input, "slowcarriers")];
    expect(Math.max(...slow.map(({ afterMs }) => afterMs))).toBeGreaterThan(Math.max(...usual.map(({ afterMs }) => afterMs)));
  });
});

it("sells only renters online, only with one carrier and only in allowed states", () => {
  for (const { code } of usStates) {
    for (const carrier of carriersFor("RENTERS", code, "panel")) {
      const result = simulatedAnswer(carrier, { line: "RENTERS", ...property, state: code, scenario: null } as unknown as RatingInput, "application", 1).answer();
      const isBindable = result.outcome === "priced" && result.quote.isBindable;
      if (result.outcome === "priced") expect(isBindable, `${carrier.id} ${code}`).toBe(carrier.id === digitalBindCarrier && isDigitalBindState(code));
    }
  }
});

it.each([
  ["FL", true],
  ["TX", false],
])("%s: mentions flood: %s", (state, tells) => {
  const [carrier] = carriersFor("PERSONAL_HOME", state, "panel");
  const answer = carrier && simulatedAnswer(carrier, { line: "PERSONAL_HOME", ...property, state, scenario: "slowcarriers" } as unknown as RatingInput, "application", 1).answer();
  const messages = answer?.outcome === "priced" ? answer.quote.messages.map(({ code }) => code) : [];
  expect(messages).toContain("ESTIMATE");
  expect(messages.includes("FLOOD_EXCLUDED")).toBe(tells);
});
