import { describe, expect } from "vitest";
import { violations, withAxe } from "../harness/axe";
import { inspect } from "../harness/inspect";
import { resumed } from "../harness/resumed";
import { quoteSite } from "../harness/sites";
import { test } from "../harness/test";
import { widths, type WidthName } from "../harness/widths";
import { fillFacts, finishProperty, nextMonth, onRecord, propertySlugs, unfoldFacts, unknown, walkProperty } from "./funnel/property";

const walks = propertySlugs.flatMap((line) => (Object.keys(widths) as WidthName[]).map((width) => ({ line, width })));

describe("from the address to an advisor", () => {
  // On a phone nothing is on record and everything is asked; on a desktop everything is on record.
  test.for(walks)("$line, $width", async ({ line, width }, { visit, origins }) => {
    const visitor = await visit({ width, address: quoteSite.at(origins, `${line}/address`), prepare: withAxe });
    await walkProperty(visitor, { line, home: width === "phone" ? unknown : onRecord, look: inspect });
    await finishProperty(visitor, line);
    expect(visitor.api.countOf(`POST /v1/applications/${line}`)).toBe(1);
    await inspect(visitor, "success");
  });

  test("by phone instead, with the questions that a home's advisor asks", async ({ visit, origins }) => {
    const visitor = await visit({ address: quoteSite.at(origins, "renters/address") });
    await visitor.widget.evaluate((element: HTMLElementTagNameMap["insurance-quote"]) => element.goTo("finalize/phone"));
    await visitor.seesHeading("Talk to a licensed advisor");
    await visitor.sees("Current policy, if you have one");
    // Nothing was told so far.
    await visitor.sees(/^Advisors are (?:available now|back .+ ET)\.$/);
  });
});

test("a double click on Continue leads on by one step, although the next step's button is in the same place", async ({ visit }) => {
  const visitor = await visit({ ...resumed("cohabitation", { line: "condominium" }), width: "phone" });
  const { mouse } = visitor.page;
  const next = visitor.button("Continue");
  await next.hover();
  // The second press comes as soon as there is another button, however slow this machine is.
  await visitor.page.evaluate(() => {
    const root = document.querySelector("insurance-quote")!.shadowRoot!;
    const former = root.querySelector<HTMLElement>("button[type=submit]")!;
    const seen = new MutationObserver(() => {
      const button = root.querySelector<HTMLElement>("button[type=submit]");
      if (!button || button === former) return;
      seen.disconnect();
      button.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true, composed: true, detail: 2 }));
    });
    seen.observe(root, { childList: true, subtree: true });
  });
  await mouse.down();
  await mouse.up();
  await visitor.isAt("condominium/discounts");
  await visitor.settled();
  expect(visitor.route()).toBe("condominium/discounts");
  expect(await next.evaluate((button) => button.matches(":hover"))).toBe(true);
  await next.click();
  await visitor.isAt("condominium/insurance-start");
});

