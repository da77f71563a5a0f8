import { describe, expect } from "vitest";
import { cutLine, writes } from "../harness/api";
import { resumed } from "../harness/resumed";
import { test } from "../harness/test";
import type { Visitor } from "../harness/visitor";
import { rowButtons, selectFirst, waitForQuotes } from "./funnel/quotes";

const more = (visitor: Visitor) => visitor.button(/^Show \d+ more quotes$/);
const tops = (visitor: Visitor) => rowButtons(visitor).evaluateAll((buttons) => buttons.map((button) => button.getBoundingClientRect().top));
const prices = (visitor: Visitor) =>
  visitor.widget.locator("article").evaluateAll((cards) => cards.map((card) => Number(/\$([\d.,]+) a month/.exec(card.textContent ?? "")?.[1]?.replace(",", ""))));

describe("a long list of quotes", () => {
  test("shows the ten cheapest, and the rest on demand with the reading going on where it stood", async ({ visit }) => {
    const visitor = await visit({ ...resumed("policy-compare"), width: "phone" });
    await waitForQuotes(visitor);
    expect(await rowButtons(visitor).count()).toBe(10);
    const hidden = Number(/\d+/.exec((await more(visitor).textContent()) ?? ""));
    await more(visitor).focus();
    await visitor.settled();
    const before = await tops(visitor);
    await visitor.page.keyboard.press("Enter");
    await expect.poll(() => rowButtons(visitor).count()).toBe(10 + hidden);
    await visitor.focusIsOn(visitor.widget.locator("article h2 button").nth(10));
    await visitor.settled();
    expect((await tops(visitor)).slice(0, 10)).toEqual(before);
    const sorted = await prices(visitor);
    expect(sorted).toEqual([...sorted].sort((a, b) => a - b));
  });

  test("moves nothing under the pointer while prices come in, and sorts once it leaves", async ({ visit }) => {
    const visitor = await visit({ ...resumed("policy-compare", { lastName: "Slow Carriers" }), width: "phone" });
    await visitor.widget.locator("article").first().waitFor();
    // In steps: a lone jump has nothing to be a movement from.
    await visitor.page.mouse.move(195, 600, { steps: 3 });
    const pointed = visitor.widget.locator("article:hover");
    await pointed.waitFor();
    await visitor.settled();
    const [carrier, before] = [await pointed.locator("h2").textContent(), await pointed.boundingBox()];
    await visitor.sees(/^(\d+) of \1 companies replied$/);
    expect(await pointed.locator("h2").textContent()).toBe(carrier);
    expect(await pointed.boundingBox()).toEqual(before);
    await visitor.page.mouse.move(1, 1);
    await visitor.seesHeading(/your quotes are in$/i);
    await expect.poll(() => prices(visitor).then((found) => found.join())).toBe([...(await prices(visitor))].sort((a, b) => a - b).join());
  });

  test("sorts under a pointer that rests where the last button was: nobody points with it", async ({ visit }) => {
    const visitor = await visit(resumed("history", { lastName: "Slow Carriers" }));
    await visitor.press("See my quotes!");
    await visitor.widget.locator("article").first().waitFor();
    // Wherever the button was, a card lies under the pointer now, and it hasn't moved.
    await visitor.page.mouse.wheel(0, 200);
    await visitor.seesHeading(/your quotes are in$/i);
    const found = await prices(visitor);
    expect(found).toEqual([...found].sort((a, b) => a - b));
  });
});

describe("a notice on a phone", () => {
  test("leaves the field and the button that it is about in sight", async ({ visit }) => {
    const visitor = await visit({ ...resumed("policy-compare"), width: "phone" });
    visitor.journal.allow(cutLine);
    await selectFirst(visitor);
    await visitor.isAt("auto/finalize/contact");
    await visitor.choose("Email me", "How should we contact you?");
    visitor.api.die(writes);
    await visitor.press("Send my request");
    const notice = visitor.alerts.getByRole("button", { name: "Try again" });
    await notice.waitFor();
    await visitor.settled();
    const over = await visitor.alerts.filter({ hasText: "Try again" }).boundingBox();
    for (const control of [visitor.field(/^Email/), visitor.button("Send my request")]) {
      const box = await control.first().boundingBox();
      if (!over || !box) throw new Error("Nothing to measure");
      expect(box.y).toBeGreaterThanOrEqual(0);
      expect(box.y + box.height <= over.y || box.y >= over.y + over.height).toBe(true);
    }
  });
});
