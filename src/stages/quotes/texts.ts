import type { Badge } from "../../business/badges";
import { dollarsAndCents } from "../../kernel/money";
import type { Phrase } from "../../kernel/phrase";
import { phrases } from "../../kernel/phrase";

/** $684.00 */
export const exactDollars = (amount: number): string => {
  const { dollars, cents } = dollarsAndCents(amount);
  return `$${dollars}.${cents}`;
};

export const badgeTexts: Readonly<Record<Badge, Phrase>> = phrases("quotes.badge", {
  LOWEST_COST: "Lowest cost",
  MOST_COVERAGE: "Most coverage",
  RECOMMENDED: "Recommended",
  HIGHEST_DWELLING: "Highest dwelling coverage",
  LOWEST_DEDUCTIBLE: "Lowest deductible",
  ONLINE: "Buy online",
  NO_HEALTH_EXAM: "No health exam",
  INSTANT_DECISION: "Instant decision",
  LIVING_BENEFITS: "Living benefits",
});
