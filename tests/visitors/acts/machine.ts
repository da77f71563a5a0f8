import fc from "fast-check";
import { widths } from "../../harness/widths";
import { act } from "../act";
import { faults } from "../network";

/** The line and the service. */
export const network = fc.oneof(
  fc.record({ fault: fc.constantFrom(...faults), every: fc.constantFrom(1, 1, 2, 3), pick: fc.nat(30) }).map((plan) =>
    act(`calls go wrong: ${plan.fault}, ${plan.every === 1 ? "each" : `one of ${plan.every}`}, ${plan.pick}`, async (visit, model) => {
      await visit.network.break(plan);
      model.network = "faulty";
    }),
  ),
  fc.constant(
    act("the line is gone", async (visit, model) => {
      await visit.context.setOffline(true);
      model.network = "faulty";
    }),
  ),
);

/** Everything works again. */
export const healed = fc.constant(
  act(
    "calls go right again",
    async (visit, model) => {
      await visit.heal();
      model.network = "whole";
    },
    { may: ({ network: line }) => line === "faulty" },
  ),
);

/** The browser's storage. */
export const storage = fc.oneof(
  fc.constant(
    act("storage is cleared", async ({ tab }) => {
      tab.story.beginAnew();
      await tab.page.evaluate(() => {
        for (const store of [window.sessionStorage, window.localStorage]) store.clear();
      });
    }),
  ),
  fc.boolean().map((isFull) =>
    act(isFull ? "storage is full" : "storage has room again", async ({ tab }, model) => {
      model.storage = isFull ? "full" : "whole";
      // A reload forgets what a full storage refused.
      if (isFull) tab.story.allowAgain();
      await tab.page.evaluate((full) => {
        const own = Storage.prototype as Storage & { ofTest?: Storage["setItem"] };
        own.ofTest ??= own.setItem;
        own.setItem = full
          ? () => {
              throw new DOMException("Full", "QuotaExceededError");
            }
          : own.ofTest;
      }, isFull);
    }),
  ),
);

/** A quarter past midnight of the next day, and seconds before clocks are put forward and back. */
const times = ["a day later", "2027-03-14T06:59:57Z", "2027-11-07T05:59:57Z"] as const;

export const clock = fc.constantFrom(...times).map((time) =>
  act(`the clock says: ${time}`, async (visit) => {
    visit.isClockOff = true;
    // A visit ends after a day.
    for (const { story } of visit.tabs) story.allowAgain();
    await visit.context.clock.setSystemTime(time === "a day later" ? Date.now() + 24.3 * 3_600_000 : new Date(time));
  }),
);

/** A tab in the background, whose timers and tasks stand still for a moment. */
export const hidden = fc.nat(400).map((time) =>
  act(`the tab is hidden: ${time} ms`, async ({ tab, context }) => {
    const chromium = await context.newCDPSession(tab.page);
    const show = (state: "hidden" | "visible") =>
      tab.page.evaluate((visibility) => {
        Object.defineProperty(document, "visibilityState", { configurable: true, get: () => visibility });
        document.dispatchEvent(new Event("visibilitychange"));
      }, state);
    await show("hidden");
    await chromium.send("Page.setWebLifecycleState", { state: "frozen" });
    await new Promise((resolve) => setTimeout(resolve, time));
    await chromium.send("Page.setWebLifecycleState", { state: "active" });
    await show("visible");
    await chromium.detach();
  }),
);

const sizes = { ...widths, "zoomed by 200 %": { width: 640, height: 450 }, "zoomed by 400 %": { width: 320, height: 256 } } as const;

/** Another window, or a zoomed one: a browser's zoom gives the page fewer CSS pixels. */
export const zoom = fc.constantFrom(...Object.entries(sizes)).map(([name, size]) => act(`the window: ${name}`, ({ tab }) => tab.page.setViewportSize(size)));
