import { describe, expect } from "vitest";
import { cutLine, writes } from "../harness/api";
import { resumed } from "../harness/resumed";
import { test } from "../harness/test";
import { screensIn, success } from "./funnel/auto";
import { waitForQuotes } from "./funnel/quotes";

describe("a service that is out of reach", () => {
  test("keeps everything at every step, and a retry goes on", async ({ visit }) => {
    const visitor = await visit();
    visitor.journal.allow(cutLine);
    const screens = screensIn("TX");
    for (const [index, screen] of screens.entries()) {
      await visitor.isAt(screen.route);
      if (screen.route === "auto/policy-compare") await waitForQuotes(visitor);
      visitor.api.die(writes);
      await screen.answer(visitor);
      const retry = visitor.alerts.getByRole("button", { name: "Try again" });
      await retry.waitFor();
      await visitor.isAt(screen.route);
      await screen.kept(visitor);
      visitor.api.revive();
      await retry.click();
      await visitor.isAt(screens[index + 1]?.route ?? success);
    }
    expect(visitor.api.countOf("POST /v1/applications/auto")).toBe(1);
    expect(visitor.api.countOf("POST /v1/leads")).toBeLessThanOrEqual(2);
  });

  test("while records are looked up ends on the error screen, and Try again goes on", async ({ visit }) => {
    const visitor = await visit(resumed("driver"));
    visitor.journal.allow(cutLine);
    visitor.api.die(/prefill/);
    await visitor.press("Continue");
    await visitor.isAt("error");
    visitor.api.revive();
    await visitor.press("Try again");
    await visitor.isAt("auto/years-continuous-coverage");
    expect(visitor.api.countOf("POST /v1/applications/auto")).toBe(1);
  });

  test("while quotes are asked for says so, and asking again brings them", async ({ visit }) => {
    const visitor = await visit(resumed("history"));
    visitor.journal.allow(cutLine);
    visitor.api.die(/\/(?:quotes|submission|submit)/);
    await visitor.press("See my quotes!");
    await visitor.seesHeading("Your prices didn't come through");
    visitor.api.revive();
    await visitor.press("Try again");
    await waitForQuotes(visitor);
  });

  test("with its stream alone cut, quotes still come", async ({ visit }) => {
    const visitor = await visit(resumed("history"));
    visitor.journal.allow(cutLine);
    visitor.api.die(/\/(?:stream|events)$/);
    await visitor.press("See my quotes!");
    await waitForQuotes(visitor);
  });

  test("with dead content shows the bundled brand", async ({ visit, origins }) => {
    const visitor = await visit({ prepare: (context) => context.route(`${origins.widget}/content/**`, (route) => route.abort("connectionrefused")) });
    visitor.journal.allow(cutLine);
    await visitor.seesHeading("Where do you keep your car?");
  });

  test("with content that isn't JSON shows the bundled brand", async ({ visit, origins }) => {
    const visitor = await visit({
      prepare: (context) =>
        context.route(`${origins.widget}/content/**/*.json`, (route) =>
          route.fulfill({ body: "{broken", contentType: "application/json", headers: { "Access-Control-Allow-Origin": "*" } }),
        ),
    });
    await visitor.seesHeading("Where do you keep your car?");
  });
});
