import type { Coverage } from "../../../src/api/contract/coverage";
import { optOut } from "../../../src/business/coverages";
import type { Carrier } from "../reference/carriers";
import { chance, pick } from "../reference/chance";

/** Share of the carriers that don't sell every value of one of a line's coverages, and share of its values that they leave out. */
const narrow = { carriers: 0.5, values: 0.5 } as const;

/** The first number of a value: a person's share of "100/300". */
const size = (value: string): number => Number(value.split("/")[0]);

/** The one coverage of which a carrier leaves values out; null for a carrier that sells them all. */
export function narrowedCoverage(carrier: Carrier, coverages: readonly Coverage[]): Coverage | null {
  if (chance("narrow", carrier.id) >= narrow.carriers) return null;
  // Nothing is left out of a choice of two, and an amount that may be typed is sold as it is typed.
  const wide = coverages.filter(({ apiKey, showOnQuoteCard, increments }) => apiKey !== undefined && showOnQuoteCard && increments.incrementType === "LIST" && increments.options.length > 2);
  return wide.length === 0 ? null : pick(wide, "narrowed", carrier.id, wide.map(({ id }) => id).join());
}

/**
 * What a carrier quotes where a value is asked for: the value, or the nearest that it sells, of two as near the one that is
 * better for the visitor. Going without is always possible where the state allows it, and nothing is replaced by it.
 */
export function nearestOffered(carrier: Carrier, { id, isDeductible, increments }: Coverage, asked: string): string {
  if (asked === optOut) return asked;
  const values = increments.options.map(({ value }) => value).filter((value) => value !== optOut);
  const sold = values.filter((value) => chance("sells", carrier.id, id, value) >= narrow.values);
  const distance = (value: string): number => Math.abs(size(value) - size(asked));
  const better = (a: string, b: string): number => (isDeductible ? size(a) - size(b) : size(b) - size(a));
  return [...sold].sort((a, b) => distance(a) - distance(b) || better(a, b))[0] ?? asked;
}
