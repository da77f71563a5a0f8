import type { Route } from "playwright";
import { describe, expect } from "vitest";
import { cutLine, writes } from "../harness/api";
import { resumed } from "../harness/resumed";
import { carMakerSite, partnerSite } from "../harness/sites";
import { test } from "../harness/test";
import { answerAddress } from "./funnel/address";
import { screensIn, success } from "./funnel/auto";
import { homes } from "./funnel/people";
import { waitForQuotes } from "./funnel/quotes";

describe("a quote service that is unreachable", () => {
  /** The screens whose Next waits for the service. */
  const waiting = ["address", "driver", "vehicle", "policy-compare", "finalize/contact"];

  test("loses nothing at any step, and holds up only where the answer decides on the way", async ({ visit }) => {
    const visitor = await visit();
    visitor.journal.allow(cutLine);
    const screens = screensIn("TX");
    for (const [index, screen] of screens.entries()) {
      await visitor.isAt(screen.route);
      if (screen.route === "auto/policy-compare") await waitForQuotes(visitor);
      await visitor.api.die(writes);
      await screen.answer(visitor);
      const following = screens[index + 1]?.route ?? success;
      if (!waiting.includes(screen.step)) {
        await visitor.isAt(following);
        await visitor.back();
        await visitor.isAt(screen.route);
        await screen.kept(visitor);
        await visitor.forward();
        await visitor.isAt(following);
        if (following === "auto/policy-compare") await visitor.seesHeading("We couldn't load your quotes");
        visitor.api.revive();
        if (following === "auto/policy-compare") await visitor.press("Try again");
        continue;
      }
      const retry = visitor.alerts.getByRole("button", { name: "Try again" });
      await retry.waitFor();
      await visitor.isAt(screen.route);
      await screen.kept(visitor);
      visitor.api.revive();
      await retry.click();
      await visitor.isAt(following);
    }
    expect(visitor.api.countOf("POST /v1/applications/auto")).toBe(1);
    expect(visitor.api.begunOf("POST /v1/leads")).toBe(1);
  });

  test("while records are looked up ends on the error screen, and Try again continues", async ({ visit }) => {
    const visitor = await visit(resumed("driver"));
    visitor.journal.allow(cutLine);
    await visitor.api.die(/prefill/);
    await visitor.press("Continue");
    await visitor.isAt("error");
    visitor.api.revive();
    await visitor.press("Try again");
    await visitor.isAt("auto/years-continuous-coverage");
    expect(visitor.api.countOf("POST /v1/applications/auto")).toBe(1);
  });

  test("while the application is created ends on the error screen, and Try again submits the same answers", async ({ visit }) => {
    const visitor = await visit();
    visitor.journal.allow(cutLine);
    await visitor.api.die(/^POST .*\/applications\/auto$/);
    const entries = (): Promise<number> => visitor.page.evaluate(() => history.length);
    const before = await entries();
    await answerAddress(visitor, homes.TX);
    await visitor.isAt("error");
    visitor.api.revive();
    await visitor.press("Try again");
    await visitor.isAt("auto/driver");
    expect(await entries()).toBe(before + 1);
    await visitor.back();
    await visitor.isAt("auto/address");
  });

  test("while quotes are requested says so, and another try brings them", async ({ visit }) => {
    const visitor = await visit(resumed("history"));
    visitor.journal.allow(cutLine);
    await visitor.api.die(/\/(?:quotes|submission|submit)/);
    await visitor.press("See my quotes!");
    await visitor.seesHeading("We couldn't load your quotes");
    visitor.api.revive();
    await visitor.press("Try again");
    await waitForQuotes(visitor);
  });

  test("for its stream only still delivers quotes", async ({ visit }) => {
    const visitor = await visit(resumed("history"));
    visitor.journal.allow(cutLine);
    await visitor.api.die(/\/(?:stream|events)$/);
    await visitor.press("See my quotes!");
    await waitForQuotes(visitor);
  });
});

describe("a content network that is unreachable", () => {
  const failures = {
    dead: (route: Route) => route.abort("connectionrefused"),
    broken: (route: Route) => route.fulfill({ body: "{broken", contentType: "application/json", headers: { "Access-Control-Allow-Origin": "*" } }),
  };
  const sites = [
    { site: partnerSite, at: "on a first visit with the plain loader", heading: "Where do you keep your car?", brand: "the bundled brand" },
    { site: carMakerSite, at: "with the partner's own script", heading: "Where will you keep the car?", brand: "the partner's" },
  ];
  const each = sites.flatMap((one) => (["dead", "broken"] as const).map((how) => ({ ...one, how })));

  test.for(each)("$how, $at: shows $brand, and the funnel continues", async ({ site, heading, how }, { visit, origins }) => {
    const visitor = await visit({ site, prepare: (context) => context.route(`${origins.widget}/content/**/*.json`, failures[how]) });
    visitor.journal.allow(cutLine);
    await visitor.seesHeading(heading);
    await answerAddress(visitor, homes.TX);
    await visitor.isAt("auto/driver");
  });
});
