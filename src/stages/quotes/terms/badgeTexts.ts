import type { Badge } from "../../../business/badges";
import type { Phrase } from "../../../kernel/phrase";
import { phrases } from "../../../kernel/phrase";

export const badgeTexts: Readonly<Record<Badge, Phrase>> = phrases("quotes.badge", {
  LOWEST_COST: "Lowest price",
  MOST_COVERAGE: "Most coverage",
  RECOMMENDED: "Recommended",
  HIGHEST_DWELLING: "Most home coverage",
  LOWEST_DEDUCTIBLE: "Lowest deductible",
  ONLINE: "Buy online",
  NO_HEALTH_EXAM: "No medical exam",
  INSTANT_DECISION: "Instant decision",
  LIVING_BENEFITS: "Living benefits",
});
