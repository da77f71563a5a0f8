import type { Page } from "playwright";
import { counters, heap } from "../browser/counters";
import { settled } from "../browser/settled";
import { visit } from "../browser/visit";
import type { Sample } from "../figures";

declare global {
  interface Window {
    /** Takes the embedded content out of the page, and puts it back. */
    __bench?: { mount(): void; unmount(): void };
  }
}

/**
 * Hot code is compiled repeatedly, each time into more bytes. Over hundreds of mounts these would outgrow the leaks that are
 * measured here.
 */
const compiledOnce = "--js-flags=--no-opt --no-sparkplug --no-maglev --no-lazy-feedback-allocation";

/** The first mounts fill permanent caches. */
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

/** Measures what removing and inserting leaves behind. */
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
