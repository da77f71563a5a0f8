import { setTimeout } from "node:timers/promises";
import { beforeAll, expect, inject } from "vitest";
import { pageViolations, withAxe } from "../harness/axe";
import { test } from "../harness/test";

/** Milliseconds for the first request, which builds the docs, on a busy machine. */
const patience = 240_000;
beforeAll(async () => {
  while ((await fetch(`${inject("origins").sites}/docs/`)).status === 503) await setTimeout(500);
}, patience);

const ways = ["the plain loader", "the partner's own script", "its first screen in it"];
const picture = /^A phone, three times/;

test.for([
  ["light", "desktop"],
  ["dark", "phone"],
] as const)("each way to embed runs live below its picture once it is in view, in the %s scheme on a %s", async ([colorScheme, width], { open, origins }) => {
  const { page } = await open({ address: `${origins.sites}/docs/partners/embed`, width, colorScheme, prepare: withAxe });
  const frames = page.locator("iframe");
  await page.getByRole("heading", { level: 1 }).waitFor();
  expect(await frames.count(), "before a frame's place is in view").toBe(0);
  for (const [at, way] of ways.entries()) {
    const figure = page.getByRole("figure").nth(at);
    await figure.scrollIntoViewIfNeeded();
    const live = page.frameLocator(`iframe[title="A page with ${way}"]`);
    await live.getByRole("heading", { level: 1, name: "Where do you park your car overnight?" }).waitFor();
    await figure.getByText(/^First screen after \d+ ms, running after \d+ ms\.$/).waitFor();
  }
  expect(await frames.count(), "one live page at a time").toBe(1);
  await page.getByRole("button", { name: "Load it again" }).first().click();
  const field = page.frameLocator(`iframe[title="A page with ${ways[0]!}"]`).getByRole("combobox", { name: "Home address" });
  await field.fill("1 Main");
  expect(await field.inputValue()).toBe("1 Main");
  expect.soft(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBe(0);
  expect.soft(await pageViolations(page)).toEqual([]);
});

test("where the demo doesn't run, the picture stays and the place of the live page says so", async ({ open, origins }) => {
  const { page } = await open({ address: `${origins.sites}/docs/partners/embed`, prepare: (context) => context.route("**/embedded/**", (route) => route.fulfill({ status: 404 })) });
  await page.getByRole("figure").first().scrollIntoViewIfNeeded();
  await page.getByText("The demo doesn't run here. The picture shows what its page does.").first().waitFor();
  expect(await page.getByRole("img", { name: picture }).count()).toBe(ways.length);
  expect(await page.locator("iframe").count()).toBe(0);
});

test("paper, and a page without scripts, have the pictures alone", async ({ open, origins }) => {
  const address = `${origins.sites}/docs/partners/embed`;
  const { page } = await open({ address });
  const figure = page.getByRole("figure").first();
  await figure.waitFor();
  await page.emulateMedia({ media: "print" });
  await figure.waitFor({ state: "hidden" });
  const { page: plain } = await open({ address, javaScriptEnabled: false });
  await plain.getByRole("img", { name: picture }).first().waitFor();
  expect(await plain.getByRole("figure").count()).toBe(0);
});
