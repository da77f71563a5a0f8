import { describe, expect } from "vitest";
import { allSites } from "../harness/sites";
import type { WidthName } from "../harness/test";
import { test, widths } from "../harness/test";
import { screensIn, success, walkTo } from "./funnel/auto";
import { stateCodes } from "./funnel/people";

const walks = allSites.flatMap((site) =>
  (Object.keys(widths) as WidthName[]).flatMap((width) => stateCodes.map((state) => ({ site, width, state, at: site.id }))),
);

describe("auto, from the partner's page to an advisor", () => {
  test.for(walks)("$at, $width, $state", async ({ site, width, state }, { visit }) => {
    const visitor = await visit({ site, width });
    let loads = 0;
    visitor.page.on("load", () => {
      loads += 1;
    });
    await walkTo(visitor, state, success);
    await visitor.seesHeading("You're all set, Morgan");
    await visitor.sees(/write to morgan\.avery@example\.com/);
    expect(loads, "page loads on the way").toBe(0);
    const overflow = await visitor.page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
    expect(overflow, "sideways scroll").toBeLessThanOrEqual(0);
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
