import { describe, expect } from "vitest";
import { withAxe } from "../harness/axe";
import { inspect } from "../harness/inspect";
import { moving } from "../harness/layout";
import { carMakerSite, partnerSite, quoteSite } from "../harness/sites";
import { test } from "../harness/test";
import { screensIn, success } from "./funnel/auto";
import { stateCodes } from "./funnel/people";
import { waitForQuotes } from "./funnel/quotes";

/** Each site at each width, each state at each width, and each site in two states: what differs by all three at once is nothing. */
const walks = [
  { site: partnerSite, width: "phone", state: "CA" },
  { site: partnerSite, width: "desktop", state: "TX" },
  { site: carMakerSite, width: "phone", state: "TX" },
  { site: carMakerSite, width: "desktop", state: "MA" },
  { site: quoteSite, width: "phone", state: "MA" },
  { site: quoteSite, width: "desktop", state: "CA", reducedMotion: "reduce" },
] as const;

describe("auto, from the partner's page to an advisor", () => {
  test.for(walks.map((walk) => ({ ...walk, at: walk.site.id })))("$at, $width, $state", async ({ at: _at, state, ...walk }, { visit }) => {
    const visitor = await visit({ ...walk, prepare: withAxe });
    const isStill = "reducedMotion" in walk;
    let loads = 0;
    visitor.page.on("load", () => {
      loads += 1;
    });
    for (const screen of screensIn(state, visitor.site)) {
      await visitor.isAt(screen.route);
      if (isStill) expect(await moving(visitor), `${screen.route}: motion`).toEqual([]);
      if (screen.route === "auto/policy-compare") await waitForQuotes(visitor);
      await inspect(visitor, screen.route);
      await screen.answer(visitor);
    }
    await visitor.isAt(success);
    await visitor.seesHeading("You're all set, Morgan");
    await visitor.sees(/write to morgan\.avery@example\.com/);
    await inspect(visitor, success);
    expect(loads, "page loads on the way").toBe(0);
  });

  test.for(stateCodes)("in %s Back, Forward and reload at every step lose nothing", async (state, { visit }) => {
    const visitor = await visit();
    const screens = screensIn(state);
    for (const [index, screen] of screens.entries()) {
      await visitor.isAt(screen.route);
      const before = screens[index - 1];
      if (before) {
        await visitor.back();
        await visitor.isAt(before.route);
        await before.kept(visitor);
        await visitor.forward();
        await visitor.isAt(screen.route);
      }
      await visitor.reload();
      await visitor.isAt(screen.route);
      await screen.answer(visitor);
    }
    await visitor.isAt(success);
    await visitor.seesHeading("You're all set, Morgan");
    await visitor.reload();
    await visitor.seesHeading("You're all set, Morgan");
  });
});
