import { describe } from "vitest";
import { test } from "../../harness/test";
import { screensIn, success } from "../funnel/auto";
import { stateCodes } from "../funnel/people";

describe("auto, back and forth", () => {
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