describe("check out what we found", () => {
  test("ends its sentence once after a street that ends with a period", async ({ visit, origins }) => {
    const visitor = await visit({ address: quoteSite.at(origins, "homeowners/address") });
    await walkProperty(visitor, { line: "homeowners", home: { ...onRecord, line: `${onRecord.line}.` }, to: "prefill" });
    await visitor.sees("We found these public records for 12 Full Records St. Fix anything that's wrong.");
  });

  test("says where each fact comes from, accepts a change, and recomputes the rebuild cost", async ({ visit, origins }) => {
    const visitor = await visit({ address: quoteSite.at(origins, "homeowners/address"), prepare: withAxe });
    await walkProperty(visitor, { line: "homeowners", to: "prefill" });
    await visitor.sees("From property data");
    await unfoldFacts(visitor);
    await visitor.press("Change square footage");
    await visitor.focusIsOn(visitor.field("Square footage"));
    expect.soft(await violations(visitor), "an open fact").toEqual([]);
    await visitor.fill("Square footage", "99");
    await visitor.press("Done with square footage");
    await visitor.sees("Enter an amount of 100 or more");
    await visitor.fill("Square footage", "3000");
    await visitor.press("Done with square footage");
    await visitor.focusIsOn(visitor.button("Change square footage"));
    await visitor.sees("3,000 square feet");
    await visitor.sees("From you");
    await visitor.sees("Out of date");
    await visitor.press("Refresh rebuild cost");
    await visitor.sees("Recalculated");
    await visitor.button(/^Confirm who lives/).press("Enter");
    await visitor.focusIsOn(visitor.button(/^Change who lives/));
    await visitor.reload();
    await unfoldFacts(visitor);
    await visitor.sees("3,000 square feet");
    await visitor.press("Looks right, continue");
    await visitor.isAt("homeowners/discounts");
    await visitor.back();
    await visitor.sees("Recalculated");
  });

  test("turns beside Refresh rebuild cost while a slow line fetches the cost", async ({ visit, origins }) => {
    const visitor = await visit({ address: quoteSite.at(origins, "homeowners/address"), width: "phone" });
    await walkProperty(visitor, { line: "homeowners", to: "prefill" });
    let answer = (): void => {};
    const held = new Promise<void>((resolve) => (answer = resolve));
    await visitor.page.route(/\/v1\/applications\/[^/]+\/prefill$/, (route) => held.then(() => route.fallback()));
    const refresh = visitor.button("Refresh rebuild cost");
    const sign = () => refresh.evaluate((button) => getComputedStyle(button, "::after").content);
    expect(await sign()).toBe("none");
    await refresh.click();
    expect(await sign()).not.toBe("none");
    answer();
    await expect.poll(sign).toBe("none");
  });

  test("asks for missing facts without praising the records, and has a rebuild cost once it knows the size", async ({ visit, origins }) => {
    const visitor = await visit({ width: "phone", address: quoteSite.at(origins, "homeowners/address") });
    await walkProperty(visitor, { line: "homeowners", home: unknown, to: "prefill" });
    await visitor.sees(/^We couldn't find records for/);
    await visitor.seesHeading("Tell us about the home");
    for (const praise of ["Looks right", "Refresh rebuild cost"]) expect(await visitor.button(praise).count()).toBe(0);
    await visitor.fill("Square footage", "1980");
    await visitor.press("Continue");
    await visitor.heading().or(visitor.widget.getByText(/Please fix \d+ answers/)).first().waitFor();
    await visitor.sees(/Year built: Enter a 4-digit year/);
    await fillFacts(visitor);
    await visitor.reload();
    expect(await visitor.field("Square footage").inputValue()).toBe("1,980");
    await visitor.press("Continue");
    await visitor.isAt("homeowners/discounts");
    await visitor.back();
    await visitor.sees(/^Cost to rebuild$/);
    // Nothing is on record, so the visitor's own answers aren't what "we know".
    expect(await visitor.widget.getByText("What we know").count()).toBe(0);
  });
});

describe("the start date's calendar", () => {
  test("works with the keyboard alone, from tomorrow on", async ({ visit }) => {
    const visitor = await visit(resumed("insurance-start", { line: "renters" }, (_context, page) => withAxe(page)));
    const toggle = visitor.button(/^Choose from a calendar/);
    await toggle.focus();
    await visitor.page.keyboard.press("Enter");
    const day = (ahead: number) => {
      const [month, date, year] = nextMonth(ahead).split("/").map(Number);
      return visitor.button(new Date(year!, month! - 1, date).toLocaleDateString("en-US", { weekday: "long", month: "long", day: "numeric", year: "numeric" }));
    };
    await visitor.focusIsOn(day(1));
    expect.soft(await violations(visitor), "calendar").toEqual([]);
    await visitor.page.keyboard.press("ArrowLeft");
    await visitor.focusIsOn(day(1));
    await visitor.page.keyboard.press("ArrowDown");
    await visitor.focusIsOn(day(8));
    await visitor.page.keyboard.press("Escape");
    await visitor.focusIsOn(toggle);
    await visitor.page.keyboard.press("Enter");
    await visitor.page.keyboard.press("ArrowRight");
    await visitor.page.keyboard.press("Enter");
    await visitor.focusIsOn(toggle);
    const [month, date, year] = nextMonth(2).split("/").map((part) => part.padStart(2, "0"));
    expect(await visitor.field("Insurance start date").inputValue()).toBe(`${month}/${date}/${year}`);
  });
});
