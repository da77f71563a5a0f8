import { expect, test } from "vitest";
import { lineSlugs } from "../business/lines";
import { bundledConfig } from "./bundledConfig";
import type { PartnerConfig } from "./content";
import { enabledFlags, lineFlags, offeredLines, showsCobrandDisclaimer } from "./flags";

const entry = (insuranceLineType: string, include = true, leadPath = "ui") => ({ insuranceLineType, leadPath, include });
const withConfig = (part: Partial<PartnerConfig>): PartnerConfig => ({ ...bundledConfig, ...part });
const withLines = (...entries: ReturnType<typeof entry>[]) => withConfig({ partnerInsuranceLineType: entries });

test("line flags are keyed without case and underscores, from the ui entries only", () => {
  const config = withLines(entry("PERSONAL_AUTO"), entry("PET", false), entry("LIFE", true, "agent"));
  expect(lineFlags(config)).toEqual({ personalauto: true, pet: false });
});

test.each([
  ["no list: all but other", bundledConfig, lineSlugs.filter((slug) => slug !== "other").join(" ")],
  ["an empty list", withLines(), ""],
  ["the order is the type selection's", withLines(entry("PET"), entry("PERSONAL_AUTO")), "auto pet"],
  ["not included", withLines(entry("PET"), entry("PERSONAL_AUTO", false)), "pet"],
  ["another lead path", withLines(entry("PET", true, "agent"), entry("PERSONAL_AUTO")), "auto"],
  ["a product that has no line", withLines(entry("BOAT"), entry("PET")), "pet other"],
  ["one that isn't offered", withLines(entry("BOAT", false), entry("RV", true, "agent"), entry("PET")), "pet"],
  ["other, when listed", withLines(entry("OTHER")), "other"],
  ["life with its flag", withLines(entry("LIFE")), "life"],
  ["life without its flag", { ...withLines(entry("LIFE"), entry("PET")), flags: { ...bundledConfig.flags, life: false } }, "pet"],
])("offered lines: %s", (_name, config, expected) => {
  expect(offeredLines(config).join(" ")).toBe(expected);
});

test.each([
  ["cobrand", true, true],
  ["cobrand", false, false],
  ["standard", true, false],
] as const)("disclaimer in mode %s, asked for %s: %s", (partnerAppMode, cobrandDisclaimer, expected) => {
  expect(showsCobrandDisclaimer(withConfig({ partnerAppMode, cobrandDisclaimer }))).toBe(expected);
});

test("enabled flags are those that are on", () => {
  expect([...enabledFlags(bundledConfig)].sort()).toEqual(["honeyQuote", "life", "privateLabel"]);
});
