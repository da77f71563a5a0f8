import type { Page } from "playwright";
import { describe, expect } from "vitest";
import { quoteSite } from "../harness/sites";
import { test } from "../harness/test";
import { Visitor } from "../harness/visitor";
import { atQuotes, reachPayment } from "./funnel/purchase";

/** Another page of the visitor's browser, as a visitor of its own. */
const inTab = ({ site, origins, journal, api }: Visitor, page: Page): Visitor => new Visitor({ page, site, origins, journal, api });

/** Expects the payment to be said first, with both ways on. */
async function seesOpenPayment(visitor: Visitor): Promise<void> {
  await visitor.seesHeading("Your payment is still open");
  await visitor.button("Resume payment").waitFor();
  await visitor.button("Cancel this payment").waitFor();
  await visitor.isAt("renters/purchase/loading");
}

describe("an open payment is the first thing said, with Resume and Cancel", () => {
  test("after Back, after a reload, and in a duplicated tab, which cancels it, wherever that begins", async ({ visit, origins }) => {
    const visitor = await visit(atQuotes());
    await reachPayment(visitor);
    await visitor.back();
    await seesOpenPayment(visitor);
    await visitor.reload();
    await seesOpenPayment(visitor);

    const quotes = quoteSite.at(origins, "renters/policy-compare");
    const [opened] = await Promise.all([visitor.page.context().waitForEvent("page"), visitor.page.evaluate((address) => void window.open(address), quotes)]);
    const tab = inTab(visitor, opened);
    await seesOpenPayment(tab);
    await tab.press("Cancel this payment");
    await tab.isAt("renters/purchase/payment-plan");
  });

  test("but not in a new tab, which has nothing of the visit: what opens a payment isn't kept for the next person", async ({ visit, origins }) => {
    const visitor = await visit(atQuotes());
    await reachPayment(visitor);
    const tab = inTab(visitor, await visitor.page.context().newPage());
    await tab.page.goto(quoteSite.at(origins, "renters/policy-compare"));
    await tab.seesHeading("Where do you rent?");
    await tab.isAt("renters/address");
    expect(await tab.page.evaluate(() => Object.keys(localStorage))).toEqual(["iq.visitor"]);
  });
});
