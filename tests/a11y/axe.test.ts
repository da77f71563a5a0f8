import axe from "axe-core";
import { describe, expect } from "vitest";
import { answerAddress, submit } from "../e2e/funnel/address";
import { screensIn, success } from "../e2e/funnel/auto";
import { homes, vins } from "../e2e/funnel/people";
import { waitForQuotes } from "../e2e/funnel/quotes";
import { enterVin } from "../e2e/funnel/vehicle";
import { allSites } from "../harness/sites";
import type { WidthName } from "../harness/test";
import { test, widths } from "../harness/test";
import type { Visitor } from "../harness/visitor";

const rules = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/** An init script is no script of the page's: the strict CSP stays as it is. */
const withAxe = (page: { addInitScript(script: { content: string }): Promise<unknown> }): Promise<unknown> => page.addInitScript({ content: axe.source });

/** What axe finds in the widget. */
async function violations(visitor: Visitor): Promise<string[]> {
  await visitor.settled();
  return visitor.widget.evaluate(async (element, tags) => {
    const { axe: injected } = window as unknown as { axe: typeof axe };
    // `region` asks every host to have landmarks; the widget's own are checked by landmark rules.
    const results = await injected.run(element, { runOnly: tags, preload: false, rules: { region: { enabled: false } }, resultTypes: ["violations"] });
    return results.violations.flatMap(({ id, nodes }) => nodes.map(({ target, failureSummary }) => `${id}: ${JSON.stringify(target)} ${failureSummary ?? ""}`));
  }, rules);
}

const looks = allSites.flatMap((site) => (Object.keys(widths) as WidthName[]).map((width) => ({ site, width, at: site.id })));

describe("axe finds nothing", () => {
  test.for(looks)("on every screen of $at, $width", async ({ site, width }, { visit }) => {
    const visitor = await visit({ site, width, prepare: withAxe });
    for (const screen of screensIn("TX", site)) {
      await visitor.isAt(screen.route);
      if (screen.route === "auto/policy-compare") await waitForQuotes(visitor);
      expect.soft(await violations(visitor), screen.route).toEqual([]);
      await screen.answer(visitor);
    }
    await visitor.isAt(success);
    await visitor.seesHeading("You're all set, Morgan");
    expect.soft(await violations(visitor), success).toEqual([]);
  });

  test.for(allSites.map((site) => ({ site, at: site.id })))("$at: on suggestions, mistakes and their summary, a notice and a case", async ({ site }, { visit }) => {
    const visitor = await visit({ site, prepare: withAxe });
    await visitor.field("Home address").pressSequentially("123 Oak");
    await visitor.widget.getByRole("option").first().waitFor();
    expect.soft(await violations(visitor), "suggestions").toEqual([]);
    await visitor.page.keyboard.press("Escape");
    await visitor.press("Enter it manually");
    await visitor.press(submit);
    await visitor.sees("Enter a city.");
    expect.soft(await violations(visitor), "mistakes").toEqual([]);
    await visitor.reload();
    await visitor.press("Search for the address instead");
    await answerAddress(visitor, { ...homes.TX, line: "1 Nowhere Ln" });
    await visitor.dialog().waitFor();
    expect.soft(await violations(visitor), "case").toEqual([]);
  });

  test.for(allSites.map((site) => ({ site, at: site.id })))("$at: on the forms of a further driver and a vehicle, the VIN's dialog and an opened quote", async ({ site }, { visit }) => {
    const visitor = await visit({ site, prepare: withAxe });
    for (const screen of screensIn("TX", site).slice(0, -1)) {
      await visitor.isAt(screen.route);
      if (screen.route === "auto/vehicle") {
        await enterVin(visitor, vins.unknown);
        await visitor.sees("We couldn't find that VIN");
        expect.soft(await violations(visitor), "VIN dialog").toEqual([]);
        await visitor.reload();
      }
      if (screen.route === "auto/policy-compare") {
        await waitForQuotes(visitor);
        await visitor.button(/^Show details of/).first().click();
        await visitor.button(/^Hide details of/).waitFor();
        expect.soft(await violations(visitor), "details").toEqual([]);
        return;
      }
      await screen.answer(visitor);
    }
  });

  test("on the type selection, the error screen and what stands beside the funnel", async ({ visit, origins }) => {
    for (const route of ["", "error", "privacy-policy", "not-found", "finalize/contact"]) {
      const visitor = await visit({ prepare: withAxe, address: `${origins.sites}/quote/${route}` });
      expect.soft(await violations(visitor), route).toEqual([]);
    }
  });
});
