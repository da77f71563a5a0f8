// @vitest-environment happy-dom
import { expect, it } from "vitest";
import { examples } from "../../src/lines/renters/examples";
import { line as renters } from "../../src/lines/renters/line";
import { openFunnel } from "./funnel";
import { stepsOf } from "./lines";
import { markupOf } from "./markupOf";

it.each([
  ["before the prices", null, "See my quotes!"],
  ["again for the prices", "policy-compare", "See my quotes!"],
  ["changed from the review of a purchase", "purchase/review-details", "Continue"],
])("the last question %s has a button that says where it leads", async (_when, returnTo, label) => {
  const { session, answer } = openFunnel(renters, []);
  await answer(examples.minimal("TX"), "insurance-start");
  session.returnTo.value = returnTo;
  const markup = await markupOf(session, stepsOf(renters).find(({ id }) => id === "personal-info")!);
  expect(/<button[^>]*type="submit"[^>]*>(.*?)<\/button>/.exec(markup)?.[1]?.replace(/<[^>]*>/g, "")).toBe(label);
});
