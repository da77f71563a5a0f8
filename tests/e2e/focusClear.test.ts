import { describe, expect } from "vitest";
import { resumed } from "../harness/resumed";
import { partnerSite } from "../harness/sites";
import type { Visitor } from "../harness/visitor";
import { test } from "../harness/test";
import { answerAddress, typeAddress } from "./funnel/address";
import { walkTo } from "./funnel/auto";
import { homes } from "./funnel/people";
import { waitForQuotes } from "./funnel/quotes";

interface Stop {
  readonly name: string;
  /** Whole pixels of the control that a sticky element of the widget covers. */
  readonly hidden: number;
  /** True if the main action stuck to the window's bottom, away from its own place. */
  readonly stuck: boolean;
}

/** Returns the focused control once scrolling has ended; null outside the widget. */
const look = (visitor: Visitor): Promise<Stop | null> =>
  visitor.widget.evaluate(async (element) => {
    const root = element.shadowRoot;
    const active = root?.activeElement;
    if (!root || !active) return null;
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    // The handler runs in the first frame; a host's smooth scrolling takes more.
    await frame();
    for (let place = NaN; place !== active.getBoundingClientRect().top; await frame()) place = active.getBoundingClientRect().top;
    const { top, bottom } = active.getBoundingClientRect();
    const feet = [...root.querySelectorAll("[data-over]")].filter((over) => !over.contains(active));
    const covered = feet.map((over) => {
      const box = over.getBoundingClientRect();
      return box.height === 0 ? 0 : Math.min(bottom, box.bottom) - Math.max(top, box.top);
    });
    return {
      name: active.getAttribute("aria-label") ?? (active.id || (active.textContent ?? "")),
      hidden: Math.max(0, ...covered.map(Math.floor)),
      stuck: feet.some((over) => getComputedStyle(over).position === "sticky" && Math.abs(over.getBoundingClientRect().bottom - innerHeight) < 1),
    };
  });

/** Tabs from the heading through the widget until the focus leaves it. */
async function tabThrough(visitor: Visitor, key: "Tab" | "Shift+Tab"): Promise<Stop[]> {
  const stops: Stop[] = [];
  for (let count = 0; count < 60; count += 1) {
    await visitor.page.keyboard.press(key);
    const stop = await look(visitor);
    if (!stop) return stops;
    stops.push(stop);
  }
  throw new Error("The focus goes around in circles");
}

const allClear = (stops: readonly Stop[]): void => {
  expect(stops.filter(({ hidden }) => hidden > 0)).toEqual([]);
  // Otherwise the form was too short to prove anything.
  expect(stops.some(({ stuck }) => stuck)).toBe(true);
};

describe("on a phone the main action doesn't cover the focused control", () => {
  // On a host with smooth scrolling, distant controls arrive gradually.
  test("in a driver's form, there and back", async ({ visit }) => {
    const visitor = await visit({ site: partnerSite, width: "phone", reducedMotion: "no-preference" });
    await answerAddress(visitor, homes.TX);
    await visitor.isAt("auto/driver");
    await visitor.settled();
    await visitor.heading().focus();
    const there = await tabThrough(visitor, "Tab");
    expect(there.length).toBeGreaterThan(9);
    allClear(there);
    allClear(await tabThrough(visitor, "Shift+Tab"));
  });

  test("in the manual address form, also after an error and in a low window", async ({ visit }) => {
    const visitor = await visit({ viewport: { width: 390, height: 480 } });
    await typeAddress(visitor, { ...homes.TX, zip: "" });
    await visitor.press("Almost there!");
    await visitor.sees("Enter a 5-digit ZIP Code.");
    await visitor.heading().focus();
    allClear(await tabThrough(visitor, "Tab"));
  });

  test("a pointer press moves nothing from under the pointer", async ({ visit }) => {
    const visitor = await visit({ width: "phone" });
    await answerAddress(visitor, homes.TX);
    await visitor.isAt("auto/driver");
    await visitor.settled();
    const option = visitor.group("Marital status").getByRole("radio", { name: "Married" });
    const place = () => visitor.page.evaluate(() => scrollY);
    // Half of the option shows above the main action.
    await option.evaluate((radio) => {
      const foot = (radio.getRootNode() as ShadowRoot).querySelector("[data-over]")!.getBoundingClientRect();
      scrollBy({ top: radio.getBoundingClientRect().top + radio.clientHeight / 2 - foot.top, behavior: "instant" });
    });
    const before = await place();
    const box = (await option.boundingBox())!;
    await visitor.page.mouse.click(box.x + box.width / 2, box.y + 4);
    expect(await option.isChecked()).toBe(true);
    expect(await place()).toBe(before);
  });
});

