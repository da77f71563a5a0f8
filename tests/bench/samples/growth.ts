import type { Page } from "playwright";
import { counters, heap } from "../browser/counters";
import { settled } from "../browser/settled";
import { visit } from "../browser/visit";
import type { Sample } from "../figures";

declare global {
  interface Window {
    /** Takes what the page embeds out of it, and puts it back. */
    __bench?: { mount(): void; unmount(): void };
  }
}

/**
 * Code that runs often is compiled again and again, each time into more bytes: over the first hundreds of mounts those outgrow
 * what is left behind, which is what is asked here.
 */
const compiledOnce = "--js-flags=--no-opt --no-sparkplug --no-maglev --no-lazy-feedback-allocation";

/** The first ones fill caches that are there to stay. */
const mounts = { first: 10, heap: 100, leaks: 400 } as const;

const remount = (page: Page, times: number, field: string): Promise<void> =>
  page.evaluate(
    async ([count, selector]) => {
      for (let turn = 0; turn < count; turn += 1) {
        window.__bench?.unmount();
        await window.fields.drawn();
        await window.fields.drawn();
        window.__bench?.mount();
        await window.fields.drawnWith(selector);
        await window.fields.drawn();
      }
    },
    [times, field] as const,
  );

/** What removals and insertions leave behind. */
export const growth = (url: string, field: string): Promise<Sample> =>
  visit({ url, firstField: field, throttled: false, flags: [compiledOnce] }, async (opened) => {
    const { page, cdp } = opened;
    const state = async () => ({ heap: await heap(cdp), ...(await counters(cdp)) });
    await settled(opened, field);
    await remount(page, mounts.first, field);
    const start = await state();
    await remount(page, mounts.heap, field);
    const heapGrowth = ((await heap(cdp)) - start.heap) / 1_000;
    await remount(page, mounts.leaks - mounts.heap, field);
    const end = await state();
    return { heapGrowth, nodeGrowth: end.nodes - start.nodes, listenerGrowth: end.listeners - start.listeners };
  });
