import type { Coverage } from "../../../../src/api/contract/coverage";
import { optOut } from "../../../../src/business/coverages";
import type { AutoCoverageId } from "../../../../src/business/coveragesAuto";

/** The share of each coverage in the cost of liability, and the increase for a doubled limit. */
const shares: Readonly<Partial<Record<string, { share: number; doubling: number }>>> = {
  BODILY_INJURY: { share: 0.6, doubling: 0.2 },
  PROPERTY_DAMAGE: { share: 0.3, doubling: 0.08 },
  UNINSURED_MOTORIST: { share: 0.05, doubling: 0.2 },
  UNDERINSURED_MOTORIST: { share: 0.04, doubling: 0.2 },
  UNINSURED_MOTORIST_PROPERTY_DAMAGE: { share: 0.02, doubling: 0.1 },
  PIP_LIMIT: { share: 0.1, doubling: 0.15 },
  MEDICAL_PAYMENTS: { share: 0.015, doubling: 0.2 },
} satisfies Partial<Record<AutoCoverageId, unknown>>;

/** Included even if the law doesn't require them (Florida, New Hampshire): the cheapest policies sold there include them. */
const measured: readonly string[] = ["BODILY_INJURY", "PROPERTY_DAMAGE"] satisfies readonly AutoCoverageId[];

/** The first number of a limit: the per-person part of "100/300". */
const size = (value: string): number => Number(value.split("/")[0]);

function cost(coverage: Coverage, value: string): number {
  const part = shares[coverage.id];
  if (!part || value === optOut) return 0;
  const least = Math.min(...coverage.increments.options.filter((option) => option.value !== optOut).map((option) => size(option.value)));
  return part.share * (1 + part.doubling * Math.log2(size(value) / least));
}

/** The cost of the chosen limits relative to the legal minimum: never lower for a higher limit. */
export function limitFactor(coverages: readonly Coverage[], valueOf: (coverage: Coverage) => string): number {
  const least = (coverage: Coverage): string => {
    const values = coverage.increments.options.map((option) => option.value).filter((value) => value !== optOut);
    return coverage.isRequired || measured.includes(coverage.id) ? (values[0] ?? optOut) : optOut;
  };
  const sum = (choose: (coverage: Coverage) => string) => coverages.reduce((total, coverage) => total + cost(coverage, choose(coverage)), 0);
  return Math.max(0.05, sum(valueOf)) / sum(least);
}

/** Relative to a deductible of $500. */
export function deductibleFactor(value: string): number {
  if (value === optOut) return 0;
  return { "100": 1.25, "250": 1.12, "500": 1, "1000": 0.86, "1500": 0.78, "2000": 0.72, "2500": 0.68 }[value] ?? 1;
}
