import type { Page } from "playwright";

/**
 * Returns the fields of a screen by name, each with its autocomplete token, its keyboard, and whether it is announced as
 * required.
 */
export const fieldsOn = (page: Page): Promise<readonly (readonly [string, string])[]> =>
  page.locator("insurance-quote").evaluate((element) =>
    [...element.shadowRoot!.querySelectorAll<HTMLInputElement>("input:not([type=radio], [type=checkbox], [type=range]), select")].map((control) => {
      // An item of a list is a form of its own, whose fields are named after it.
      const name = control.name || control.id;
      const said = [control.autocomplete || "nothing", control.inputMode, control.ariaRequired === "true" && "required"];
      return [name, said.filter(Boolean).join(" ")] as const;
    }),
  );
