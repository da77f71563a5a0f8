import type { Page } from "playwright";
import { expect } from "vitest";
import { reachPrices, seesPrices, type Walk } from "./walk";

/** Returns the events that the page's handlers have heard, without content's delay on a busy machine. */
const heard = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => ((Reflect.get(window, "heard") ?? []) as string[]).filter((event) => !event.startsWith("iq-error partner-content")));

/**
 * Drives an app with pages of its own: from one without the widget to the one with it, where the app's router keeps the
 * widget's route, through its handlers and ref, a change of key, to prices, away, and back.
 */
export const walkRoutes: Walk = async (visitor, arrived) => {
  const { page } = visitor;
  await arrived();
  await page.getByRole("link", { name: "Quote" }).click();
  await visitor.arrive();
  await expect.poll(() => heard(page)).toEqual(["iq-step", "iq-ready"]);
  await page.getByText("At pet/info").waitFor();
  expect(new URL(page.url()).searchParams.get("step")).toBe("pet/info");

  await page.getByRole("button", { name: "Prefill" }).click();
  await expect.poll(() => visitor.field("ZIP code").inputValue()).toBe("43215");

  const first = await visitor.widget.elementHandle();
  await page.getByRole("button", { name: "Another copy" }).click();
  await expect.poll(() => heard(page)).toEqual(["iq-step", "iq-ready", "iq-step", "iq-ready"]);
  expect(await first?.evaluate((element) => element.isConnected)).toBe(false);
  expect(await page.locator("insurance-quote").count()).toBe(1);

  await visitor.arrive();
  await reachPrices(visitor);
  expect(await heard(page)).toContain("iq-quotes");
  const atPrices = page.url();

  await page.getByRole("link", { name: "Home" }).click();
  await page.getByRole("heading", { name: "Prairie Lantern" }).waitFor();
  expect(await page.locator("insurance-quote").count()).toBe(0);
  expect(new URL(page.url()).search).toBe("");
  await page.goBack();
  await visitor.arrive();
  await seesPrices(visitor);
  expect(page.url()).toBe(atPrices);
  await page.goBack();
  await visitor.seesHeading("Tell us about your pet");
  expect((await heard(page)).filter((event) => event.startsWith("iq-error"))).toEqual([]);
};
