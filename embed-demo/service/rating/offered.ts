import type { Coverage } from "../../../src/api/contract/coverage";
import { optOut } from "../../../src/business/coverages";
import type { Carrier } from "../reference/carriers";
import { chance, pick } from "../reference/chance";

/** The share of carriers that don't sell every value of one of a line's coverages, and the share of its values that they leave out. */
const narrow = { carriers: 0.5, values: 0.5 } as const;

/** The first number of a value: the per-person part of "100/300". */
const size = (value: string): number => Number(value.split("/")[0]);

/** The one coverage of which a carrier doesn't sell every value; null for a carrier that sells them all. */
export function narrowedCoverage(carrier: Carrier, coverages: readonly Coverage[]): Coverage | null {
  if (chance("narrow", carrier.id) >= narrow.carriers) return null;
  // A choice of two keeps both values, and a coverage with typed amounts is sold for any amount.
  const wide = coverages.filter(({ apiKey, showOnQuoteCard, increments }) => apiKey !== undefined && showOnQuoteCard && increments.incrementType === "LIST" && increments.options.length > 2);
  return wide.length === 0 ? null : pick(wide, "narrowed", carrier.id, wide.map(({ id }) => id).join());
}

/**
 * The value that a carrier quotes for a requested one: the same, or the nearest that it sells; of two equally near, the one better
 * for the visitor. Going without is always possible if the state allows it, and never replaces a value.
 */
export function nearestOffered(carrier: Carrier, { id, isDeductible, increments }: Coverage, asked: string): string {
  if (asked === optOut) return asked;
  const values = increments.options.map(({ value }) => value).filter((value) => value !== optOut);
  const sold = values.filter((value) => chance("sells", carrier.id, id, value) >= narrow.values);
  const distance = (value: string): number => Math.abs(size(value) - size(asked));
  const better = (a: string, b: string): number => (isDeductible ? size(a) - size(b) : size(b) - size(a));
  return [...sold].sort((a, b) => distance(a) - distance(b) || better(a, b))[0] ?? asked;
}
