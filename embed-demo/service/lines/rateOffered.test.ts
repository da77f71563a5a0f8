import { describe, expect, it } from "vitest";
import { optOut } from "../../../src/business/coverages";
import { propertyLines } from "../../../src/business/propertyLines";
import { carriersFor } from "../reference/carriers";
import { serviceLines } from "./serviceLines";
import { narrowedCoverage, nearestOffered } from "../rating/offered";
import type { RatedAnswers } from "./ratedAnswers";
import { rateOffered } from "./rateOffered";

const property = {
  state: "TX", zipCode: "78701", home: { yearBuilt: 2_000, squareFootage: 2_000 }, replacementCost: 300_000, homeType: null, usage: [], applicantAge: 40, yearsResided: null,
  isMarried: false, household: [], devices: [], discount: 0, daysAhead: 3, bundling: false, chosen: {},
} as const;
const car = { year: 2_020, make: "honda", model: "x", bodyStyle: null, ownershipType: "Owned", miles: null };
const driven = {
  state: "TX", zipCode: "78701", miles: null, yearsCovered: 3, priorLimit: null, bundling: false,
  drivers: [{ age: 40, yearsLicensed: 20, gender: null, isMarried: null, atFault: 0, notAtFault: 0, violations: 0 }],
  vehicles: [{ ...car, sequenceNum: 0 }, { ...car, sequenceNum: 1 }],
};
const inputs = [
  { line: "PERSONAL_AUTO", ...driven, coverages: {} },
  ...propertyLines.map((line) => ({ line, ...property })),
  { line: "PET", state: "TX", zipCode: "78701", petType: "DOG", petCode: "BEAGLE", petAge: 3, chosen: {} },
] as unknown as RatedAnswers[];

const quotesOf = (input: RatedAnswers) =>
  carriersFor(input.line, input.state, "panel").flatMap((carrier) => {
    const rated = rateOffered(input, carrier);
    return "premium" in rated ? [{ carrier, ...rated }] : [];
  });

/** Every single choice of a line, with no other choice made. */
const choicesOf = (input: RatedAnswers) =>
  serviceLines[input.line].coveragesIn(input.state).flatMap(({ apiKey, increments }) =>
    apiKey === undefined || increments.options.length < 2
      ? []
      : increments.options.map(({ value }) => ("coverages" in input ? { ...input, coverages: { [apiKey]: value } } : { ...input, chosen: { [apiKey]: value } }) as RatedAnswers),
  );

describe.each(inputs)("carriers of $line", (input) => {
  it("quote the requested coverages, except one in some cases", () => {
    for (const asked of [input, ...choicesOf(input)]) {
      const quotes = quotesOf(asked);
      const corrected = quotes.filter(({ coverages }) => coverages.some((coverage) => coverage.asked !== undefined));
      for (const { coverages } of corrected) expect(coverages.filter((coverage) => coverage.asked !== undefined)).toHaveLength(1);
      expect(corrected.length / quotes.length).toBeLessThanOrEqual(0.4);
    }
  });

  it("price what they quote", () => {
    const line = serviceLines[input.line];
    for (const { carrier, premium, coverages } of quotesOf(input)) {
      const rated = line.rate(input, carrier);
      const isCorrected = coverages.some(({ asked }) => asked !== undefined);
      if (!isCorrected && "premium" in rated) expect(premium).toBe(rated.premium);
      for (const { value, asked } of coverages) if (asked !== undefined) expect(value).not.toBe(asked);
    }
  });
});

it("some carriers replace a usual value, so that rows differ", () => {
  for (const input of inputs.filter(({ line }) => line === "PERSONAL_AUTO" || line === "PERSONAL_HOME")) {
    expect(quotesOf(input).some(({ coverages }) => coverages.some(({ asked }) => asked !== undefined))).toBe(true);
  }
});

it.each(inputs)("$line: an ordered request gets an ordered offer, and going without never replaces a value", ({ line, state }) => {
  for (const carrier of carriersFor(line, state, "panel")) {
    const coverage = narrowedCoverage(carrier, serviceLines[line].coveragesIn(state));
    if (!coverage) continue;
    const values = coverage.increments.options.map(({ value }) => value).filter((value) => value !== optOut);
    const offered = values.map((value) => parseInt(nearestOffered(carrier, coverage, value), 10));
    expect(offered).toEqual([...offered].sort((a, b) => a - b));
    expect(nearestOffered(carrier, coverage, optOut)).toBe(optOut);
  }
});
