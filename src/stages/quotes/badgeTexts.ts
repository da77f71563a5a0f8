import type { Badge } from "../../business/badges";
import type { Phrase } from "../../kernel/phrase";
import { phrases } from "../../kernel/phrase";

/** What cards and details say. That a price is bindable stands over the price, so its badge would say it twice. */
export const badgeTexts: Readonly<Record<Exclude<Badge, "ONLINE">, Phrase>> = phrases("quotes.badge", {
  LOWEST_COST: "Lowest cost",
  MOST_COVERAGE: "Most coverage",
  RECOMMENDED: "Recommended",
  HIGHEST_DWELLING: "Highest dwelling coverage",
  LOWEST_DEDUCTIBLE: "Lowest deductible",
  NO_HEALTH_EXAM: "No health exam",
  INSTANT_DECISION: "Instant decision",
  LIVING_BENEFITS: "Living benefits",
});
