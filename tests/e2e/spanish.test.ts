import { describe, expect } from "vitest";
import type { BrowserContext, Page } from "playwright";
import { withAxe } from "../harness/axe";
import { inspect } from "../harness/inspect";
import { resumed } from "../harness/resumed";
import { partnerSite } from "../harness/sites";
import { test } from "../harness/test";
import { screensIn } from "./funnel/auto";
import { morgan } from "./funnel/people";
import { rowButtons } from "./funnel/quotes";

/** The partner's page as if it were written in another language, or in one that the widget doesn't speak. */
const inLanguage = (language: string) => async (context: BrowserContext) => {
  await context.route(/\/partner\/(?:\?.*)?$/, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: (await response.text()).replace('<html lang="en"', `<html lang="${language}"`) });
  });
};

/** What a page has fetched of texts, by language. */
const textsOf = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => [
    ...new Set(performance.getEntriesByType("resource").flatMap(({ name }) => /\/texts\/(\w\w)-/.exec(name)?.[1] ?? [])),
  ]);
const overflows = (page: Page): Promise<boolean> => page.evaluate(() => document.documentElement.scrollWidth > innerWidth);

describe("in Spanish at 320 px", () => {
  test.for(["driver", "vehicle", "history", "policy-compare"])("%s is accessible and doesn't scroll sideways", async (step, { visit }) => {
    const { prepare, ...rest } = resumed(step, { site: partnerSite }, async (context, page) => {
      await withAxe(context);
      await inLanguage("es-MX")(context);
      await page.setViewportSize({ width: 320, height: 844 });
    });
    const visitor = await visit({ ...rest, width: "phone", prepare });
    if (step === "policy-compare") await rowButtons(visitor).first().waitFor();
    await visitor.widget.locator('section[lang="es"]').waitFor();
    expect(await overflows(visitor.page)).toBe(false);
    await inspect(visitor, step);
    expect(await textsOf(visitor.page)).toEqual(["es"]);
  });
});

describe("the language", () => {
  test.for([
    ["es", "es", /Dónde/],
    ["ES-us", "es", /Dónde/],
    ["fr", "en", /Where/],
    ["", "en", /Where/],
  ] as const)("of a page in '%s' is '%s', and no other texts are fetched", async ([language, spoken, heading], { visit }) => {
    const visitor = await visit({ site: partnerSite, prepare: inLanguage(language) });
    await visitor.seesHeading(heading);
    expect(await visitor.widget.locator("section").first().getAttribute("lang")).toBe(spoken);
    expect(await textsOf(visitor.page)).toEqual([spoken]);
  });

  test("changes under what is typed: by the page, by the visitor, and it stays over a reload", async ({ visit }) => {
    const visitor = await visit({ site: partnerSite });
    const [first] = screensIn("TX", partnerSite);
    await first!.answer(visitor);
    await visitor.isAt("auto/driver");
    const typed = visitor.widget.locator('input[name="firstName"]');
    await typed.fill(morgan.firstName);
    await typed.evaluate((input) => (input as HTMLInputElement).setSelectionRange(2, 4));

    await visitor.widget.evaluate((element) => element.setAttribute("lang", "es"));
    await visitor.seesHeading(/conductor principal/);
    expect(await typed.inputValue()).toBe(morgan.firstName);
    const held = await typed.evaluate((input) => [(input.getRootNode() as ShadowRoot).activeElement === input, (input as HTMLInputElement).selectionStart]);
    expect(held).toEqual([true, 2]);

    await visitor.press("English");
    await visitor.seesHeading(/main driver/);
    expect(await typed.inputValue()).toBe(morgan.firstName);
    await visitor.press("Español");
    await visitor.seesHeading(/conductor principal/);
    await visitor.page.reload();
    await visitor.arrive();
    await visitor.seesHeading(/conductor principal/);
    expect(await typed.inputValue()).toBe(morgan.firstName);
  });
});

describe("the gallery in Spanish at 320 px", () => {
  test.for(["driver-errors", "vehicle-list", "contact-errors", "success"])("%s doesn't scroll sideways", async (screen, { open, origins }) => {
    const { page } = await open({ address: `${origins.sites}/gallery/frame/?screen=${screen}&language=es` });
    await page.setViewportSize({ width: 320, height: 800 });
    await page.locator('html[data-state="ready"]').waitFor({ timeout: 40_000 });
    expect(await overflows(page)).toBe(false);
  });
});
