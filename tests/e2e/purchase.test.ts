import { describe, expect } from "vitest";
import { pageViolations, violations, withAxe } from "../harness/axe";
import { inspect } from "../harness/inspect";
import { test } from "../harness/test";
import type { Visitor } from "../harness/visitor";
import { answerQuestions, atQuotes, beginToBuy, cards, choosePlan, decideSlow, paymentsOf, payWith, reachPayment, reachSignature, reloadPage, seesPolicy, sign, signHere, walkToQuotes } from "./funnel/purchase";
import { waitForQuotes } from "./funnel/quotes";

/** Inspects the payment page with axe and for fit. It is another company's page, without anything of the widget. */
async function inspectPage({ page }: Visitor, screen: string): Promise<void> {
  await page.waitForLoadState();
  expect.soft(await pageViolations(page), `${screen}: axe`).toEqual([]);
  const before = page.viewportSize();
  await page.setViewportSize({ width: 320, height: 640 });
  expect.soft(await page.evaluate(() => document.documentElement.scrollWidth), `${screen}: reflow`).toBe(320);
  if (before) await page.setViewportSize(before);
}

const premium = async (visitor: Visitor): Promise<string> => (await visitor.widget.getByText(/^\$[\d,.]+ for 12 months$/).first().textContent()) ?? "";

