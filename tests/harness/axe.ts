import axe from "axe-core";
import type { Locator, Page } from "playwright";
import { lasting } from "./lasting";
import type { Visitor } from "./visitor";

const rules = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/** For a visit's `prepare`. An init script isn't a script of the page, so the strict CSP stays as it is. */
export const withAxe = (page: { addInitScript(script: { content: string }): Promise<unknown> }): Promise<unknown> => page.addInitScript({ content: axe.source });

/** Returns axe's violations in the widget, once nothing moves. */
export const violations = (visitor: Visitor): Promise<string[]> =>
  lasting(async () => {
    await visitor.settled();
    // `region` would require landmarks of every host; landmark rules check the widget's own.
    return violationsIn(visitor.widget, false);
  });

/** Returns axe's violations on a whole page of another site. */
export const pageViolations = (page: Page): Promise<string[]> => lasting(() => violationsIn(page.locator("html"), true));

const violationsIn = (place: Locator, region: boolean): Promise<string[]> =>
  place.evaluate(
    async (element, asked) => {
      const { axe: injected } = window as unknown as { axe: typeof axe };
      const results = await injected.run(element, { runOnly: asked.rules, preload: false, rules: { region: { enabled: asked.region } }, resultTypes: ["violations"] });
      return results.violations.flatMap(({ id, nodes }) => nodes.map(({ target, failureSummary }) => `${id}: ${JSON.stringify(target)} ${failureSummary ?? ""}`));
    },
    { rules, region },
  );
