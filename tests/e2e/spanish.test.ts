import { describe, expect } from "vitest";
import type { BrowserContext, Page } from "playwright";
import { say } from "../../src/kernel/phrase";
import { translationOf } from "../../src/build/catalogue.mjs";
import { answerTo } from "../harness/answerTo";
import { withAxe } from "../harness/axe";
import { englishLeft } from "../harness/english";
import { inspect } from "../harness/inspect";
import { partnerSite } from "../harness/sites";
import { test } from "../harness/test";
import { screensIn } from "./funnel/auto";
import { morgan } from "./funnel/people";
import { nextMonth, onRecord } from "./funnel/property";
import { screensOf } from "./funnel/walk";

/** Serves the partner's page in another language, possibly one that the widget doesn't have. */
const inLanguage = (language: string) => async (context: BrowserContext) => {
  await context.route(/\/partner\/(?:\?.*)?$/, async (route) => {
    const response = await answerTo(route);
    await route.fulfill({ response, body: (await response.text()).replace('<html lang="en"', `<html lang="${language}"`) });
  });
};

/** Returns the languages whose texts the page has fetched. */
const textsOf = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => [
    ...new Set(performance.getEntriesByType("resource").flatMap(({ name }) => /\/texts\/(\w\w)-/.exec(name)?.[1] ?? [])),
  ]);
const overflows = (page: Page): Promise<boolean> => page.evaluate(() => document.documentElement.scrollWidth > innerWidth);

/** The widget's texts in Spanish. */
const spanish = translationOf("es");
const es = (key: string, params = {}): string => say({ key, params }, {}, spanish, "es");

describe("a line in Spanish at 320 px", () => {
  test("contains no English from its first field to its end, is accessible and doesn't scroll sideways", async ({ visit, origins }) => {
    const narrow = async (context: BrowserContext, page: Page) => {
      await withAxe(context);
      await page.setViewportSize({ width: 320, height: 844 });
    };
    const visitor = await visit({ width: "phone", prepare: narrow, address: `${origins.sites}/quote/renters/address?lang=es` });
    const { page, widget } = visitor;
    const look = async (screen: string): Promise<void> => {
      await visitor.settled();
      expect.soft(await englishLeft(page), screen).toEqual([]);
      expect.soft(await overflows(page), `${screen} scrolls sideways`).toBe(false);
      await inspect(visitor, screen);
    };
    const { line, city, state, zip } = onRecord;
    const address = {
      answer: async () => {
        await visitor.press(es("address.manual"));
        for (const [name, value] of Object.entries({ addressLine1: line, city, state, zipCode: zip })) await widget.locator(`[name="${name}"]`).fill(value);
        await visitor.press(es("address.submit"));
      },
    };
    const { firstName, lastName, dateOfBirth, email } = morgan;
    const setting = { state, site: visitor.site, values: { firstName, lastName, dateOfBirth, email, startDate: nextMonth() } };
    for (const screen of screensOf("renters", setting, { address })) {
      await visitor.isAt(screen.route);
      if (screen.step === "policy-compare") break;
      await look(screen.step);
      await screen.answer(visitor);
    }
    await visitor.seesHeading(/^Ya están sus \d+ cotizaciones$/);
    const row = widget.locator("article").filter({ hasNotText: es("quotes.card.firm") }).first();
    const carrier = (await row.locator("h2 button").innerText()).trim();
    if ((await row.locator("h2 button").getAttribute("aria-expanded")) === "false") await row.locator("h2 button").click();
    await visitor.button(new RegExp(`^(?:Elegir|Continuar con) ${carrier}$`)).waitFor();
    await look("policy-compare");
    await visitor.press(new RegExp(`^(?:Elegir|Continuar con) ${carrier}$`));
    await visitor.isAt("renters/finalize/contact");
    await look("contact");
    await widget.locator('input[type="radio"][value="EMAIL"]').check();
    await visitor.press(es("finalize.form.submit"));
    await visitor.seesHeading(es("finalize.success.named", { firstName }));
    await look("success");
    expect(await textsOf(page)).toEqual(["es"]);
  });
});

test("a case's sentences leave no word alone on a phone's last line", async ({ visit, origins }) => {
  const visitor = await visit({ width: "phone", address: `${origins.sites}/quote/auto/address?lang=es` });
  await visitor.press(es("address.manual"));
  const inGuam = { addressLine1: onRecord.line, city: "Hagatna", state: "GU", zipCode: "96910" };
  for (const [name, value] of Object.entries(inGuam)) await visitor.widget.locator(`[name="${name}"]`).fill(value);
  await visitor.press(es("address.submit"));
  await visitor.dialog(es("case.codeNotSupported.title")).waitFor();
  await visitor.settled();
  const lastLines = await visitor.dialog().locator("p").evaluateAll((paragraphs) =>
    paragraphs.map((paragraph) => {
      const range = document.createRange();
      range.selectNodeContents(paragraph);
      const rects = [...range.getClientRects()];
      // A period can have a box of its own.
      const lines = [...new Set(rects.map(({ bottom }) => bottom))].map((at) => rects.reduce((sum, { bottom, width }) => sum + (bottom === at ? width : 0), 0));
      return { text: paragraph.textContent, share: lines.at(-1)! / Math.max(...lines), count: lines.length };
    }),
  );
  expect(lastLines.some(({ count }) => count > 1)).toBe(true);
  expect(lastLines.filter(({ share }) => share < 0.4)).toEqual([]);
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

  test("changes without losing what is typed, by the page or the visitor, and survives a reload", async ({ visit }) => {
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
