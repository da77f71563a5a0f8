import { describe, expect } from "vitest";
import { withAxe } from "../harness/axe";
import { inspect } from "../harness/inspect";
import { test } from "../harness/test";
import type { Visitor } from "../harness/visitor";
import { answerQuestions, beginToBuy, cards, choosePlan, payWith, reachPayment, reloadPage, seesPolicy, sign } from "./funnel/purchase";

const renters = { route: "renters/address" } as const;
const premium = async (visitor: Visitor): Promise<string> => (await visitor.widget.getByText(/^\$[\d,.]+ for 12 months$/).textContent()) ?? "";

describe("a renters policy that is bought online", () => {
  test.for(["phone", "desktop"] as const)("is paid on the hosted page, and its summary survives a reload, on a %s", async (width, { visit }) => {
    const visitor = await visit({ ...renters, width, prepare: withAxe });
    await beginToBuy(visitor);
    await inspect(visitor, "questions");
    await answerQuestions(visitor);
    await visitor.isAt("renters/purchase/review-details");
    await visitor.seesHeading("Check everything before you sign");
    await inspect(visitor, "review");
    await sign(visitor);
    await visitor.seesHeading("How would you like to pay?");
    await inspect(visitor, "plans");
    await choosePlan(visitor);
    await payWith(visitor, cards.pays);
    const policy = await seesPolicy(visitor);
    expect(policy).not.toBe("");
    await inspect(visitor, "success");
    await visitor.reload();
    expect(await seesPolicy(visitor)).toBe(policy);
  });

  test("goes on where it was after a reload of every screen", async ({ visit }) => {
    const visitor = await visit(renters);
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
    await seesPolicy(visitor);
  });
});

describe("a payment that wasn't made", () => {
  test("is declined: says so, that nothing was charged, and takes another card", async ({ visit }) => {
    const visitor = await visit({ ...renters, prepare: withAxe });
    await reachPayment(visitor);
    await payWith(visitor, cards.declined);
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

  test("is left by Back: goes on at the same page, or with another plan", async ({ visit }) => {
    const visitor = await visit(renters);
    await reachPayment(visitor);
    await visitor.back();
    await visitor.press("Back to my quote");
    await visitor.seesHeading("You left before you paid");
    await visitor.press("Choose another plan");
    await visitor.isAt("renters/purchase/payment-plan");
    await choosePlan(visitor, /^Pay in full/);
    await payWith(visitor, cards.pays);
    await seesPolicy(visitor);
    await visitor.sees("Nothing more to pay");
  });

  test("is paid, and the company refuses: the money goes back, and an advisor goes on", async ({ visit }) => {
    const visitor = await visit(renters);
    await reachPayment(visitor, "Bind Refused");
    await payWith(visitor, cards.pays);
    await visitor.seesHeading("Pebbletrail Renters can't issue your policy");
    await visitor.sees(/off your card|on its way back|back to your card/);
    await visitor.press("Ask an advisor to contact me");
    await visitor.isAt(/finalize\/contact$/);
  });
});

describe("the review before a purchase", () => {
  test("comes back from a change, and asks for both signatures again", async ({ visit }) => {
    const visitor = await visit(renters);
    await beginToBuy(visitor);
    await answerQuestions(visitor);
    await visitor.isAt("renters/purchase/review-details");
    await visitor.widget.getByText("Household and safety").click();
    await visitor.press("Change Safety features");
    await visitor.isAt("renters/discounts");
    await visitor.choose("Burglar alarm");
    await visitor.press("Continue");
    await visitor.isAt("renters/purchase/review-details");
    await visitor.seesHeading("Check everything before you sign");
    await visitor.press("Continue to payment plan");
    await visitor.sees("Check this box to sign");
    await visitor.isAt("renters/purchase/review-details");
    await sign(visitor);
  });

  test("says the old price and the new one, and takes a signature for the new one", async ({ visit }) => {
    const visitor = await visit(renters);
    await beginToBuy(visitor, "Price Change");
    await answerQuestions(visitor);
    await visitor.sees(/^Your price changed from \$[\d.]+ to \$[\d.]+ for 12 months/);
    const asked = await premium(visitor);
    expect(asked).not.toBe("");
    await visitor.reload();
    await visitor.sees("Your price changed from");
    expect(await premium(visitor)).toBe(asked);
    await sign(visitor);
  });

  test("has no offer any more: an advisor goes on", async ({ visit }) => {
    const visitor = await visit(renters);
    await beginToBuy(visitor, "No Offer");
    await answerQuestions(visitor);
    await visitor.dialog("You can't buy this policy online").waitFor();
    await visitor.press("Let's connect!");
    await visitor.isAt(/finalize\/contact$/);
  });

  // Which answers do so is judged in tests/flows/purchase.test.ts.
  test("isn't reached with an answer that no policy is sold online with: an advisor is called", async ({ visit }) => {
    const visitor = await visit(renters);
    await beginToBuy(visitor);
    await answerQuestions(visitor, { anyAnimalBites: "yes" });
    await visitor.dialog("Let's get this right!").waitFor();
    await visitor.press("Let's connect!");
    await visitor.isAt("renters/finalize/phone");
  });
});
