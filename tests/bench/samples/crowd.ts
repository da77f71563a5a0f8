import type { Browser } from "playwright";
import { chromium } from "playwright";
import type { Origins } from "../../../embed-demo/origins";
import { carriers } from "../../../embed-demo/service/carriers/carriers";
import { answersAfter } from "../../../embed-demo/service/rating/askCarrier";
import { quietFlags } from "../../harness/browser";
import { findChromium } from "../../harness/findChromium";

/** Visitors at once, each with all companies of the state. */
export const crowd = 20;

interface Seen {
  readonly application: string;
  /** Milliseconds from the submission to the first row. */
  readonly after: number;
  readonly companies: readonly string[];
}

/** Ready to press, and then how long the first price took. */
async function visitor(browser: Browser, { sites }: Origins): Promise<() => Promise<Seen>> {
  const page = await browser.newPage({ viewport: { width: 412, height: 823 }, bypassCSP: true });
  page.setDefaultTimeout(120_000);
  await page.addInitScript({
    content: `
      const { fetch } = window;
      let submitted = 0, application = "";
      window.fetch = (...given) => {
        const [, id] = /applications\\/([^/]+)\\/submission$/.exec(given[0].url ?? given[0]) ?? [];
        if (id) [submitted, application] = [performance.now(), id];
        return fetch(...given);
      };
      const look = () => {
        const rows = document.querySelector("insurance-quote")?.shadowRoot?.querySelectorAll("article h2 button") ?? [];
        if (rows.length === 0) return void requestAnimationFrame(look);
        window.seen = { application, after: performance.now() - submitted, companies: [...rows].map((row) => row.textContent) };
      };
      look();`,
  });
  await page.goto(`${sites}/gallery/frame/?screen=auto-history&brand=default`);
  const submit = page.locator("insurance-quote").getByRole("button", { name: "See my quotes!" });
  await submit.waitFor();
  await page.waitForLoadState("networkidle");
  return async () => {
    await submit.press("Enter");
    await page.waitForFunction("window.seen");
    // With fewer to ask it would be another crowd.
    await page.getByText(`of ${carriers().length} companies replied`).first().waitFor();
    return page.evaluate<Seen>("window.seen");
  };
}

/** Milliseconds from a company's answer to its price on screen, the worst of all visitors' first prices. */
export async function worstFirstPrice(origins: Origins): Promise<number> {
  const browser = await chromium.launch({ executablePath: findChromium(), args: [...quietFlags] });
  try {
    const visitors: (() => Promise<Seen>)[] = [];
    while (visitors.length < crowd) visitors.push(await visitor(browser, origins));
    const seen = await Promise.all(visitors.map((press) => press()));
    return Math.max(
      ...seen.map(({ application, after, companies }) => {
        const answered = carriers().flatMap((carrier) => (companies.includes(carrier.name) ? [answersAfter(carrier, application, 1)] : []));
        return after - Math.min(...answered);
      }),
    );
  } finally {
    await browser.close();
  }
}
