import type { Badge } from "../../business/badges";
import type { Phrase } from "../../kernel/phrase";
import { phrases } from "../../kernel/phrase";

export const badgeTexts: Readonly<Record<Badge, Phrase>> = phrases("quotes.badge", {
  LOWEST_COST: "Lowest cost",
  MOST_COVERAGE: "Most coverage",
  RECOMMENDED: "Recommended",
  HIGHEST_DWELLING: "Highest dwelling coverage",
  LOWEST_DEDUCTIBLE: "Lowest deductible",
  // The price is firm. That it can be bought here is said when it can.
  ONLINE: "Bindable",
  NO_HEALTH_EXAM: "No health exam",
  INSTANT_DECISION: "Instant decision",
  LIVING_BENEFITS: "Living benefits",
});
