import { expect } from "vitest";
import type { QuoteList } from "../../src/api/contract/quotes";
import { resumed } from "../harness/resumed";
import { test } from "../harness/test";
import { atQuotes } from "./funnel/purchase";
import { waitForQuotes } from "./funnel/quotes";

test("a quote's details name every coverage of the company, also those that nearly all quotes share", async ({ visit }) => {
  const visitor = await visit(atQuotes());
  await waitForQuotes(visitor);
  const application = await visitor.page.evaluate(() => {
    const [, stored = "{}"] = Object.entries(sessionStorage).find(([key]) => key.startsWith("iq.")) ?? [];
    return (JSON.parse(stored) as { application: { id: string; token: string } }).application;
  });
  const headers = { "X-Partner-Key": "pk_default_demo", Authorization: `Bearer ${application.token}`, Origin: visitor.origins.sites };
  const list = (await (await fetch(`${visitor.origins.api}/v1/applications/${application.id}/quotes`, { headers })).json()) as QuoteList;
  const told = list.quotes.find(({ carrierName }) => carrierName.startsWith("Pebbletrail"))!;
  expect(told.coverages.map(({ label }) => label)).toEqual(expect.arrayContaining(["Personal property", "Loss of use"]));

  const more = visitor.button(/^Show \d+ more quotes?$/);
  if ((await more.count()) > 0) await more.click();
  const row = visitor.widget.locator("article").filter({ has: visitor.page.getByRole("heading", { name: /^Pebbletrail/ }) });
  await row.locator("h2 button").click();
  await visitor.button(/^Buy online from Pebbletrail/).waitFor();
  const shown = await row.locator("dt").allTextContents();
  expect(shown).toEqual(expect.arrayContaining(told.coverages.map(({ label }) => label)));

  // The company's record says A-, which most have: it stands with its meaning in the details alone.
  expect(told.amBest).toBe("A-");
  expect(await row.locator("dd").allTextContents()).toContainEqual(expect.stringContaining("A-"));
  expect(await row.locator("dd").allTextContents()).toContain("A.M. Best rates how well a company can pay its claims. A++ is the best rating.");
});

test("facts of a home that aren't on record are asked in a named group", async ({ visit }) => {
  const visitor = await visit(resumed("prefill", { line: "homeowners" }));
  const group = visitor.group("Home details");
  await group.getByRole("textbox", { name: "Year built" }).waitFor();
  await group.getByRole("textbox", { name: "Square footage" }).waitFor();
});
