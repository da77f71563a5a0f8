import type { Page, Route } from "playwright";
import { describe, expect } from "vitest";
import type { Origins } from "../../embed-demo/hosting/origins";
import { answerTo } from "../harness/answerTo";
import { test } from "../harness/test";
import type { Visitor } from "../harness/visitor";
import { moneyOf } from "./funnel/money";
import { answerQuestions, atQuotes, beginToBuy, cards, choosePlan, payWith, seesPolicy, sign } from "./funnel/purchase";
import { waitForQuotes } from "./funnel/quotes";

/** The client's number of attempts; after these, the visitor is told. */
const everyTry = 3;

/**
 * Drops responses to a visit's writes on their way to the page, after the service has processed them: the first `times` of
 * each call that `isMeant` selects. `made` collects the ids that the service assigned.
 */
async function loseAnswers(page: Page, { api }: Origins, times: number, isMeant: (call: string) => boolean) {
  const lost = new Map<string, number>();
  const made = { leadId: new Set<string>(), applicationId: new Set<string>() };
  await page.route(`${api}/v1/**`, async (route: Route) => {
    const request = route.request();
    if (!/^(?:POST|PATCH)$/.test(request.method())) return route.fallback();
    const call = `${request.method()} ${new URL(request.url()).pathname.replace(/\/[\w-]{16,}(?=\/|$)/g, "/{id}")}`;
    // Leaving a page cancels its calls.
    const answer = await answerTo(route).catch(() => null);
    if (!answer) return route.abort().catch(() => undefined);
    const told = (await answer.json().catch(() => null)) as Partial<Record<keyof typeof made, string>> | null;
    if (told?.leadId) made.leadId.add(told.leadId);
    if (told?.applicationId) made.applicationId.add(told.applicationId);
    const count = lost.get(call) ?? 0;
    if (count >= times || !isMeant(call)) return route.fulfill({ response: answer }).catch(() => undefined);
    lost.set(call, count + 1);
    return route.abort("connectionreset");
  });
  return { lost, made };
}

/** Expects one application and one lead, paid for once. */
async function expectOneOfEach(visitor: Visitor, made: Awaited<ReturnType<typeof loseAnswers>>["made"]): Promise<void> {
  expect([made.applicationId.size, made.leadId.size]).toEqual([1, 1]);
  expect(await moneyOf(visitor, [...made.leadId].join())).toEqual([{ charged: 1, returned: 0 }]);
}

describe("responses that are lost after the service has processed the request", () => {
  test("once per call, from the application to the payment, are recovered without a trace", async ({ visit, origins }) => {
    const calls: { of?: Awaited<ReturnType<typeof loseAnswers>> } = {};
    const { prepare, ...begin } = atQuotes();
    const visitor = await visit({
      ...begin,
      prepare: async (context, page) => {
        await prepare(context, page);
        calls.of = await loseAnswers(page, origins, 1, (call) => !call.includes("/events"));
      },
    });
    visitor.journal.allow(/net::ERR_CONNECTION_RESET/);
    await beginToBuy(visitor);
    await answerQuestions(visitor);
    await sign(visitor);
    await choosePlan(visitor);
    expect(await visitor.alerts.count()).toBe(0);
    await payWith(visitor, cards.pays);
    await seesPolicy(visitor);
    const { lost, made } = calls.of!;
    for (const call of ["applications/renters", "leads", "applications/{id}/submission", "quotes/{id}/select", "applications/{id}/bind-submission", "payments"]) {
      expect([...lost.keys()]).toContain(`POST /v1/${call}`);
    }
    await expectOneOfEach(visitor, made);
  });

  test("on every attempt of the client are recovered when the visitor tries again", async ({ visit, origins }) => {
    const visitor = await visit(atQuotes());
    visitor.journal.allow(/net::ERR_CONNECTION_RESET/);
    const { lost, made } = await loseAnswers(visitor.page, origins, everyTry, (call) => /select$|questions$|bind-submission$|payments$/.test(call));
    const retry = visitor.alerts.getByRole("button", { name: "Try again" });
    await waitForQuotes(visitor);
    await visitor.press(/^Buy online now: Pebbletrail/);
    await retry.click();
    await visitor.isAt("renters/purchase");
    await visitor.press("Continue");
    await answerQuestions(visitor);
    await retry.click();
    await visitor.isAt("renters/purchase/review-details");
    await visitor.press("Continue to sign");
    await visitor.isAt("renters/purchase/sign");
    await visitor.choose(/^Online documents/);
    await visitor.choose(/^Signature/);
    await visitor.press("Sign my application");
    await retry.click();
    await visitor.isAt("renters/purchase/payment-plan");
    await choosePlan(visitor);
    await payWith(visitor, cards.pays);
    await seesPolicy(visitor);
    expect([...lost.values()]).toEqual([everyTry, everyTry, everyTry, everyTry]);
    await expectOneOfEach(visitor, made);
  });
});