describe("a renters policy that is bought online", () => {
  test.for(["phone", "desktop"] as const)("is paid on the hosted page, and its summary survives a reload, on a %s", async (width, { visit }) => {
    const visitor = await visit({ route: "renters/address", width, prepare: withAxe });
    await walkToQuotes(visitor);
    await beginToBuy(visitor);
    await inspect(visitor, "questions");
    await answerQuestions(visitor);
    await visitor.isAt("renters/purchase/review-details");
    await visitor.seesHeading("Check it before you sign");
    await inspect(visitor, "review");
    await visitor.press("Continue to sign");
    await visitor.seesHeading("Read it, then sign it");
    await inspect(visitor, "sign");
    await signHere(visitor);
    await visitor.seesHeading("How would you like to pay?");
    await inspect(visitor, "plans");
    await choosePlan(visitor);
    await inspectPage(visitor, "payment");
    await payWith(visitor, cards.asksBank);
    await visitor.page.getByRole("heading", { name: "Confirm with your bank" }).waitFor();
    await inspectPage(visitor, "bank");
    await visitor.page.getByLabel("Code").fill("1234");
    await visitor.page.keyboard.press("Enter");
    const policy = await seesPolicy(visitor);
    expect(policy).not.toBe("");
    await inspect(visitor, "success");
    await visitor.reload();
    expect(await seesPolicy(visitor)).toBe(policy);
  });

  test("leaves the focus to the page's own field, which a visitor has gone to while the plans are on their way", async ({ visit }) => {
    const visitor = await visit(atQuotes());
    const { page } = visitor;
    let letGo: () => void = () => undefined;
    const held = new Promise<void>((resolve) => (letGo = resolve));
    await page.route("**/payment-plans", (route) => held.then(() => route.continue()));
    await beginToBuy(visitor);
    await answerQuestions(visitor);
    await sign(visitor);
    await page.evaluate(() => {
      const field = Object.assign(document.createElement("input"), { name: "search" });
      document.body.prepend(field);
      field.focus();
    });
    letGo();
    await visitor.button(/^Continue to pay /).waitFor();
    await visitor.settled();
    await page.keyboard.type("branch");
    expect(await page.locator("input[name=search]").inputValue()).toBe("branch");
  });

  test("continues after a reload of every screen, and is charged once for a slow payment that was given up", async ({ visit }) => {
    const visitor = await visit(atQuotes());
    await beginToBuy(visitor);
    await visitor.reload();
    await answerQuestions(visitor);
    await visitor.isAt("renters/purchase/review-details");
    await visitor.reload();
    await sign(visitor);
    await visitor.reload();
    await choosePlan(visitor);
    await reloadPage(visitor);
    await payWith(visitor, cards.slow);
    await visitor.isAt(/^renters\/purchase\//);
    await reloadPage(visitor);
    await visitor.seesHeading(/Don't pay again/);
    // The visitor gives up and chooses another plan, but the first payment goes through and stays the only one.
    await visitor.page.goto(visitor.site.at(visitor.origins, "renters/purchase/payment-plan"));
    await visitor.choose(/^All at once/);
    await visitor.press(/^Continue to pay /);
    await decideSlow(visitor);
    await seesPolicy(visitor);
    await visitor.sees("Next payment");
    expect(await paymentsOf(visitor)).toMatchObject([{ charged: 1, returned: 0 }]);
    // Another browser has no session, so it opens nothing and says why.
    const other = await visitor.page.context().newPage();
    await other.goto(visitor.page.url());
    await other.getByText(/^You started your payment in another tab or browser/).waitFor();
  });
});

describe("a payment that wasn't made", () => {
  test("is declined: the page says so and that nothing was charged, and accepts another card", async ({ visit }) => {
    const visitor = await visit(atQuotes({}, withAxe));
    await reachPayment(visitor);
    await payWith(visitor, cards.declined);
    const number = visitor.page.getByLabel("Card number");
    await visitor.page.getByRole("heading", { name: /^Pay / }).waitFor();
    expect(await number.getAttribute("aria-invalid")).toBe("true");
    expect(await number.evaluate((input) => document.activeElement === input)).toBe(true);
    await inspectPage(visitor, "payment, declined");
    await visitor.page.getByRole("button", { name: "Go back without paying" }).click();
    await visitor.seesHeading("Your payment was declined");
    await visitor.isAt(/^renters\/purchase\/failure/);
    await visitor.sees("You haven't been charged.");
    await inspect(visitor, "failure");
    await visitor.reload();
    await visitor.seesHeading("Your payment was declined");
    await visitor.press("Try again");
    await visitor.page.waitForURL(/\/payment\//);
    await payWith(visitor, cards.pays);
    await seesPolicy(visitor);
  });

  test("is declined, then paid with another card: Back from the policy finds a page that says so", async ({ visit }) => {
    const visitor = await visit(atQuotes());
    await reachPayment(visitor);
    await payWith(visitor, cards.declined);
    await visitor.page.getByText("The card was declined.").waitFor();
    await payWith(visitor, cards.pays);
    await seesPolicy(visitor);
    await visitor.page.goBack();
    await visitor.page.getByRole("heading", { name: "This payment went through" }).waitFor();
  });

  test("is left by Back: another Back leads to the plans, and the new plan is the one that is paid", async ({ visit }) => {
    const visitor = await visit(atQuotes());
    await reachPayment(visitor);
    await visitor.back();
    await visitor.seesHeading("Your payment is still open");
    await visitor.button("Resume payment").waitFor();
    await visitor.button("Cancel this payment").waitFor();
    await visitor.back();
    await visitor.isAt("renters/purchase/payment-plan");
    const total = (await visitor.widget.getByText("Total for 12 months, on every plan").locator("..").textContent())?.replace(/^[^$]+/, "") ?? "";
    await choosePlan(visitor, /^All at once/);
    await visitor.page.getByRole("heading", { name: `Pay ${total}`, exact: true }).waitFor();
    await payWith(visitor, cards.pays);
    await seesPolicy(visitor);
    await visitor.sees("Nothing more to pay");
    expect((await paymentsOf(visitor)).map(({ charged, returned }) => charged - returned).sort()).toEqual([0, 1]);
  });

  test("is paid, but the company refuses: the money goes back, and an advisor takes over", async ({ visit }) => {
    const visitor = await visit(atQuotes({ lastName: "Bind Refused" }));
    await reachPayment(visitor);
    await payWith(visitor, cards.pays);
    await visitor.seesHeading("Pebbletrail Renters can't issue your policy");
    await visitor.sees(/off your card|to your card/);
    await visitor.press("Ask an advisor to contact me");
    await visitor.isAt(/finalize\/contact$/);
  });
});

describe("the review before a purchase", () => {
  test("returns after a change, and asks for both signatures again", async ({ visit }) => {
    const visitor = await visit(atQuotes());
    await beginToBuy(visitor);
    await answerQuestions(visitor);
    await visitor.isAt("renters/purchase/review-details");
    await visitor.widget.getByText("Household and safety").click();
    await visitor.press("Change Safety features");
    await visitor.isAt("renters/discounts");
    await visitor.choose("Burglar alarm");
    await visitor.press("Continue");
    await visitor.isAt("renters/purchase/review-details");
    await visitor.seesHeading("Check it before you sign");
    await visitor.press("Continue to sign");
    await visitor.press("Sign my application");
    await visitor.sees("Check this box to sign");
    await signHere(visitor);
  });

  test("is left to change its coverage: the quote that is being bought is open, and Back returns", async ({ visit }) => {
    const visitor = await visit(atQuotes());
    await beginToBuy(visitor);
    await answerQuestions(visitor);
    for (const [group, change, route] of [
      ["Coverage", /^Change Personal property/, "policy-compare"],
      ["Household and safety", /^Change Safety/, "discounts"],
      ["Last questions", /^Change Do any dogs/, "purchase/questions"],
    ] as const) {
      await visitor.seesHeading("Check it before you sign");
      await visitor.widget.getByText(group, { exact: true }).click();
      await visitor.press(change);
      await visitor.isAt(`renters/${route}`);
      if (route === "policy-compare") await visitor.widget.getByRole("button", { name: /^Pebbletrail/, expanded: true }).waitFor();
      await visitor.link("Back").click();
      await visitor.isAt("renters/purchase/review-details");
    }
  });

  test("stays at Forward to a signature that was taken back, and Back goes on from it", async ({ visit }) => {
    const visitor = await visit(atQuotes());
    await reachSignature(visitor);
    await visitor.back();
    // Forward from the address alone, before the review is shown, would rightly show the signature, which nothing has taken back.
    await visitor.button("Continue to sign").waitFor();
    await visitor.forward();
    await visitor.isAt("renters/purchase/review-details");
    await visitor.seesHeading("Check it before you sign");
    await visitor.back();
    await visitor.isAt("renters/purchase/questions");
  });

  test("says why a refused signature has to be given again", async ({ visit }) => {
    const visitor = await visit(atQuotes());
    await reachSignature(visitor);
    const refused = { status: 409, contentType: "application/problem+json", body: JSON.stringify({ type: "about:blank", title: "", status: 409, code: "PRICE_CHANGED" }) };
    await visitor.page.route("**/bind-submission", (route) => (route.request().method() === "POST" ? route.fulfill(refused) : route.fallback()));
    await visitor.choose(/^Online documents/);
    await visitor.choose(/^Signature/);
    await visitor.press("Sign my application");
    await visitor.sees("Your price changed. Check the new one, then sign again.");
    expect(await visitor.widget.getByRole("checkbox", { name: /^Signature/ }).isChecked()).toBe(false);
    await visitor.page.unrouteAll({ behavior: "wait" });
    await visitor.choose(/^Signature/);
    await visitor.press("Sign my application");
    await visitor.isAt("renters/purchase/payment-plan");
  });

  test.for(["phone", "desktop"] as const)("keeps the purchase when its prices are asked for again, on a %s", async (width, { visit }) => {
    const visitor = await visit({ ...atQuotes({}, withAxe), width });
    await beginToBuy(visitor);
    await answerQuestions(visitor);
    const change = async (group: string, name: RegExp): Promise<void> => {
      await visitor.seesHeading("Check it before you sign");
      await visitor.widget.getByText(group, { exact: true }).click();
      await visitor.press(name);
    };
    const goOn = async (): Promise<void> => {
      await visitor.isAt("renters/policy-compare");
      await visitor.sees(/To continue your purchase, choose a quote again\./);
      await waitForQuotes(visitor);
      expect(await violations(visitor)).toEqual([]);
      await visitor.press("Continue with Pebbletrail Renters");
      await visitor.isAt("renters/purchase/review-details");
      await visitor.widget.getByRole("navigation", { name: "Progress" }).getByText("Section 2 of 4").waitFor();
    };
    await change("Your home", /^Change Address/);
    await visitor.fill("Street address", "77 Elm St");
    await visitor.press("Almost there!");
    await goOn();
    await change("Coverage", /^Change Personal property/);
    await visitor.press("Customize");
    await visitor.dialog().getByRole("button", { name: "Higher" }).first().click();
    await visitor.press("Update my quote");
    await goOn();
    await change("Coverage", /^Change Personal property/);
    await visitor.press("Customize");
    await visitor.dialog().getByText("Pebbletrail Renters").first().waitFor();
  });

  test("shows the old price and the new one, and takes a signature for the new one", async ({ visit }) => {
    const visitor = await visit(atQuotes({ lastName: "Price Change" }));
    await beginToBuy(visitor);
    await answerQuestions(visitor);
    await visitor.sees(/^Your price changed from \$[\d.]+ to \$[\d.]+ for 12 months/);
    const asked = await premium(visitor);
    expect(asked).not.toBe("");
    await visitor.reload();
    await visitor.sees("Your price changed from");
    expect(await premium(visitor)).toBe(asked);
    await visitor.press("Continue to sign");
    await visitor.isAt("renters/purchase/sign");
    await visitor.sees(`$${(Number(asked.replace(/[^\d.]| for.*/g, "")) / 12).toFixed(2)}/mo`);
    await signHere(visitor);
  });

  test("has lost its quote: an advisor takes over", async ({ visit }) => {
    const visitor = await visit(atQuotes({ lastName: "No Offer" }));
    await beginToBuy(visitor);
    await answerQuestions(visitor);
    await visitor.dialog("You can't buy this policy online").waitFor();
    await visitor.press("Let's connect!");
    await visitor.isAt(/finalize\/contact$/);
  });

  // tests/flows/cases.test.ts closes every other case both ways.
  test("is reached after an answer was corrected, by the case's link and by Back: the purchase continues at the same price", async ({ visit }) => {
    const visitor = await visit(atQuotes());
    await beginToBuy(visitor);
    const dialog = visitor.dialog("Let's get this right!");
    const bite = (value: string) => visitor.widget.locator(`input[name="anyAnimalBites"][value="${value}"]`);
    await answerQuestions(visitor, { anyAnimalBites: "yes" });
    await dialog.waitFor();
    await visitor.press("Edit my details");
    await dialog.waitFor({ state: "hidden" });
    await visitor.isAt("renters/purchase/questions");
    await visitor.sees("An advisor finds companies that accept an animal that has bitten");
    await visitor.press("Continue to review");
    await dialog.waitFor();
    await visitor.back();
    await dialog.waitFor({ state: "hidden" });
    await visitor.isAt("renters/purchase/questions");
    await visitor.reload();
    expect(await bite("yes").isChecked()).toBe(true);
    await bite("no").check();
    await visitor.press("Continue to review");
    await visitor.seesHeading("Check it before you sign");
    await sign(visitor);
  });

  // tests/flows/purchase.test.ts covers the answers that rule out an online sale.
  test("isn't reached with an answer that rules out an online sale: the visitor calls an advisor", async ({ visit }) => {
    const visitor = await visit(atQuotes());
    await beginToBuy(visitor);
    await answerQuestions(visitor, { anyAnimalBites: "yes" });
    await visitor.dialog("Let's get this right!").waitFor();
    await visitor.press("Let's connect!");
    await visitor.isAt("renters/finalize/phone");
  });
});
