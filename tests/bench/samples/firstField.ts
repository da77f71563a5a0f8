import { visit } from "../browser/visit";
import type { Sample } from "../figures";

/** Milliseconds from the start of the navigation to the frame with the first character, typed as early as the page allows. */
export const firstField = (url: string, field: string): Promise<Sample> =>
  visit({ url, firstField: field }, async ({ page }) => {
    await page.exposeFunction("pressKey", () => page.keyboard.press("a"));
    return { firstField: await page.evaluate((selector) => window.fields.typeEarly(selector), field) };
  });
