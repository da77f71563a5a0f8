import type { BrowserContext } from "playwright";
import { describe, expect } from "vitest";
import type { Origins } from "../../embed-demo/hosting/origins";
import { hostPage, widgetTag } from "../harness/hostPage";
import { quoteSite, type Site } from "../harness/sites";
import { test } from "../harness/test";
import type { Visitor } from "../harness/visitor";
import { answerQuestions, atQuotes, beginToBuy, cards, choosePlan, decideSlow, paymentsOf, payWith, reachPayment, reloadPage, seesPolicy, sign } from "./funnel/purchase";

/** Returns a page of the default partner with the route in its router's part of the address. */
const pageWith = (at: (route: string) => string, routeIn: Site["routeIn"]): Site => ({ ...quoteSite, at: ({ sites }, route) => `${sites}/somebody/${at(route)}`, routeIn });
const routers = [
  { router: "hash", site: pageWith((route) => `?from=ad#iq=/${route}`, (address) => new URLSearchParams(new URL(address).hash.slice(1)).get("iq")?.slice(1) ?? null) },
  { router: "query", site: pageWith((route) => `?from=ad&iq=/${route}`, (address) => new URL(address).searchParams.get("iq")?.slice(1) ?? null) },
] as const;
type Router = (typeof routers)[number];

const onHostPage = ({ router }: Router, origins: Origins) => (context: BrowserContext) =>
  hostPage(context, origins, widgetTag(origins, `partner="default" line="renters" router="${router}"`));

/** Reloads, and expects the same screen and the host's own part of the address unchanged. */
async function reloaded(visitor: Visitor): Promise<void> {
  const before = visitor.page.url();
  await visitor.page.reload({ waitUntil: "domcontentloaded" });
  await visitor.heading().waitFor();
  expect(visitor.page.url()).toBe(before);
}

// The test serves the page itself, which redirects from the payment page bypass; a reload then fetches it.
describe.each(routers)("a renters policy that is bought on a page with its route in the $router", (router) => {
  test("is paid, with a reload of every screen", async ({ visit, origins }) => {
    const visitor = await visit(atQuotes({ site: router.site }, onHostPage(router, origins)));
    await beginToBuy(visitor);
    await reloaded(visitor);
    await answerQuestions(visitor);
    await visitor.isAt("renters/purchase/review-details");
    await reloaded(visitor);
    await sign(visitor);
    await reloaded(visitor);
    await choosePlan(visitor);
    await reloadPage(visitor);
    await payWith(visitor, cards.slow);
    await visitor.isAt(/^renters\/purchase\//);
    await reloadPage(visitor);
    await decideSlow(visitor);
    const policy = await seesPolicy(visitor);
    const { search } = new URL(visitor.page.url());
    expect(search).toContain("from=ad");
    await reloadPage(visitor);
    expect(await seesPolicy(visitor)).toBe(policy);
  });

  test("is declined, left by Back, and paid in the end", async ({ visit, origins }) => {
    const visitor = await visit(atQuotes({ site: router.site }, onHostPage(router, origins)));
    await beginToBuy(visitor);
    await answerQuestions(visitor);
    await sign(visitor);
    await choosePlan(visitor);
    await payWith(visitor, cards.declined);
    await visitor.page.getByRole("button", { name: "Go back without paying" }).click();
    await visitor.isAt(/^renters\/purchase\/failure/);
    await reloadPage(visitor);
    await visitor.seesHeading("Your payment was declined");
    await visitor.sees("You haven't been charged.");
    await reloaded(visitor);
    await visitor.seesHeading("Your payment was declined");
    await visitor.press("Try again");
    await visitor.page.waitForURL(/\/payment\//);
    await visitor.page.goto(visitor.site.at(origins, "renters/purchase/loading"));
    await visitor.seesHeading("Your payment is still open");
    await reloaded(visitor);
    await visitor.press("Resume payment");
    await visitor.page.waitForURL(/\/payment\//);
    await payWith(visitor, cards.pays);
    await visitor.isAt(/^renters\/purchase\/success/);
    await reloadPage(visitor);
    await seesPolicy(visitor);
  });

  test("is confirmed with the bank, and refused by the company: the money goes back", async ({ visit, origins }) => {
    const visitor = await visit(atQuotes({ site: router.site, lastName: "Bind Refused" }, onHostPage(router, origins)));
    await reachPayment(visitor);
    await payWith(visitor, cards.asksBank);
    await visitor.page.getByLabel("Code").fill("1234");
    await visitor.page.keyboard.press("Enter");
    await visitor.isAt(/^renters\/purchase\//);
    await reloadPage(visitor);
    await visitor.seesHeading("Pebbletrail Renters can't issue your policy");
    await reloaded(visitor);
    await visitor.sees(/off your card|to your card/);
    expect((await paymentsOf(visitor)).map(({ charged, returned }) => charged - returned)).toEqual([0]);
  });
});
