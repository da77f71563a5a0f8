import type { BrowserContext, Page } from "playwright";
import { describe, expect } from "vitest";
import type { Quote } from "../../src/api/contract/quote";
import type { QuoteList } from "../../src/api/contract/quotes";
import type { PropertyCoverageId } from "../../src/business/coveragesProperty";
import { answerTo } from "../harness/answerTo";
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
 * loses one, and a fact in a table's cell by half a line when a difference beside it goes.
 */
const unseen = 0.001;

const shiftsOn = (page: Page): Promise<readonly Shift[]> => page.evaluate(() => Reflect.get(window, "shifts") as Shift[]);

async function expectNoLeaps(page: Page): Promise<void> {
  const shifts = await shiftsOn(page);
  const sum = shifts.reduce((total, { value }) => total + value, 0);
  expect(sum, JSON.stringify(shifts)).toBeLessThan(unseen);
}

/**
 * Replaces the companies by five, of which two come first, while the list is polled. Each has its own deductible in dollars: the first
 * company's is the usual one until three others have another. A call of `rest` releases these.
 */
async function turningOver(context: BrowserContext): Promise<{ rest(): void }> {
  const deductibles = [1_000, 2_500, 2_500, 2_500, 2_500];
  let count = 2;
  await context.route(/\/v1\/applications\/[^/]+\/quotes\/stream$/, (route) => route.abort());
  await context.route(/\/v1\/applications\/[^/]+\/quotes(?:\?.*)?$/, async (route) => {
    const answer = await answerTo(route);
    const list = (await answer.json()) as QuoteList;
    const [model] = list.quotes;
    const quotes = (model ? deductibles.slice(0, count) : []).map((deductible, index): Quote => {
      const coverages = model!.coverages.map((quoted) => (quoted.id === ("ALL_PERILS" satisfies PropertyCoverageId) ? { ...quoted, value: `$${deductible.toLocaleString("en-US")}`, amount: deductible } : quoted));
      // The second is the cheapest: its badge and its rating fill a phone's line.
      const premium = index === 1 ? 240 : 480 + index;
      return { ...model!, id: `turn-${index}`, carrierId: `carrier-${index}`, carrierName: `${deductible} Mutual ${index}`, claimsRating: 4, premium, amBest: "B+", coverages };
    });
    const status = quotes.length === deductibles.length ? ("Completed" as const) : ("InProgress" as const);
    await route.fulfill({ response: answer, json: { ...list, carriersAsked: 5, carriersAnswered: quotes.length, status, quotes, withoutPrice: [] } satisfies QuoteList });
  });
  return { rest: () => void (count = deductibles.length) };
}

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

  test("move nothing within a row that loses its difference, as it has become the usual", async ({ visit }) => {
    let turning: Awaited<ReturnType<typeof turningOver>> | undefined;
    const visitor = await visit({
      ...resumed("policy-compare", { line: "homeowners" }, async (context) => {
        turning = await turningOver(context);
      }),
      width,
    });
    visitor.journal.allow(cutLine);
    const cheapest = visitor.widget.getByRole("article", { name: "2500 Mutual 1" });
    await cheapest.getByText("$2,500 deductible").waitFor();
    await visitor.settled();
    await watchShifts(visitor.page);
    turning?.rest();
    await visitor.seesHeading(arrived);
    await visitor.settled();
    await expect.poll(() => cheapest.getByText("$2,500 deductible").count()).toBe(0);
    await expectNoLeaps(visitor.page);
  });

  test("aren't moved by a reference that comes late", async ({ visit }) => {
    let release = (): void => {};
    const held = new Promise<void>((resolve) => (release = resolve));
    const visitor = await visit({
      ...resumed("policy-compare", { line: "pet" }, (context) =>
        context.route("**/v1/leads", async (route) => {
          await held;
          await route.continue();
        }),
      ),
      width,
    });
    await visitor.seesHeading(arrived);
    await visitor.settled();
    await watchShifts(visitor.page);
    release();
    await visitor.sees(/^Tell the advisor your reference: [\dA-F]{8}$/);
    await visitor.settled();
    expect(await shiftsOn(visitor.page)).toEqual([]);
  });

  test.for(["auto", "renters", "motorcycle", "pet", "life", "condominium", "landlord", "homeowners"] as const)("move nothing by leaps at the pace of %s companies either, while earlier ones still move", async (line, { visit }) => {
    const visitor = await visit({ ...resumed("policy-compare", { line }), width, reducedMotion: "no-preference" });
    await visitor.seesHeading(/^(?:getting your quotes|checking \d+ companies|your quotes so far)$/i);
    await watchShifts(visitor.page);
    await visitor.seesHeading(arrived);
    await visitor.settled();
    await expectNoLeaps(visitor.page);
  });
});
