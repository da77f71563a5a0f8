import { insuranceLines, type LineSlug } from "../business/lines";
import { partnerFlags, type PartnerFlag } from "../business/partnerFlags";
import { appMode } from "../business/partnerMode";
import type { PartnerConfig } from "./content";

/** A line's name as partners' line lists are compared by it. */
export const lineKey = (wireName: string): string => wireName.toLowerCase().replaceAll("_", "");

/** Line flags by lowercased line name without underscores, from the entries whose lead path is "ui". */
export const lineFlags = (config: PartnerConfig): Readonly<Record<string, boolean>> =>
  Object.fromEntries(
    (config.partnerInsuranceLineType ?? [])
      .filter((entry) => entry.leadPath === "ui")
      .map((entry) => [lineKey(entry.insuranceLineType), entry.include]),
  );

/**
 * Returns the lines that the type selection offers, in its order. Without a line list: every line but "other". Life has a
 * flag of its own. A product without a line of ours is offered as "other", which leads to an advisor.
 */
export function offeredLines(config: PartnerConfig): readonly LineSlug[] {
  const listed = config.partnerInsuranceLineType ? lineFlags(config) : null;
  const known = new Set(insuranceLines.map((line) => lineKey(line.wire)));
  const hasMore = listed !== null && Object.keys(listed).some((key) => listed[key] && !known.has(key));
  return insuranceLines
    .filter(({ wire }) => (listed ? listed[lineKey(wire)] === true || (wire === "OTHER" && hasMore) : wire !== "OTHER"))
    .filter((line) => line.wire !== "LIFE" || config.flags.life)
    .map((line) => line.slug);
}

/** Returns the flags that are on, as the flow's conditions read them. */
export const enabledFlags = (config: PartnerConfig): ReadonlySet<PartnerFlag> =>
  new Set(partnerFlags.filter((flag) => config.flags[flag]));

/** Co-brand shows a disclaimer for every partner except the car maker. */
export const showsCobrandDisclaimer = (config: PartnerConfig): boolean =>
  appMode(config) === "cobrand" && config.cobrandDisclaimer;
