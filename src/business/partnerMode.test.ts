import { expect, test } from "vitest";
import { appMode, companionOf, type Labelled } from "./partnerMode";

const withConfig = (part: Partial<Labelled>): Labelled => ({ name: "Maple & Trust", flags: { privateLabel: true }, ...part });

test.each([
  ["standard", false, "standard"],
  ["cobrand", false, "cobrand"],
  ["private-label", true, "private-label"],
  ["private-label", false, "standard"],
] as const)("mode %s with private label %s is %s", (partnerAppMode, privateLabel, expected) => {
  expect(appMode(withConfig({ partnerAppMode, flags: { privateLabel } }))).toBe(expected);
});

test.each([
  ["by its name", { partnerAppMode: "cobrand" }, "cobrand"],
  ["by an older file's flag", { cobranding: true }, "cobrand"],
  ["by an older file's other flag", { isPrivateLabel: true }, "private-label"],
  ["by its name, whatever the flags say", { partnerAppMode: "standard", cobranding: true, isPrivateLabel: true }, "standard"],
  ["standard where nothing is said", {}, "standard"],
] as const)("a config asks for the mode %s", (_how, part, expected) => {
  expect(appMode(withConfig(part))).toBe(expected);
});

test.each([
  ["a co-brand's other name", { partnerAppMode: "cobrand", cobrandName: "Clearmoor" }, "Clearmoor"],
  ["nobody where a co-brand has no other name", { partnerAppMode: "cobrand" }, null],
  ["nobody where a co-brand names the partner itself", { partnerAppMode: "cobrand", cobrandName: "Maple & Trust, Inc." }, null],
  ["the operator in standard mode", { partnerAppMode: "standard", cobrandName: "Another" }, "Operator"],
  ["nobody under a private label", { partnerAppMode: "private-label", cobrandName: "Another" }, null],
  ["the operator under a private label without its flag", { partnerAppMode: "private-label", flags: { privateLabel: false } }, "Operator"],
  ["nobody on the operator's own page", { name: "Operator, LLC" }, null],
] as const)("the company beside the partner is %s", (_who, part, expected) => {
  expect(companionOf(withConfig(part), "Operator")).toBe(expected);
});
