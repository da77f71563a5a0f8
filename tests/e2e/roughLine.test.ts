import { expect } from "vitest";
import type { LineSlug } from "../../src/business/lines";
import { cutLine } from "../harness/api";
import { resumed } from "../harness/resumed";
import { overRoughLine } from "../harness/roughLine";
import { test } from "../harness/test";
import { widths } from "../harness/widths";
import { arrived, rowButtons, waitForQuotes } from "./funnel/quotes";

const lines: readonly LineSlug[] = ["auto", "homeowners", "renters", "life", "pet"];

test.for(lines)("%s: every price arrives once over a connection that delays, breaks, fails and reorders, on a phone and then on a desktop", async (line, { visit }) => {
  let rough: Awaited<ReturnType<typeof overRoughLine>> | undefined;
  const visitor = await visit({ ...resumed("policy-compare", { line }, async (context) => void (rough = await overRoughLine(context))), width: "phone" });
  visitor.journal.allow(cutLine);
  const rows = rowButtons(visitor);
  await visitor.seesHeading("Your quotes so far");
  const total = rough?.total() ?? 0;
  expect(total).toBeGreaterThan(2);
  await expect.poll(() => rows.count(), { timeout: 15_000 }).toBe(Math.min(10, Math.ceil((total * 2) / 3)));
  await visitor.page.setViewportSize(widths.desktop);
  await rows.last().focus();
  const read = await rows.last().textContent();
  rough?.next();
  await visitor.seesHeading(arrived);
  expect(await rows.evaluateAll((all) => all.filter((one) => one.matches(":focus")).map((one) => one.textContent))).toEqual([read]);
  await rows.evaluateAll((all) => all.forEach((row) => row.blur()));
  await visitor.page.evaluate(() => window.scrollTo({ top: 0, behavior: "instant" }));
  await waitForQuotes(visitor);
  const more = visitor.button(/^Show \d+ more quotes?$/);
  if ((await more.count()) > 0) await more.click();
  await expect.poll(() => rows.count()).toBe(total);
  expect(new Set(await rows.allTextContents()).size).toBe(total);
  expect(visitor.api.countOf("POST /v1/applications/{id}/submission")).toBe(1);
  const prices = await visitor.widget
    .locator("article")
    .evaluateAll((all) => all.map((one) => Number(/\$([\d.,]+) a month/.exec(one.textContent ?? "")?.[1]?.replace(",", ""))));
  expect(prices).toEqual([...prices].sort((a, b) => a - b));
});
