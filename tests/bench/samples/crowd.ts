import { chromium } from "playwright";
import { streamQuotes } from "../../../src/api/contract/quotes";
import type { Origins } from "../../../embed-demo/hosting/origins";
import { carriers } from "../../../embed-demo/service/reference/carriers";
import { answersAfter } from "../../../embed-demo/carriers/simulatedAnswer";
import { clientOf, complete, submit } from "../../contract/journey";
import { quietFlags } from "../../harness/browser";
import { findChromium } from "../../harness/findChromium";

/** Number of simultaneous visitors, each asking all companies. */
export const crowd = 20;

/** Submits, and returns the milliseconds from a company's answer to its price reaching the visitor. */
type Press = () => Promise<number>;

/**
 * `after`: milliseconds from the submission to the first price. Subtracts the time that the fastest of these companies took
 * to answer.
 */
function waited(after: number, application: string, names: readonly string[]): number {
  const asked = carriers().filter(({ name }) => names.includes(name));
  return after - Math.min(...asked.map((carrier) => answersAfter(carrier, application, 1)));
}

/**
 * A visitor on another device, whose rendering mustn't load this machine: calls and streams like the widget, without a page.
 */
export async function elsewhere({ api }: Pick<Origins, "api">): Promise<Press> {
  const client = clientOf(api);
  const begun = await complete(client);
  const { applicationId, token } = begun;
  return async () => {
    const submitted = performance.now();
    let first: number | undefined;
    let heard = 0;
    await submit(client, begun);
    await client.stream(streamQuotes, { params: { applicationId }, token }, (event) => {
      const priced = event.type === "quote" ? [event.quote] : event.type === "snapshot" ? event.quotes : [];
      heard += priced.length;
      if (priced.length > 0) first ??= waited(performance.now() - submitted, applicationId, priced.map(({ carrierName }) => carrierName));
    });
    // Fewer companies would make a lighter load than the one promised; some never answer.
    if (first === undefined || heard < carriers().length / 2) throw new Error(`Only ${heard} companies quoted`);
    return first;
  };
}

/** A visitor with the widget, measured up to the price on screen. Bypasses the page's CSP, which would block the probe. */
async function here({ sites }: Origins, close: AbortSignal): Promise<Press> {
  const browser = await chromium.launch({ executablePath: findChromium(), args: [...quietFlags] });
  close.addEventListener("abort", () => void browser.close());
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
  const press = page.locator("insurance-quote").getByRole("button", { name: "See my quotes!" });
  await press.waitFor();
  await page.waitForLoadState("networkidle");
  return async () => {
    await press.press("Enter");
    await page.waitForFunction("window.seen");
    await page.getByText(`of ${carriers().length} replied`).first().waitFor();
    const { application, after, companies } = await page.evaluate<{ application: string; after: number; companies: readonly string[] }>("window.seen");
    return waited(after, application, companies);
  };
}

/**
 * Returns the worst milliseconds from a company's answer to its price, over the first prices of all visitors. One visitor is
 * measured on screen.
 */
export async function worstFirstPrice(origins: Origins): Promise<number> {
  const done = new AbortController();
  try {
    const visitors = [await here(origins, done.signal)];
    while (visitors.length < crowd) visitors.push(await elsewhere(origins));
    return Math.max(...(await Promise.all(visitors.map((press) => press()))));
  } finally {
    done.abort();
  }
}
