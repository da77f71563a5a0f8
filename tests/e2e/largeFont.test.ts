import type { BrowserContext, Page } from "playwright";
import { expect } from "vitest";
import { resumed } from "../harness/resumed";
import { test } from "../harness/test";
import { answerQuestions, atQuotes, beginToBuy } from "./funnel/purchase";
import { waitForQuotes } from "./funnel/quotes";

/** Doubles the browser's own font size, as a person's setting does. */
async function enlarge(context: BrowserContext, page: Page): Promise<void> {
  const chromium = await context.newCDPSession(page);
  await chromium.send("Page.setFontSizes", { fontSizes: { standard: 32 } });
}

test("in a large font the quotes chosen for a comparison are counted in whole words", async ({ visit }) => {
  const visitor = await visit({ ...resumed("policy-compare", { line: "life" }, enlarge), width: "phone" });
  await waitForQuotes(visitor);
  for (const at of [0, 1]) {
    await visitor.widget.getByRole("checkbox", { name: /^Compare / }).nth(at).focus();
    await visitor.page.keyboard.press("Space");
  }
  const tray = visitor.widget.getByRole("region", { name: "Compare quotes" });
  // A line of a font that is twice as large is 44 px high.
  expect(await tray.getByText("2 chosen").evaluate((title) => title.getBoundingClientRect().height)).toBeLessThan(60);
  await tray.getByRole("button", { name: "Compare" }).click({ trial: true });
});

test("in a large font a long e-mail address breaks within the review", async ({ visit }) => {
  const email = "morgan.averylongname@example.com";
  const visitor = await visit({ ...atQuotes({ email }, enlarge), width: "phone" });
  await beginToBuy(visitor);
  await answerQuestions(visitor);
  await visitor.isAt("renters/purchase/review-details");
  await visitor.widget.locator("summary", { hasText: "You" }).last().click();
  const line = visitor.widget.getByText(email);
  await line.waitFor();
  const [right, width] = await line.evaluate((text) => [text.getBoundingClientRect().right, innerWidth] as const);
  expect(right).toBeLessThanOrEqual(width);
});

test("in a large font the box that compares a quote ends below its price, inside the list", async ({ visit }) => {
  const visitor = await visit({ ...resumed("policy-compare", { line: "life" }, enlarge), width: "desktop" });
  await waitForQuotes(visitor);
  const [box, price] = await visitor.widget
    .getByRole("checkbox", { name: /^Compare / })
    .first()
    .evaluate((input) => [input.nextElementSibling!, input.closest(".brief")!.querySelector(".amount")!].map((part) => part.getBoundingClientRect().right));
  expect(Math.abs(box! - price!)).toBeLessThanOrEqual(1);
});
