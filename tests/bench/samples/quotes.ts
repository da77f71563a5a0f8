import type { Origins } from "../../../embed-demo/hosting/origins";
import { visit } from "../browser/visit";

export interface QuoteTimes {
  readonly first: number;
  readonly last: number;
}

/** Milliseconds from "See my quotes!" to the first price and to the last carrier, at the sandbox's own speed. */
export const quotes = ({ sites }: Origins): Promise<QuoteTimes> =>
  visit({ url: `${sites}/gallery/frame/?screen=auto-history&brand=default` }, async ({ page }) => {
    const widget = page.locator("insurance-quote");
    const submit = widget.getByRole("button", { name: "See my quotes!" });
    await submit.waitFor();
    await page.waitForLoadState("networkidle");
    const started = Date.now();
    // Uses the keyboard: a resting pointer over a quote would hold the list.
    await submit.press("Enter");
    await widget.locator("article").first().waitFor();
    const first = Date.now() - started;
    await widget.getByRole("heading", { level: 1, name: /^Your \d+ quotes are in$/ }).waitFor();
    return { first, last: Date.now() - started };
  });
