import { chromium } from "playwright";
import { pageViolations, withAxe } from "../../harness/axe";
import { quietFlags } from "../../harness/browser";
import { findShell } from "../../harness/findChromium";

/** The number of axe's violations on each page, on a phone and a desktop, light and dark. */
export async function axeFindings(urls: readonly string[]): Promise<readonly number[]> {
  const browser = await chromium.launch({ executablePath: findShell(), args: [...quietFlags] });
  try {
    const counts = urls.map(() => 0);
    for (const width of [390, 1_280]) {
      for (const colorScheme of ["light", "dark"] as const) {
        const context = await browser.newContext({ viewport: { width, height: 900 }, colorScheme, reducedMotion: "reduce" });
        await withAxe(context);
        const page = await context.newPage();
        for (const [at, url] of urls.entries()) {
          await page.goto(url);
          await page.getByRole("heading", { level: 1 }).first().waitFor();
          counts[at]! += (await pageViolations(page)).length;
        }
        await context.close();
      }
    }
    return counts;
  } finally {
    await browser.close();
  }
}
