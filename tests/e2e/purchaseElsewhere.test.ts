import { describe, expect } from "vitest";
import { partnerSite } from "../harness/sites";
import { test } from "../harness/test";
import type { Visitor } from "../harness/visitor";
import { moneyOf } from "./funnel/money";
import { answerQuestions, atQuotes, beginToBuy, cards, choosePlan, payWith, reachPayment, seesPolicy, sign } from "./funnel/purchase";
import { waitForQuotes } from "./funnel/quotes";
import { shareLink } from "./funnel/shareLink";

/** Returns the lead that both devices share, and the link that continues on the second. */
async function takenAlong(visitor: Visitor): Promise<{ leadId: string; link: string }> {
  await waitForQuotes(visitor);
  const link = await shareLink(visitor);
  await visitor.page.keyboard.press("Escape");
  const stored = await visitor.page.evaluate(() => Object.entries(sessionStorage).find(([key]) => key.startsWith("iq."))?.[1] ?? "{}");
  return { leadId: (JSON.parse(stored) as { lead: { id: string } }).lead.id, link };
}

/** Presses the button that buys the price online. */
async function pressBuy(visitor: Visitor): Promise<void> {
  await waitForQuotes(visitor);
  await visitor.press(/^Buy online now: Pebbletrail/);
}

test.for(["success", "failure"])("opening the purchase's %s by its address, without a purchase, says whom to ask", async (end, { visit }) => {
  const visitor = await visit({ site: partnerSite });
  await visitor.page.evaluate((route) => void (location.hash = `iq=/renters/purchase/${route}`), end);
  await visitor.sees(/If you paid, your policy comes by email\. Call /);
});

describe("a renters policy is bought once by a visit on two devices", () => {
  test("when both press and pay, whichever began: the second shows the open payment", async ({ visit, open }) => {
    const first = await visit(atQuotes());
    const { leadId, link } = await takenAlong(first);
    const second = await open({ site: first.site, address: link });
    await waitForQuotes(second);
    await reachPayment(first);

    await pressBuy(second);
    await second.seesHeading("Your payment is already open");
    await second.press("Resume payment");
    await second.page.waitForURL(/\/payment\//);
    for (const device of [second, first]) await device.page.getByLabel("Card number").fill(cards.pays);
    for (const device of [second, first]) await device.page.getByRole("button", { name: /^Pay / }).click();
    expect(await seesPolicy(second)).toBe(await seesPolicy(first));
    expect(await moneyOf(first, leadId)).toEqual([{ charged: 1, returned: 0 }]);
  });

  test("when the second had signed before the first went to pay, and comes too late", async ({ visit, open }) => {
    const first = await visit(atQuotes());
    const { leadId, link } = await takenAlong(first);
    const second = await open({ site: first.site, address: link });
    await beginToBuy(second);
    await answerQuestions(second);
    await sign(second);
    await reachPayment(first);
    await payWith(first, cards.pays);
    const policy = await seesPolicy(first);

    await second.choose(/^All at once/);
    await second.press(/^Continue to pay /);
    expect(await seesPolicy(second)).toBe(policy);
    expect(await moneyOf(first, leadId)).toEqual([{ charged: 1, returned: 0 }]);
  });

  test("when the second continues from the first one's step and answers", async ({ visit, open }) => {
    const first = await visit(atQuotes());
    await beginToBuy(first);
    await first.widget.locator('input[name="haveAnyLosses"][value="no"]').check();
    const link = await shareLink(first);
    const second = await open({ site: first.site, address: link });
    await second.isAt("renters/purchase/questions");
    expect(await second.widget.locator('input[name="haveAnyLosses"][value="no"]').isChecked()).toBe(true);
    await answerQuestions(second);
    await second.isAt("renters/purchase/review-details");
    await second.button("Save or continue on another device").waitFor();
    await sign(second);
    await second.button("Save or continue on another device").waitFor();
    await choosePlan(second);
    await payWith(second, cards.pays);
    await seesPolicy(second);
  });

  test("on the second once it has stopped the first one's payment", async ({ visit, open }) => {
    const first = await visit(atQuotes());
    const { leadId, link } = await takenAlong(first);
    await reachPayment(first);
    const second = await open({ site: first.site, address: link });
    // It is told before anything else.
    await second.seesHeading("Your payment is already open");
    await second.press("Cancel this payment");
    await pressBuy(second);
    await second.isAt("renters/purchase");
    await second.press("Continue");
    await answerQuestions(second);
    await sign(second);
    await choosePlan(second);
    await payWith(second, cards.pays);
    const policy = await seesPolicy(second);

    await first.page.goto(first.site.at(first.origins, "renters/purchase/loading"));
    expect(await seesPolicy(first)).toBe(policy);
    expect((await moneyOf(first, leadId)).map(({ charged, returned }) => charged - returned).sort()).toEqual([0, 1]);
  });
});
