import type { Badge } from "../../business/badges";
import type { Phrase } from "../../kernel/phrase";
import { phrases } from "../../kernel/phrase";

/** That a price is bindable stands over the price: no row wears it. */
export type ShownBadge = Exclude<Badge, "ONLINE">;
export const isShown = (badge: Badge): badge is ShownBadge => badge !== "ONLINE";

export const badgeTexts: Readonly<Record<ShownBadge, Phrase>> = phrases("quotes.badge", {
  LOWEST_COST: "Lowest cost",
  MOST_COVERAGE: "Most coverage",
  RECOMMENDED: "Recommended",
  HIGHEST_DWELLING: "Most home coverage",
  LOWEST_DEDUCTIBLE: "Lowest deductible",
  NO_HEALTH_EXAM: "No medical exam",
  INSTANT_DECISION: "Instant decision",
  LIVING_BENEFITS: "Living benefits",
});
