import type { Coverage } from "../../../src/api/contract/coverage";
import type { Carrier } from "../reference/carriers";
import { deductiblesOf, valueOf } from "./auto/coverages";
import { eitherOf } from "../coverages/eitherOf";
import { heldValue } from "../coverages/held";
import { serviceLines } from "./serviceLines";
import type { AutoInput } from "./auto/input";
import { narrowedCoverage, nearestOffered } from "../rating/offered";
import type { RatedAnswers } from "./ratedAnswers";
import type { Rated } from "../rating/rated";

/** The input that a carrier rates, and the requested values that it doesn't sell and replaces. */
interface Offered {
  input: RatedAnswers;
  /** The requested values, by their options. */
  asked: string[];
}

/** A carrier's price for what it sells: a value that it doesn't sell is replaced by the nearest one. */
export function rateOffered(input: RatedAnswers, carrier: Carrier): Rated {
  const line = serviceLines[input.line];
  const coverage = narrowedCoverage(carrier, line.coveragesIn(input.state));
  const offered = coverage && asOffered(input, coverage, (value) => nearestOffered(carrier, coverage, value));
  const rated = line.rate(offered?.input ?? input, carrier);
  if ("declined" in rated || !offered || offered.asked.length === 0) return rated;
  const asked = eitherOf(coverage, offered.asked);
  return { ...rated, coverages: rated.coverages.map((quoted) => (quoted.id === coverage.id ? { ...quoted, asked } : quoted)) };
}

function asOffered(input: RatedAnswers, coverage: Coverage, nearest: (value: string) => string): Offered {
  const replaced = (values: readonly string[]): string[] => values.filter((value) => nearest(value) !== value);
  const apiKey = coverage.apiKey ?? "";
  if ("chosen" in input) {
    const value = heldValue(coverage, input.chosen);
    return { input: { ...input, chosen: { ...input.chosen, [apiKey]: nearest(value) } }, asked: replaced([value]) };
  }
  // Lines without choices in their input: there is nothing to replace.
  if (!("coverages" in input)) return { input, asked: [] };
  if (coverage.isDeductible) return deductiblesOffered(input, coverage, nearest, replaced);
  const value = valueOf(coverage, input.coverages);
  return { input: { ...input, coverages: { ...input.coverages, [apiKey]: nearest(value) } }, asked: replaced([value]) };
}

/** Each vehicle has its own deductibles. */
function deductiblesOffered(input: AutoInput, coverage: Coverage, nearest: (value: string) => string, replaced: (values: readonly string[]) => string[]): Offered {
  const isComprehensive = coverage.id === "COMPREHENSIVE_DEDUCTIBLE";
  const held = input.vehicles.map((vehicle) => ({ sequenceNum: vehicle.sequenceNum, ...deductiblesOf(input.state, input.coverages, vehicle) }));
  const vehicles = held.map(({ sequenceNum, comprehensive, collision }) => ({
    sequenceNum,
    comprehensiveDeductible: isComprehensive ? nearest(comprehensive) : comprehensive,
    collisionDeductible: isComprehensive ? collision : nearest(collision),
  }));
  return { input: { ...input, coverages: { ...input.coverages, vehicles } }, asked: replaced(held.map(({ comprehensive, collision }) => (isComprehensive ? comprehensive : collision))) };
}
