import axe from "axe-core";
import type { Visitor } from "./visitor";

const rules = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/** For a visit's `prepare`. An init script is no script of the page's: the strict CSP stays as it is. */
export const withAxe = (page: { addInitScript(script: { content: string }): Promise<unknown> }): Promise<unknown> => page.addInitScript({ content: axe.source });

/** What axe finds in the widget, once nothing moves. */
export async function violations(visitor: Visitor): Promise<string[]> {
  await visitor.settled();
  return visitor.widget.evaluate(async (element, tags) => {
    const { axe: injected } = window as unknown as { axe: typeof axe };
    // `region` asks every host to have landmarks; the widget's own are checked by landmark rules.
    const results = await injected.run(element, { runOnly: tags, preload: false, rules: { region: { enabled: false } }, resultTypes: ["violations"] });
    return results.violations.flatMap(({ id, nodes }) => nodes.map(({ target, failureSummary }) => `${id}: ${JSON.stringify(target)} ${failureSummary ?? ""}`));
  }, rules);
}
