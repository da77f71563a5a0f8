import type { Page } from "playwright";
import { expect } from "vitest";
import { snippetsIn } from "../architecture/docPages";
import { hostPage, widgetTag } from "../harness/hostPage";
import { test } from "../harness/test";

const recipe = snippetsIn("js").find(({ code }) => code.includes("OneTrustGroupsUpdated"))!.code;

/** Each manager's own signal of a visitor's answer, from its documentation. */
const managers: Readonly<Record<string, (page: Page, isGiven: boolean) => Promise<unknown>>> = {
  OneTrust: (page, isGiven) => page.evaluate((groups) => dispatchEvent(new CustomEvent("OneTrustGroupsUpdated", { detail: groups })), isGiven ? ["C0001", "C0002"] : ["C0001"]),
  Cookiebot: (page, isGiven) =>
    page.evaluate((statistics) => {
      Object.assign(window, { Cookiebot: { consent: { statistics } } });
      dispatchEvent(new Event("CookiebotOnConsentReady"));
    }, isGiven),
  Usercentrics: (page, isGiven) => page.evaluate((answer) => dispatchEvent(new CustomEvent("ucEvent", { detail: { event: "consent_status", "Google Analytics": answer } })), isGiven),
};

test.for(Object.keys(managers))("the docs' recipe counts after a yes to %s, and no more after a no", async (name, { open, origins }) => {
  const { page } = await open({
    address: `${origins.sites}/somebody/`,
    prepare: async (context) => {
      await hostPage(context, origins, widgetTag(origins, 'partner="prairie-lantern" line="pet"'));
      await context.addInitScript({ content: `window.dataLayer = []; ${recipe}` });
    },
  });
  const said = () => page.evaluate(() => (Reflect.get(window, "dataLayer") as { event: string }[]).map(({ event }) => event));
  const step = () => page.evaluate(() => document.dispatchEvent(new CustomEvent("iq-step", { detail: { line: "pet" } })));
  await page.locator("insurance-quote").getByRole("heading", { level: 1 }).waitFor();
  const before = await said();
  expect(before).toEqual([]);
  await managers[name]!(page, true);
  await step();
  expect(await said()).toContain("quote_step");
  await managers[name]!(page, false);
  const counted = (await said()).length;
  await step();
  expect(await said()).toHaveLength(counted);
});

test("the recipe for Consent Mode denies first, and needs no other line", () => {
  const page = snippetsIn("html").find(({ code }) => code.includes("gtag("))!.code;
  expect(page.indexOf("denied")).toBeLessThan(page.indexOf("iq-complete"));
});
