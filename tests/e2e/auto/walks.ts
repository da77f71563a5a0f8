import { expect } from "vitest";
import { withAxe } from "../../harness/axe";
import { inspect } from "../../harness/inspect";
import { moving } from "../../harness/layout";
import type { Site } from "../../harness/sites";
import { test, type WidthName } from "../../harness/test";
import { screensIn, success } from "../funnel/auto";
import { stateCodes, type StateCode } from "../funnel/people";
import { waitForQuotes } from "../funnel/quotes";

const widths: readonly WidthName[] = ["phone", "desktop"];
const each = widths.flatMap((width) => stateCodes.map((state): readonly [WidthName, StateCode] => [width, state]));

/** One a site is walked by somebody who didn't ask for less motion, as most people. */
const isLively = (width: WidthName, state: StateCode): boolean => width === "phone" && state === "TX";

/**
 * The whole funnel on one site, at each width and in each state, to an advisor; at each width every screen is inspected in
 * one state, since the sites together see them all. A file a site, so that they are walked side by side.
 */
export function walkAuto(site: Site, inspected: Readonly<Record<WidthName, StateCode>>): void {
  test.for(each)("%s, %s: from the partner's page to an advisor", async ([width, state], { visit }) => {
    const lively = isLively(width, state);
    const visitor = await visit({ site, width, prepare: withAxe, ...(lively && { reducedMotion: "no-preference" }) });
    const look = async (screen: string): Promise<void> => {
      if (inspected[width] === state) await inspect(visitor, screen);
    };
    let loads = 0;
    visitor.page.on("load", () => {
      loads += 1;
    });
    for (const screen of screensIn(state, site)) {
      await visitor.isAt(screen.route);
      if (!lively) expect(await moving(visitor), `${screen.route}: motion`).toEqual([]);
      if (screen.route === "auto/policy-compare") await waitForQuotes(visitor);
      await look(screen.route);
      await screen.answer(visitor);
    }
    await visitor.isAt(success);
    await visitor.seesHeading("You're all set, Morgan");
    await visitor.sees(/email you at morgan\.avery@example\.com/);
    await look(success);
    expect(loads, "page loads on the way").toBe(0);
  });
}
