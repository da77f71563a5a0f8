// @vitest-environment happy-dom
import { expect, it } from "vitest";
import { line as auto } from "../../src/lines/auto/line";
import { line as life } from "../../src/lines/life/line";
import { line as motorcycle } from "../../src/lines/motorcycle/line";
import { line as pet } from "../../src/lines/pet/line";
import { finalizeRoute } from "../../src/session/lead/finalizeRoute";
import { noQuotesCase } from "../../src/stages/quotes/run/noQuotesCase";
import { openFunnel } from "./funnel";
import { stepsOf } from "./lines";

it.each([
  [auto, ["contact"], "auto/finalize/contact"],
  [auto, ["phone"], "auto/finalize/phone"],
  [life, ["phone"], "life/finalize/phone"],
  [life, ["contact"], "finalize/contact"],
  [life, ["contact", "phone"], "life/finalize/phone"],
  [pet, ["contact"], "finalize/contact"],
  [pet, ["phone"], "finalize/phone"],
  [pet, ["contact", "phone"], "finalize/contact"],
] as const)("$0.slug, by %j: %s", (line, ways, route) => {
  const [first, ...others] = ways;
  expect(finalizeRoute(openFunnel(line, []).session, first, ...others)).toBe(route);
});

it.each([
  [auto, "noQuotesReturned"],
  [motorcycle, "noQuotesReturnedByOtherInsuranceLine"],
  [life, "noQuotesReturnedByOtherInsuranceLine"],
  [pet, "noQuotesReturnedByOtherInsuranceLine"],
])("$0.slug without a price: %s", (line, id) => {
  expect(noQuotesCase(stepsOf(line).find((step) => step.id === "policy-compare")!)).toBe(id);
});
