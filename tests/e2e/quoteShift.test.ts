import type { Page } from "playwright";
import { describe, expect } from "vitest";
import { cutLine } from "../harness/api";
import { inBursts, panel } from "../harness/bursts";
import { resumed } from "../harness/resumed";
import { test } from "../harness/test";
import { widths, type WidthName } from "../harness/widths";
import { arrived } from "./funnel/quotes";

interface Shift {
  readonly value: number;
  readonly moved: readonly string[];
}

/** Starts to note what Chromium counts as a layout shift: a part in the window that jumps without the visitor's doing. */
const watchShifts = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const shifts: Shift[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number; sources: { previousRect: DOMRect; currentRect: DOMRect }[] })[]) {
        const moved = entry.sources.map(({ previousRect: from, currentRect: to }) => `${Math.round(to.width)} x ${Math.round(to.height)} from ${from.left}, ${from.top} to ${to.left}, ${to.top}`);
        shifts.push({ value: entry.value, moved });
      }
    }).observe({ type: "layout-shift" });
  });

/**
 * The sum of shifts that a browser's tools show as 0.00. A company's name moves by half a badge within its row when the row gets or
 * loses one.
 */
const unseen = 0.001;

const shiftsOn = (page: Page): Promise<readonly Shift[]> => page.evaluate(() => Reflect.get(window, "shifts") as Shift[]);

describe.each(Object.keys(widths) as WidthName[])("prices that arrive, %s", (width) => {
  test("move nothing by leaps, wherever they belong in the order", async ({ visit }) => {
    let bursts: Awaited<ReturnType<typeof inBursts>> | undefined;
    const visitor = await visit({
      ...resumed("policy-compare", {}, async (context) => {
        bursts = await inBursts(context, { released: 0, mixed: true });
      }),
      width,
    });
    visitor.journal.allow(cutLine);
    await visitor.seesHeading(`Checking ${panel.carriers} companies`);
    await visitor.settled();
    await watchShifts(visitor.page);
    for (let burst = 1; burst <= panel.bursts; burst += 1) {
      bursts?.next();
      if (burst < panel.bursts) await visitor.sees(new RegExp(`^${(burst * panel.carriers) / panel.bursts} of ${panel.carriers} replied$`));
      await visitor.settled();
    }
    await visitor.seesHeading(arrived);
    await visitor.settled();
    expect(await shiftsOn(visitor.page)).toEqual([]);
  });

  test.for(["auto", "renters", "motorcycle", "pet", "life", "condominium", "landlord", "homeowners"] as const)("move nothing by leaps at the pace of %s companies either, while earlier ones still move", async (line, { visit }) => {
    const visitor = await visit({ ...resumed("policy-compare", { line }), width, reducedMotion: "no-preference" });
    await visitor.seesHeading(/^(?:getting your quotes|checking \d+ companies|your quotes so far)$/i);
    await watchShifts(visitor.page);
    await visitor.seesHeading(arrived);
    await visitor.settled();
    const shifts = await shiftsOn(visitor.page);
    const sum = shifts.reduce((total, { value }) => total + value, 0);
    expect(sum, JSON.stringify(shifts)).toBeLessThan(unseen);
  });
});
