import { describe, expect } from "vitest";
import { allSites, carMakerSite, partnerSite, quoteSite } from "../harness/sites";
import { resumed } from "../harness/resumed";
import { test } from "../harness/test";
import { addDriver, saveMainDriver } from "./funnel/driver";
import { answerAddress } from "./funnel/address";
import { screensIn, walkTo } from "./funnel/auto";
import { homes, morgan, robin } from "./funnel/people";
import { waitForQuotes } from "./funnel/quotes";

describe("addresses of a route", () => {
  test.for(allSites.map((site) => ({ site, at: site.id })))("$at: a step that isn't reached yet redirects to the first", async ({ site }, { visit, origins }) => {
    const visitor = await visit({ site, address: site.at(origins, "auto/policy-compare") });
    await visitor.isAt("auto/address");
  });

  test("an unknown route on a page with one line redirects to the line's first screen", async ({ visit, origins }) => {
    const visitor = await visit({ site: partnerSite, address: partnerSite.at(origins, "nowhere") });
    await visitor.isAt("auto/address");
  });

  test("the car maker offers auto only, and says so on another line's route", async ({ visit, origins }) => {
    const visitor = await visit({ site: carMakerSite, address: carMakerSite.at(origins, "homeowners/address") });
    await visitor.sees(/We don't offer home insurance here/);
  });

  test("a redirect leaves no trap: Back from the first screen leaves the page", async ({ open, origins }) => {
    const visitor = await open({ address: `${origins.sites}/clearmoor/legal/privacy/` });
    await visitor.page.goto(quoteSite.at(origins, "auto/policy-compare"));
    await visitor.arrive();
    await visitor.isAt("auto/address");
    await visitor.back();
    await expect.poll(() => new URL(visitor.page.url()).pathname).toBe("/clearmoor/legal/privacy/");
  });
});

describe("the order of steps", () => {
  test("each driver's history has an address of its own, and Back returns to the previous driver", async ({ visit }) => {
    const visitor = await visit();
    await answerAddress(visitor, homes.TX);
    await visitor.isAt("auto/driver");
    await saveMainDriver(visitor, morgan);
    await addDriver(visitor, robin);
    await visitor.press("Continue");
    for (const screen of screensIn("TX").slice(2, 5)) {
      await visitor.isAt(screen.route);
      await screen.answer(visitor);
    }
    await visitor.isAt("auto/history");
    await visitor.seesHeading(/Morgan/);
    await visitor.group(/^At-fault accidents/).getByRole("button", { name: "More" }).click();
    await visitor.press("Next driver");
    await visitor.isAt(/^auto\/history\/./);
    await visitor.seesHeading(/Robin/);
    await visitor.back();
    await visitor.isAt("auto/history");
    await visitor.seesHeading(/Morgan/);
    await visitor.group(/^At-fault accidents/).getByText("1", { exact: true }).waitFor();
    await visitor.forward();
    await visitor.seesHeading(/Robin/);
    await visitor.press("See my quotes!");
    await waitForQuotes(visitor);
  });

  test("a visited group links to its first step, and later groups stay reachable", async ({ visit }) => {
    const visitor = await visit(resumed("history"));
    await visitor.widget.getByRole("navigation", { name: "Progress" }).getByRole("link", { name: "Driver, done" }).click();
    await visitor.isAt("auto/address");
    await visitor.page.goto(quoteSite.at(visitor.origins, "auto/history"));
    await visitor.arrive();
    await visitor.isAt("auto/history");
  });

  test("the Back link skips the loading screen", async ({ visit }) => {
    const visitor = await visit();
    await walkTo(visitor, "TX", "auto/years-continuous-coverage");
    await visitor.link("Back").click();
    await visitor.isAt("auto/driver");
    await visitor.link("Back").click();
    await visitor.isAt("auto/address");
    expect(await visitor.link("Back").count()).toBe(0);
  });

  test("a relevant change asks carriers again and says why; an irrelevant one doesn't", async ({ visit }) => {
    const visitor = await visit(resumed("policy-compare"));
    await waitForQuotes(visitor);
    const before = visitor.api.calls.filter((call) => /submi/.test(call)).length;
    await visitor.page.goto(quoteSite.at(visitor.origins, "auto/annual-mileage"));
    await visitor.arrive();
    await visitor.fill("Miles per year", "25000");
    await visitor.press("Continue");
    await visitor.isAt("auto/history");
    await visitor.press("See my quotes!");
    await visitor.sees(/changed an answer that affects your price/);
    await waitForQuotes(visitor);
    expect(visitor.api.calls.filter((call) => /submi/.test(call)).length).toBe(before + 1);
    await visitor.reload();
    await waitForQuotes(visitor);
    expect(visitor.api.calls.filter((call) => /submi/.test(call)).length).toBe(before + 1);
    expect(visitor.api.countOf("POST /v1/applications/auto")).toBe(1);
  });

  test("a question that a state bars isn't asked, and the screen says so", async ({ visit }) => {
    const visitor = await visit();
    await walkTo(visitor, "CA", "auto/driver");
    await visitor.sees("Gender: Not asked in California, by law");
    await visitor.sees("Marital status: Not asked in California, by law");
    expect(await visitor.group("Gender").count()).toBe(0);
  });

  test("two tabs of one browser don't share a session", async ({ visit }) => {
    const visitor = await visit();
    await walkTo(visitor, "TX", "auto/driver");
    const other = await visitor.page.context().newPage();
    await other.goto(quoteSite.at(visitor.origins, "auto/driver"));
    await other.locator("insurance-quote h1").waitFor();
    await expect.poll(() => quoteSite.routeIn(other.url())).toBe("auto/address");
  });
});
