import { expect } from "vitest";
import type { CDPSession, Locator, Page } from "playwright";
import { vins } from "./funnel/people";
import { resumed } from "../harness/resumed";
import { test } from "../harness/test";
import type { Visitor } from "../harness/visitor";

interface Mask {
  readonly field: string | RegExp;
  /** The value as visitors, browsers or other pages write it, and as the field formats it. */
  readonly plain: string;
  readonly shown: string;
}

interface Screen {
  readonly name: string;
  readonly visit: Parameters<typeof resumed>;
  readonly masks: readonly Mask[];
  readonly open?: (visitor: Visitor) => Promise<void>;
}

/** Screens with a field of every format. */
const screens: readonly Screen[] = [
  { name: "miles", visit: ["annual-mileage", { line: "motorcycle" }], masks: [{ field: /miles/i, plain: "22000", shown: "22,000" }] },
  {
    name: "a driver",
    visit: ["driver"],
    masks: [
      { field: "Date of birth", plain: "04121986", shown: "04/12/1986" },
      { field: "Date of birth", plain: "1986-04-12", shown: "04/12/1986" },
      { field: /licensed/, plain: "052004", shown: "05/2004" },
      { field: /phone/i, plain: "6145550138", shown: "(614) 555-0138" },
      { field: /phone/i, plain: "+16145550138", shown: "(614) 555-0138" },
    ],
    open: (visitor) => visitor.press(/^Edit/),
  },
  { name: "a pet", visit: ["info", { line: "pet" }], masks: [{ field: "ZIP code", plain: "43215-0001", shown: "43215" }] },
  {
    name: "a VIN",
    visit: ["vehicle"],
    masks: [{ field: "VIN", plain: ` ${vins.accord.toLowerCase()}`, shown: vins.accord }],
    open: (visitor) => visitor.press("Enter VIN"),
  },
];

const fullWidth = (text: string): string => text.replace(/[!-~]/g, (one) => String.fromCharCode(one.charCodeAt(0) + 0xfee0));

interface Hand {
  readonly page: Page;
  readonly chromium: CDPSession;
  readonly field: Locator;
}

/** The ways of replacing the selected text of a field. */
const ways: Readonly<Record<string, (hand: Hand, text: string) => Promise<unknown>>> = {
  typed: ({ page }, text) => page.keyboard.type(text),
  pasted: async ({ page }, text) => {
    await page.evaluate((copied) => navigator.clipboard.writeText(copied), text);
    await page.keyboard.press("Control+v");
  },
  dropped: async ({ page, chromium, field }, text) => {
    await page.keyboard.press("Delete");
    const { x, y, height } = (await field.boundingBox())!;
    const at = { x: x + 20, y: y + height / 2, data: { items: [{ mimeType: "text/plain", data: text }], dragOperationsMask: 1 } };
    for (const type of ["dragEnter", "dragOver", "drop"] as const) await chromium.send("Input.dispatchDragEvent", { type, ...at });
  },
  dictated: ({ chromium }, text) => chromium.send("Input.insertText", { text }),
  /** Composes like a Japanese keyboard, in full-width characters that the field ignores until they are confirmed. */
  composed: async ({ chromium }, text) => {
    const wide = fullWidth(text);
    await chromium.send("Input.imeSetComposition", { text: wide, selectionStart: wide.length, selectionEnd: wide.length });
    await chromium.send("Input.insertText", { text: wide });
  },
  /** Browsers and password managers assign the value, with an input event that has no type of change. */
  filled: ({ field }, text) =>
    field.evaluate((input: HTMLInputElement, filled) => {
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")!.set!.call(input, filled);
      input.dispatchEvent(new Event("input", { bubbles: true }));
    }, text),
};

// Each visit has its own browser, because pages of one browser share a clipboard.
for (const { name, visit: begun, masks, open } of screens) {
  test(`${name}: a formatted text can be replaced in every way, and undone`, async ({ visit }) => {
    const visitor = await visit({ ...resumed(...begun), wholeBrowser: true, permissions: ["clipboard-read", "clipboard-write"] });
    const { page } = visitor;
    const chromium = await page.context().newCDPSession(page);
    await open?.(visitor);
    for (const { field: named, plain, shown } of masks) {
      const field = visitor.field(named).first();
      const hand = { page, chromium, field };
      const value = (): Promise<string> => field.inputValue();
      await field.fill(shown);
      for (const [way, write] of Object.entries(ways)) {
        await field.selectText();
        await write(hand, plain);
        await expect.poll(value, { message: `${String(named)}: ${plain} ${way}` }).toBe(shown);
      }
      for (const way of ["pasted", "dictated"]) {
        await field.fill(shown);
        await field.selectText();
        await ways[way]!(hand, plain);
        await page.keyboard.press("Control+z");
        // Undo may take back the formatting alone or the whole change.
        expect([plain, shown], `${String(named)}: ${plain} ${way} and undone`).toContain(await value());
        await page.keyboard.press("Control+Shift+z");
        await expect.poll(value, { message: `${String(named)}: ${plain} ${way}, undone and done again` }).toBe(shown);
      }
      // Deleting a selection removes its digits and no others.
      await field.evaluate((input: HTMLInputElement) => input.setSelectionRange(input.value.length - 2, input.value.length));
      await page.keyboard.type(shown.slice(-2));
      await expect.poll(value, { message: `${String(named)}: its end typed again` }).toBe(shown);
    }
  });
}

// Address books copy a number between two marks for the direction of writing.
test("a number that is pasted with invisible marks leaves the caret at its end", async ({ visit }) => {
  const visitor = await visit({ ...resumed("driver"), wholeBrowser: true, permissions: ["clipboard-read", "clipboard-write"] });
  const { page } = visitor;
  await visitor.press(/^Edit/);
  const field = visitor.field(/phone/i).first();
  await field.selectText();
  await ways["pasted"]!({ page, chromium: await page.context().newCDPSession(page), field }, "\u202a614\t555-0138\u202c");
  await expect.poll(() => field.inputValue()).toBe("(614) 555-0138");
  expect(await field.evaluate((input: HTMLInputElement) => input.selectionStart)).toBe("(614) 555-0138".length);
});
