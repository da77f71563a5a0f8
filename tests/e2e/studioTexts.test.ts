import type { Locator, Page } from "playwright";
import { describe, expect } from "vitest";
import { answerTo } from "../harness/answerTo";
import { test } from "../harness/test";

const opened = (page: Page) => page.getByLabel("Begin with").waitFor({ timeout: 120_000 });
const section = (page: Page, title: string) => page.locator("summary", { hasText: title });

describe("the studio's texts", () => {
  test("can be read whole in their fields, stay on one line of their own, and leave a pictured gap when they are empty", async ({ open, origins }) => {
    const { page } = await open({ address: `${origins.sites}/studio/` });
    await opened(page);
    await section(page, "Texts").click();
    await page.getByLabel("Find a text to change").fill("like to protect");
    await page.getByRole("button", { name: "What would you like to protect?" }).click();
    const title = page.getByRole("textbox", { name: "English: What would you like to protect?" });
    const isWhole = () => title.evaluate(({ scrollHeight, clientHeight, scrollWidth, clientWidth }) => scrollHeight <= clientHeight && scrollWidth <= clientWidth);
    await title.fill("What of all that you own may we look after?\nTell us");
    expect(await title.inputValue()).toBe("What of all that you own may we look after? Tell us");
    expect(await isWhole()).toBe(true);
    const fontOf = (field: Locator) => field.evaluate((element) => getComputedStyle(element).fontFamily);
    expect(await fontOf(title), "a browser's own for such fields is that of code").toBe(await fontOf(page.getByLabel("Find a text to change")));
    await title.press("Enter");
    expect(await title.inputValue()).not.toContain("\n");

    await title.fill("");
    const fault = page.getByRole("listitem").filter({ hasText: "Is empty: write a text" });
    await fault.getByRole("img", { name: "As a visitor sees it" }).waitFor();

    await section(page, "Company and links").click();
    const link = page.getByRole("textbox", { name: "How you rank quotes (optional)" });
    await link.fill(`https://www.cedarvale.test/insurance/${"quotes/".repeat(8)}`);
    expect(await link.evaluate(({ scrollHeight, clientHeight }) => scrollHeight <= clientHeight)).toBe(true);
  });

  test("are measured on every screen in each language, and a screen that doesn't come is named", async ({ open, origins }) => {
    const { page } = await open({
      address: `${origins.sites}/studio/`,
      prepare: async (context) => {
        // The studio lists a screen that the frame doesn't know.
        await context.route("**/gallery/recipes.json", async (route) => {
          const all = (await (await answerTo(route)).json()) as readonly { readonly id: string }[];
          const types = all.filter(({ id }) => id === "types");
          const isStudio = route.request().frame().parentFrame() === null;
          await route.fulfill({ json: isStudio ? [...types, { id: "lost", group: "Lost", title: "Lost" }] : types });
        });
      },
    });
    await opened(page);
    await section(page, "Texts").click();
    await page.getByLabel("Find a text to change").fill("like to protect");
    await page.getByRole("button", { name: "What would you like to protect?" }).click();
    for (const language of ["English", "Spanish"]) {
      await page.getByRole("textbox", { name: new RegExp(`^${language}: `) }).fill("Nonbreakable\u00a0questions\u00a0stick\u00a0out");
    }
    await page.getByRole("button", { name: "Measure the texts on every screen" }).click();
    await page.getByText("Not measured, because they didn't come in time: Lost").waitFor();
    const found = page.getByRole("listitem").filter({ hasText: "on a phone, on the screen" });
    expect(await found.getByRole("button", { name: /^(?:Texts|Spanish): “/ }).allTextContents()).toEqual([
      "Texts: “What would you like to protect?”",
      expect.stringContaining("Spanish: “¿Qué le gustaría proteger?”"),
    ]);
  });
});
