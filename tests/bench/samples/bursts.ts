import type { Origins } from "../../../embed-demo/hosting/origins";
import { inBursts, panel } from "../../harness/bursts";
import { visit } from "../browser/visit";

/**
 * Returns the longest task in milliseconds while the prices of 60 carriers, with 12 coverages each, arrive in bursts on the
 * slow CPU.
 */
export const bursts = ({ sites }: Origins): Promise<number> =>
  visit({ url: `${sites}/gallery/frame/?screen=auto-history&brand=default` }, async ({ page }) => {
    const widget = page.locator("insurance-quote");
    const submit = widget.getByRole("button", { name: "See my quotes!" });
    await submit.waitFor();
    await page.waitForLoadState("networkidle");
    const coming = await inBursts(page.context());
    await submit.press("Enter");
    const heard = (burst: number) => widget.getByText(`${(burst * panel.carriers) / panel.bursts} of ${panel.carriers} replied`, { exact: true }).first().waitFor();
    await heard(1);
    const from = await page.evaluate(() => performance.now());
    for (let burst = 2; burst <= panel.bursts; burst += 1) {
      coming.next();
      if (burst < panel.bursts) await heard(burst);
    }
    await widget.getByRole("heading", { level: 1, name: /^Your \d+ quotes are in$/ }).waitFor();
    return page.evaluate((start) => Math.max(0, ...window.noted.longTasks.filter(({ at }) => at > start).map(({ lasts }) => lasts)), from);
  });
