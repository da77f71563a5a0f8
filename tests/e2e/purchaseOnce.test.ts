import { describe, expect } from "vitest";
import { answerTo } from "../harness/answerTo";
import { test } from "../harness/test";
import { Visitor } from "../harness/visitor";
import { answerQuestions, atQuotes, beginToBuy, cards, choosePlan, paymentsOf, payWith, reachPayment, reachSignature, seesPolicy, sign, signHere } from "./funnel/purchase";

/** Opens the same visit in another tab, as duplicating a tab does. */
async function duplicated({ page, site, origins, journal, api }: Visitor): Promise<Visitor> {
  // The visit is stored shortly after it is shown.
  await page.waitForFunction(() => Object.values(sessionStorage).some((stored) => /"completed":\[[^\]]*"purchase\/sign"/.test(String(stored))));
  const [opened] = await Promise.all([page.waitForEvent("popup"), page.evaluate(() => void window.open(location.href))]);
  const second = new Visitor({ page: opened, site, origins, journal, api });
  await second.heading().waitFor();
  return second;
}

async function reachPlans(visitor: Visitor): Promise<void> {
  await beginToBuy(visitor);
  await answerQuestions(visitor);
  await sign(visitor);
}

describe("a renters policy is charged once", () => {
  test("for two presses on the way to the payment page, and two on it", async ({ visit }) => {
    const visitor = await visit(atQuotes());
    await reachPlans(visitor);
    await visitor.choose(/^Monthly/);
    await visitor.button(/^Continue to pay /).dblclick();
    await visitor.page.waitForURL(/\/payment\//);
    await visitor.page.getByLabel("Card number").fill(cards.pays);
    await visitor.page.getByRole("button", { name: /^Pay / }).dblclick({ noWaitAfter: true });
    await seesPolicy(visitor);
    expect(await paymentsOf(visitor)).toMatchObject([{ charged: 1, returned: 0 }]);
  });

  test("in two tabs that both go and pay, and both show the policy", async ({ visit }) => {
    const first = await visit(atQuotes());
    await reachPlans(first);
    const second = await duplicated(first);
    for (const tab of [first, second]) await choosePlan(tab);
    expect(second.page.url()).toBe(first.page.url());
    for (const tab of [first, second]) await tab.page.getByLabel("Card number").fill(cards.pays);
    for (const tab of [first, second]) await tab.page.getByRole("button", { name: /^Pay / }).click();
    expect(await seesPolicy(second)).toBe(await seesPolicy(first));
    expect(await paymentsOf(first)).toMatchObject([{ charged: 1, returned: 0 }]);
  });

  test("when the response that a payment was opened is lost", async ({ visit }) => {
    const visitor = await visit(atQuotes());
    visitor.journal.allow(/net::ERR_CONNECTION_RESET/);
    await reachPlans(visitor);
    let lost = 0;
    await visitor.page.route(`${visitor.origins.api}/v1/payments`, async (route) => {
      if (route.request().method() !== "POST" || lost > 0) return route.fallback();
      lost += 1;
      await answerTo(route);
      return route.abort("connectionreset");
    });
    await choosePlan(visitor);
    await payWith(visitor, cards.pays);
    await seesPolicy(visitor);
    expect(lost).toBe(1);
    expect(await paymentsOf(visitor)).toMatchObject([{ charged: 1, returned: 0 }]);
  });

  test("when the old page is paid at after another plan was chosen", async ({ visit }) => {
    const visitor = await visit(atQuotes());
    await reachPayment(visitor);
    const page = visitor.page.url();
    await visitor.page.goto(visitor.site.at(visitor.origins, "renters/purchase/loading"));
    await visitor.press("Cancel this payment");
    await visitor.isAt("renters/purchase/payment-plan");
    await visitor.sees("Your payment is canceled. You haven't been charged.");
    const old = await visitor.page.context().newPage();
    await old.goto(page);
    await old.getByRole("heading", { name: "This payment was ended" }).waitFor();
    await choosePlan(visitor, /^All at once/);
    await payWith(visitor, cards.pays);
    await seesPolicy(visitor);
    expect((await paymentsOf(visitor)).map(({ charged, returned }) => charged - returned).sort()).toEqual([0, 1]);
  });
});

test("a tab whose payment was stopped for another tab's plan follows that plan to the policy, which is charged once", async ({ visit }) => {
  const first = await visit(atQuotes());
  await reachPlans(first);
  const second = await duplicated(first);
  await choosePlan(first, /^Monthly/);
  const stopped = first.page.url();
  await choosePlan(second, /^All at once/);
  expect(second.page.url()).not.toBe(stopped);
  await first.page.goto(first.site.at(first.origins, "renters/purchase/failure"));
  await first.seesHeading("Your payment is still open");
  await first.sees(/^All at once: /);
  await payWith(second, cards.pays);
  const policy = await seesPolicy(second);
  expect(await seesPolicy(first)).toBe(policy);
  expect((await paymentsOf(second)).map(({ charged, returned }) => charged - returned).sort()).toEqual([0, 1]);
});

describe("a renters policy is signed for what is on screen", () => {
  test("once for two presses, and again after any change of an answer", async ({ visit }) => {
    const visitor = await visit(atQuotes());
    const submitted = () => visitor.api.countOf("POST /v1/applications/{id}/bind-submission");
    await reachSignature(visitor);
    await visitor.choose(/^Online documents/);
    await visitor.choose(/^Signature/);
    await visitor.button("Sign my application").dblclick();
    await visitor.isAt("renters/purchase/payment-plan");
    expect(submitted()).toBe(1);

    // Another kind of home, at the same price.
    await visitor.back();
    await visitor.isAt("renters/purchase/sign");
    await visitor.back();
    await visitor.isAt("renters/purchase/review-details");
    await visitor.widget.getByText("Your home").click();
    await visitor.press("Change What kind of home is it?");
    await visitor.isAt("renters/purchase/questions");
    await visitor.field("What kind of home is it?").selectOption("Townhouse");
    await visitor.press("Continue to review");
    await visitor.seesHeading("Check it before you sign");
    await visitor.press("Continue to sign");
    await visitor.press("Sign my application");
    await visitor.sees("Check this box to sign");
    expect(submitted()).toBe(1);
    await signHere(visitor);
    expect(submitted()).toBe(2);
  });

  test("and not for a price that was requested before an answer was changed", async ({ visit }) => {
    const visitor = await visit(atQuotes());
    await beginToBuy(visitor);
    let release = (): void => undefined;
    const held = new Promise<void>((resolve) => (release = resolve));
    await visitor.page.route(/\/bind-review$/, async (route) => {
      await held;
      await route.fallback().catch(() => undefined);
    });
    await answerQuestions(visitor);
    await visitor.seesHeading("Checking your price");
    await visitor.sees("Asking Pebbletrail Renters for a firm price");
    await visitor.back();
    await visitor.isAt("renters/purchase/questions");
    await visitor.field("What kind of home is it?").selectOption("House");
    release();
    await visitor.press("Continue to review");
    await visitor.seesHeading("Check it before you sign");
    await visitor.widget.getByText("Your home").click();
    await visitor.widget.getByText("House", { exact: true }).waitFor();
    await sign(visitor);
  });
});
