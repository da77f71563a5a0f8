import type { Page } from "playwright";

/** More keys than React takes in a row if each is followed by another update. */
const keys = 130;

/**
 * Types into every text field of the widget without any time between the keys, as a held key does on a busy phone, and returns the
 * fields in which that ended in an error of the page. Such a key is lost.
 */
export const burstFaults = (page: Page): Promise<string[]> =>
  page.locator("insurance-quote").evaluate((element, count) => {
    const root = element.shadowRoot!;
    const faults: string[] = [];
    let typing = "";
    const listener = ({ message }: ErrorEvent): void => void faults.push(`${typing}: ${message}`);
    addEventListener("error", listener);
    for (const field of root.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>("input, textarea")) {
      if (field.matches("[type=radio], [type=checkbox], [type=range], [type=file], [aria-hidden=true] *")) continue;
      typing = field.id;
      field.focus();
      for (let key = 1; key <= count; key += 1) {
        Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field) as object, "value")!.set!.call(field, "1".repeat(8 + (key % 8)));
        field.dispatchEvent(new InputEvent("input", { bubbles: true, composed: true, inputType: "insertText" }));
      }
    }
    removeEventListener("error", listener);
    return faults;
  }, keys);
