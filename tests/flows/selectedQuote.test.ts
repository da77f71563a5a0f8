// @vitest-environment happy-dom
import { expect, it } from "vitest";
import { FunnelNavigator } from "../../src/app/navigation/FunnelNavigator";
import { memoryRouter } from "../../src/element/router/memoryRouter";
import { examples as autoExamples } from "../../src/lines/auto/examples";
import { line as auto } from "../../src/lines/auto/line";
import { examples as rentersExamples } from "../../src/lines/renters/examples";
import { line as renters } from "../../src/lines/renters/line";
import { openFunnel } from "./funnel";

const steps = ["purchase", "purchase/questions", "purchase/review-details", "purchase/sign"];

/** Opens the address as a visitor who has reached `last` in a line, with the quote selected there. */
async function opening(route: string, slug: "auto" | "renters", last?: string) {
  const [line, examples] = slug === "auto" ? [auto, autoExamples] : [renters, rentersExamples];
  const { session, answer } = openFunnel(line, []);
  if (last) expect((await answer(examples.minimal("TX"), last === "address" ? last : "policy-compare")).refused).toEqual([]);
  const { selection } = session;
  if (slug === "renters" && selection.peek()) selection.value = { ...selection.peek()!, bindable: true };
  session.advance({ completed: [...session.progress().completed, ...steps.slice(0, steps.indexOf(last ?? "") + 1)] });
  const navigator = new FunnelNavigator({
    session,
    adapter: memoryRouter(),
    offered: () => ["auto", "renters"],
    home: () => "",
    onShown: () => undefined,
    onReferral: () => undefined,
    onLineChange: () => undefined,
  });
  await navigator.start("");
  await navigator.go(route);
  return navigator.view.peek()?.path;
}

it.each([
  ["policy-details", "renters", undefined, ""],
  ["finalize-purchase", "auto", undefined, ""],
  ["finalize-purchase", "renters", "policy-compare", "renters/purchase"],
  ["policy-details", "renters", "policy-compare", "renters/purchase"],
  ["policy-details", "renters", "purchase/sign", "renters/purchase/review-details"],
  ["finalize-purchase/", "renters", "purchase/review-details", "renters/purchase/sign"],
  ["finalize-purchase/", "renters", "purchase/sign", "renters/purchase/payment-plan"],
  ["finalize-purchase", "renters", "purchase", "renters/purchase/questions"],
  ["finalize-purchase", "auto", "policy-compare", "auto/finalize/contact"],
  ["policy-details", "auto", "policy-compare", "auto/finalize/contact"],
] as const)("%s in %s after %s leads to %j", async (route, slug, last, shown) => {
  expect(await opening(route, slug, last)).toBe(shown);
});
