import { describe, expect } from "vitest";
import { answerAddress, submit } from "../e2e/funnel/address";
import { homes, vins } from "../e2e/funnel/people";
import { rowButtons, waitForQuotes } from "../e2e/funnel/quotes";
import { enterVin } from "../e2e/funnel/vehicle";
import { violations, withAxe } from "../harness/axe";
import { resumed } from "../harness/resumed";
import { allSites } from "../harness/sites";
import { test } from "../harness/test";

// The walks of tests/e2e check every screen of a line (harness/inspect.ts). These tests check the states that no walk
// reaches.
describe("axe finds nothing", () => {
  test.for(allSites.map((site) => ({ site, at: site.id })))("$at: on suggestions, mistakes and their summary, a notice and a case", async ({ site }, { visit }) => {
    const visitor = await visit({ site, prepare: withAxe });
    await visitor.field("Home address").pressSequentially("123 Oak");
    await visitor.widget.getByRole("option").first().waitFor();
    expect.soft(await violations(visitor), "suggestions").toEqual([]);
    await visitor.page.keyboard.press("Escape");
    await visitor.press("Enter address manually");
    await visitor.field("City").waitFor();
    await visitor.press(submit);
    await visitor.sees("Enter a city.");
    expect.soft(await violations(visitor), "mistakes").toEqual([]);
    await visitor.reload();
    await visitor.press("Search for my address");
    await answerAddress(visitor, { ...homes.TX, line: "1 Nowhere Ln" });
    await visitor.dialog().waitFor();
    expect.soft(await violations(visitor), "case").toEqual([]);
  });

  test.for(allSites.map((site) => ({ site, at: site.id })))("$at: on another driver's form, the VIN dialog and an opened quote", async ({ site }, { visit }) => {
    const driver = await visit(resumed("driver", { site }, withAxe));
    await driver.press(/Add another driver/);
    await driver.seesHeading("Tell us about another driver");
    expect.soft(await violations(driver), "driver").toEqual([]);
    const vehicle = await visit(resumed("vehicle", { site }, withAxe));
    await enterVin(vehicle, vins.unknown);
    await vehicle.sees("We couldn't find that VIN");
    expect.soft(await violations(vehicle), "VIN dialog").toEqual([]);
    const quotes = await visit(resumed("policy-compare", { site }, withAxe));
    await waitForQuotes(quotes);
    await rowButtons(quotes).first().click();
    await quotes.button("Close").waitFor();
    expect.soft(await violations(quotes), "details").toEqual([]);
    for (const at of [0, 1]) await quotes.widget.getByRole("checkbox", { name: /^Compare / }).nth(at).click();
    await quotes.press("Compare");
    await quotes.seesHeading("Compare 2 quotes");
    expect.soft(await violations(quotes), "comparison").toEqual([]);
  });

  test("on the type selection, the error screen and the screens outside the funnel", async ({ visit, origins }) => {
    for (const route of ["", "error", "privacy-policy", "not-found", "finalize/contact"]) {
      const visitor = await visit({ prepare: withAxe, address: `${origins.sites}/quote/${route}` });
      expect.soft(await violations(visitor), route).toEqual([]);
    }
  });
});
