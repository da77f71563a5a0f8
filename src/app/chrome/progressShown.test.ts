import { expect, it } from "vitest";
import { resolveJourney } from "../../flow/journey";
import { answersOf } from "../../flow/field";
import { line } from "../../lines/renters/line";
import { progressShown } from "./progressShown";

const completed = new Set(["address", "loading", "discounts", "insurance-start", "personal-info", "policy-compare", "purchase", "purchase/questions"]);
const bought = resolveJourney(line.flow, {}, { answers: answersOf({}), state: "TX", flags: new Set(), facts: new Set(["bindableQuote"]), completed, furthestGroup: 5 });
const quoted = resolveJourney(line.flow, {}, { answers: answersOf({}), state: "TX", flags: new Set(), facts: new Set(), completed, furthestGroup: 3 });

it.each([
  ["a step of the purchase", bought, "purchase/questions", null, "purchase/questions", false],
  ["an earlier answer that is changed for the review", bought, "discounts", "purchase/review-details", "purchase/review-details", false],
  ["an answer of the purchase that is changed for the review", bought, "purchase/questions", "purchase/review-details", "purchase/questions", false],
  ["another device's payment, past steps that weren't done here", bought, "purchase/loading", null, "purchase/loading", false],
  ["a payment that failed", bought, "purchase/failure", null, "purchase/review-details", true],
  ["a call, from a complex case", quoted, "finalize/phone", null, "finalize/contact", true],
])("%s", (_what, journey, id, returnTo, at, isBeside) => expect(progressShown(journey, { id }, returnTo)).toEqual({ at, isBeside }));