describe("at 400% zoom, which leaves 320 by 256 px, and at 200%, nothing that sticks hides the focused control", () => {
  /** Tabs on until the focus is on this control. Returns the controls on the way that something else lies over. */
  const hiddenUpTo = async (visitor: Visitor, last: string, key = "Tab"): Promise<string[]> => {
    const hidden: string[] = [];
    for (let count = 0; count < 40; count += 1) {
      await visitor.page.keyboard.press(key);
      const stop = await look(visitor);
      if (!stop) continue;
      const isHidden = await visitor.widget.evaluate(({ shadowRoot }) => {
        const active = shadowRoot!.activeElement!;
        const { left, top, width, height } = active.getBoundingClientRect();
        return !active.contains(shadowRoot!.elementFromPoint(left + width / 2, top + height / 2));
      });
      if (isHidden) hidden.push(stop.name);
      if (stop.name.toLowerCase().includes(last.toLowerCase())) return hidden;
    }
    throw new Error(`Tab doesn't reach ${last}`);
  };

  test("in the customize dialog", async ({ visit }) => {
    const visitor = await visit({ ...resumed("policy-compare"), viewport: { width: 320, height: 256 } });
    await waitForQuotes(visitor);
    await visitor.press("Customize");
    await visitor.focusIsOn(visitor.dialog().getByRole("heading").first());
    const last = (await visitor.dialog().getByRole("checkbox").last().getAttribute("id"))!;
    expect(await hiddenUpTo(visitor, last)).toEqual([]);
  });

  test("in the comparison", async ({ visit }) => {
    const visitor = await visit({ ...resumed("policy-compare"), viewport: { width: 320, height: 256 } });
    await waitForQuotes(visitor);
    for (const at of [0, 1]) await visitor.widget.getByRole("checkbox", { name: /^Compare / }).nth(at).check();
    await visitor.press("Compare");
    await visitor.focusIsOn(visitor.heading("Compare 2 quotes"));
    expect(await hiddenUpTo(visitor, "Price holds")).toEqual([]);
    // At 200% the head sticks, and lies over what the way back up comes to.
    await visitor.page.setViewportSize({ width: 640, height: 450 });
    expect(await hiddenUpTo(visitor, "Print")).toEqual([]);
    expect(await hiddenUpTo(visitor, "Select", "Shift+Tab")).toEqual([]);
  });
});

test("an unanswered choice shows its message above the main action, with all its options", async ({ visit }) => {
  const visitor = await visit({ width: "phone" });
  await walkTo(visitor, "TX", "auto/years-continuous-coverage");
  await visitor.widget.locator("[type=submit]").click();
  await visitor.sees("Select your length of coverage.");
  const hidden = () => visitor.widget.evaluate((element) => {
    const root = element.shadowRoot!;
    const [error, over, option] = ["[id$=-error]", "[data-over]", "[type=radio]"].map((one) => root.querySelector(one)!.getBoundingClientRect());
    return { below: Math.max(0, error!.bottom - over!.top), above: Math.max(0, -option!.top) };
  });
  await expect.poll(hidden).toEqual({ below: 0, above: 0 });
});

test("the next step starts below the page's sticky header, however far the last one was scrolled", async ({ visit, origins }) => {
  const visitor = await visit({ width: "phone", address: `${origins.sites}/quote/auto/address` });
  await typeAddress(visitor, homes.TX);
  await visitor.widget.evaluate((element) => scrollTo({ top: element.getBoundingClientRect().top - 20, behavior: "instant" }));
  await visitor.press("Almost there!");
  await visitor.isAt("auto/driver");
  const masthead = await visitor.page.getByRole("banner").first().boundingBox();
  await expect.poll(async () => (await visitor.link("Back").boundingBox())!.y).toBeGreaterThanOrEqual(masthead!.height);
});

test("a page that scrolls smoothly shows the next heading at once, because what comes in meanwhile ends its scrolling", async ({ visit }) => {
  const visitor = await visit({ ...resumed("discounts", { line: "renters" }), reducedMotion: "no-preference" });
  await visitor.seesHeading("Tell us about your place");
  await visitor.page.evaluate(() => scrollTo({ top: 400, behavior: "instant" }));
  const focused = visitor.widget.evaluate(
    (element) =>
      new Promise<number>((resolve) => {
        const look = ({ target }: Event): void => {
          if (target instanceof Element && target.matches("[data-title]")) requestAnimationFrame(() => resolve(target.getBoundingClientRect().top));
        };
        element.shadowRoot?.addEventListener("focusin", look);
      }),
  );
  await visitor.press("Continue");
  expect(await focused).toBeGreaterThan(0);
});
