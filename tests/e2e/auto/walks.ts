import { expect } from "vitest";
import { withAxe } from "../../harness/axe";
import { inspect } from "../../harness/inspect";
import { moving } from "../../harness/layout";
import type { Site } from "../../harness/sites";
import { test } from "../../harness/test";
import type { WidthName } from "../../harness/widths";
import { screensIn, success } from "../funnel/auto";
import type { StateCode } from "../funnel/people";
import { waitForQuotes } from "../funnel/quotes";

type Walk = readonly [WidthName, StateCode];

/** A site's three walks, which together cover both widths and every state. */
interface Walks {
  /** On both walks every screen is inspected; the sites together show all screens. */
  readonly inspected: readonly Walk[];
  /** A walk without reduced motion, as most visitors browse. */
  readonly lively: Walk;
}

/**
 * Walks the whole funnel on one site, from its page to an advisor. Each site has a file of its own, so that they run in
 * parallel.
 */
export function walkAuto(site: Site, { inspected, lively }: Walks): void {
  test.for([...inspected, lively])("%s, %s: from the partner's page to an advisor", async (walk, { visit }) => {
    const [width, state] = walk;
    const isLively = walk === lively;
    const visitor = await visit({ site, width, prepare: withAxe, unhurried: true, ...(isLively && { reducedMotion: "no-preference" }) });
    const look = async (screen: string): Promise<void> => {
      if (!isLively) await inspect(visitor, screen);
    };
    let loads = 0;
    visitor.page.on("domcontentloaded", () => {
      loads += 1;
    });
    for (const screen of screensIn(state, site)) {
      await visitor.isAt(screen.route);
      if (!isLively) expect(await moving(visitor), `${screen.route}: motion`).toEqual([]);
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
