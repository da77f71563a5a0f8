import type { AutoCoverageId } from "./coveragesAuto";
import type { LifeCoverageId } from "./coveragesLife";
import type { PetCoverageId } from "./coveragesPet";
import type { PropertyCoverageId } from "./coveragesProperty";
import { byMonthlyPremium, monthlyPremium, type Priced } from "./quoteOrder";

/** In the order in which they are shown. */
const badges = ["LOWEST_COST", "MOST_COVERAGE", "RECOMMENDED", "HIGHEST_DWELLING", "LOWEST_DEDUCTIBLE", "ONLINE", "NO_HEALTH_EXAM", "INSTANT_DECISION", "LIVING_BENEFITS"] as const;

export type Badge = (typeof badges)[number];

/** Badges on a row, which more would crowd. The rest are in its details. */
export const badgesOnRow = 1;

/** The number of lowest prices among which the best rated company is recommended. */
export const lowestPrices = 5;

/** The value of a coverage that has no limit, and so no amount. */
export const unlimited = "Unlimited";

export interface Badgeable extends Priced {
  id: string;
  isBindable: boolean;
  isRecommended: boolean;
  claimsRating: number;
  coverages: readonly { id: string; value: string; amount: number | null }[];
}

/** Living benefits exist only on life quotes: no list of coverages offers them as a choice. */
type CoverageId = AutoCoverageId | LifeCoverageId | PetCoverageId | PropertyCoverageId | "LIVING_BENEFITS";

/** Deductibles that are compared. A deductible that a quote lacks is ignored for it. */
const deductibles: readonly CoverageId[] = ["ALL_PERILS", "COLLISION_DEDUCTIBLE", "COMPREHENSIVE_DEDUCTIBLE", "Deductible"];

/**
 * Returns each quote's badges, in display order. Badges compare quotes, so this needs all of them, and a new quote may move
 * a badge.
 */
export function badgesOf(quotes: readonly Badgeable[]): Map<string, Badge[]> {
  const priced = quotes.filter(({ premium }) => (premium ?? 0) > 0);
  const lowestCost = new Set(holders(priced, (quote) => -monthlyPremium(quote)));
  // A coverage that most quotes have is the norm, so it earns no badge for low amounts.
  const outstanding = (measure: (quote: Badgeable) => number | null): ReadonlySet<string> => {
    const best = holders(priced, measure);
    return new Set(2 * best.length <= priced.length ? best : []);
  };
  const lowestDeductible = outstanding((quote) => negative(amountOf(quote, deductibles)));
  const recommended = recommendedOf(priced);
  const highestDwelling = outstanding((quote) => amountOf(quote, ["DWELLING"]));
  return new Map(
    priced.map((quote) => {
      const holds: Partial<Record<Badge, boolean>> = {
        LOWEST_COST: lowestCost.has(quote.id),
        MOST_COVERAGE: quote.coverages.some((coverage) => coverage.value === unlimited),
        HIGHEST_DWELLING: highestDwelling.has(quote.id),
        LOWEST_DEDUCTIBLE: lowestDeductible.has(quote.id),
        ONLINE: quote.isBindable,
        NO_HEALTH_EXAM: says(quote, "MEDICAL_EXAM", "No"),
        INSTANT_DECISION: says(quote, "INSTANT_DECISION", "Yes"),
        LIVING_BENEFITS: says(quote, "LIVING_BENEFITS", "Yes"),
      };
      const held: Badge[] = badges.filter((badge) => holds[badge]);
      return [quote.id, held.length === 0 && quote === recommended ? ["RECOMMENDED"] : held];
    }),
  );
}

/**
 * Returns the recommended quote: of the five lowest prices, that of the company whose claims are rated best. None if companies share
 * that rating, if the provider doesn't recommend the quote, or if there are fewer prices.
 */
function recommendedOf(priced: readonly Badgeable[]): Badgeable | undefined {
  const lowest = [...priced].sort(byMonthlyPremium).slice(0, lowestPrices);
  if (lowest.length < lowestPrices) return undefined;
  const best = Math.max(...lowest.map(({ claimsRating }) => claimsRating));
  const leaders = lowest.filter(({ claimsRating }) => claimsRating === best);
  return leaders.length === 1 ? leaders.find(({ isRecommended }) => isRecommended) : undefined;
}

const negative = (amount: number | null): number | null => (amount === null ? null : -amount);

const says = (quote: Badgeable, id: CoverageId, value: string): boolean =>
  quote.coverages.some((coverage) => coverage.id === id && coverage.value === value);

function amountOf(quote: Badgeable, ids: readonly CoverageId[]): number | null {
  const amounts = quote.coverages.filter((coverage) => (ids as readonly string[]).includes(coverage.id)).map((coverage) => coverage.amount);
  const known = amounts.filter((amount) => amount !== null);
  return known.length > 0 ? known.reduce((sum, amount) => sum + amount, 0) : null;
}

/** Returns the quotes with the greatest measure. If all have the same, there are none: a badge on every card says nothing. */
function holders(quotes: readonly Badgeable[], measure: (quote: Badgeable) => number | null): readonly string[] {
  const measured = quotes.flatMap((quote) => {
    const value = measure(quote);
    return value === null ? [] : [{ id: quote.id, value }];
  });
  const most = Math.max(...measured.map(({ value }) => value));
  const top = measured.filter(({ value }) => value === most);
  return top.length < measured.length ? top.map(({ id }) => id) : [];
}
