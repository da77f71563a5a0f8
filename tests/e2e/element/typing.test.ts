import type { CDPSession, Page } from "playwright";
import { afterEach, describe, expect, it } from "vitest";
import { hostSite, strictCsp, type OpenPage } from "./hostPage";
import { painted, runs, takenOver } from "./takeover";

/** Tests visitors who type while React takes over the first screen: they must not notice. */
const host = await hostSite();
let letThrough: () => void;
afterEach(() => letThrough());

/** Opens a page with its first screen, whose widget waits until `letThrough` is called. */
async function opened(line: string): Promise<OpenPage> {
  letThrough = host.hold(/\/chunks\/app-/);
  const page = await host.open(`${host.tag("", line)}${host.script()}`, { headers: strictCsp(host.widget) });
  await painted(page.page).waitFor();
  return page;
}

const address = (page: Page) => page.getByRole("combobox", { name: "Home address" });

/** Returns the focused field's text, with `|` at the caret, or `[` and `]` around a selection. */
const written = (page: Page): Promise<string> =>
  page.locator("insurance-quote").evaluate((element) => {
    const field = element.shadowRoot?.activeElement as HTMLInputElement | null;
    if (!field) return "nothing has the focus";
    const [start, end] = [field.selectionStart ?? 0, field.selectionEnd ?? 0];
    const marks = start === end ? ["|"] : ["[", "]"];
    return field.value.slice(0, start) + marks[0] + field.value.slice(start, end) + (marks[1] ?? "") + field.value.slice(end);
  });

describe("typing while React takes over", () => {
  it("loses none of a thousand keys typed into the middle of a text", async () => {
    const { page, troubles } = await opened("auto");
    await address(page).pressSequentially("418 St");
    for (const key of ["ArrowLeft", "ArrowLeft"]) await page.keyboard.press(key);
    // The field holds 200 characters, so most letters are deleted again.
    const keys = Array.from({ length: 1_000 }, (_, index) => (index % 7 < 4 ? "abcdefghijklmnopqrstuvwxyz"[index % 26]! : "Backspace"));
    const text = keys.reduce((before, key) => (key === "Backspace" ? before.slice(0, -1) : before + key), "");
    // Types as fast as possible, but at human speed around the takeover.
    const type = async (some: readonly string[], delay = 0): Promise<void> => {
      for (const key of some) await page.keyboard.press(key, { delay });
    };
    await type(keys.slice(0, 300));
    expect(await painted(page).count()).toBe(1);
    // On a slow phone the takeover's work spreads over many keys.
    const phone = await page.context().newCDPSession(page);
    await phone.send("Emulation.setCPUThrottlingRate", { rate: 4 });
    letThrough();
    await type(keys.slice(300, 500), 30);
    await takenOver(page);
    await phone.send("Emulation.setCPUThrottlingRate", { rate: 1 });
    await type(keys.slice(500));
    expect(await written(page)).toBe(`418 ${text}|St`);
    expect(troubles).toEqual([]);
    await page.close();
  });

  it("keeps a selection and its moving end", async () => {
    const { page } = await opened("auto");
    await address(page).pressSequentially("418 Alder St");
    for (let step = 0; step < 3; step += 1) await page.keyboard.press("ArrowLeft");
    for (let step = 0; step < 5; step += 1) await page.keyboard.press("Shift+ArrowLeft");
    letThrough();
    await takenOver(page);
    expect(await written(page)).toBe("418 [Alder] St");
    await page.keyboard.press("Shift+ArrowLeft");
    expect(await written(page)).toBe("418[ Alder] St");
    await page.keyboard.type(" Elm");
    expect(await written(page)).toBe("418 Elm| St");
    await page.close();
  });

  it("keeps Tab leading to the next field", async () => {
    const { page } = await opened("pet");
    await page.getByRole("textbox", { name: "ZIP code" }).fill("43215");
    await page.keyboard.press("Tab");
    letThrough();
    await takenOver(page);
    await page.keyboard.type("maya@example.com");
    expect(await page.getByRole("textbox", { name: "Email" }).inputValue()).toBe("maya@example.com");
    await page.close();
  });
});

describe("a character that takes several keys", () => {
  let keyboard: CDPSession;
  const compose = (text: string) => keyboard.send("Input.imeSetComposition", { text, selectionStart: text.length, selectionEnd: text.length });

  /** Opens a page in the middle of such a character, with React's screen ready. */
  async function composing(): Promise<Page> {
    const { page } = await opened("auto");
    await address(page).pressSequentially("1 ");
    keyboard = await page.context().newCDPSession(page);
    await compose("s");
    await compose("sh");
    letThrough();
    // React's screen is there, and waits behind the one in use.
    await page.locator("insurance-quote h1").nth(1).waitFor({ state: "attached" });
    return page;
  }

  it("can be finished while React's screen waits", async () => {
    const page = await composing();
    expect(await painted(page).count()).toBe(1);
    expect(await address(page).filter({ visible: true }).count()).toBe(1);
    // Hidden labels count for a field's name, and React's screen has labels for the same ids.
    expect(await page.locator("insurance-quote input:focus").evaluate((field: HTMLInputElement) => field.labels?.length)).toBe(1);
    await compose("し");
    await compose("新");
    await keyboard.send("Input.insertText", { text: "新宿" });
    await painted(page).waitFor({ state: "detached" });
    expect(await written(page)).toBe("1 新宿|");
    await keyboard.send("Input.insertText", { text: "2" });
    expect(await written(page)).toBe("1 新宿2|");
    await page.close();
  });

  it("can be abandoned", async () => {
    const page = await composing();
    await compose("");
    await painted(page).waitFor({ state: "detached" });
    expect(await written(page)).toBe("1 |");
    await page.close();
  });

  it("ends with an element that is removed and put back", async () => {
    const page = await composing();
    await page.evaluate(async () => {
      const element = document.querySelector("insurance-quote")!;
      element.remove();
      await Promise.resolve();
      document.body.append(element);
    });
    await runs(page);
    expect(await painted(page).count()).toBe(0);
    await page.getByRole("button", { name: "Almost there!" }).click();
    await page.getByText("Enter an address.").first().waitFor();
    await page.close();
  });

  it("works in React's screen as anywhere else", async () => {
    const page = await composing();
    await keyboard.send("Input.insertText", { text: "新" });
    await painted(page).waitFor({ state: "detached" });
    await compose("しゅ");
    await keyboard.send("Input.insertText", { text: "宿" });
    expect(await written(page)).toBe("1 新宿|");
    await page.close();
  });
});

describe("a press that is held while React's screen comes", () => {
  it.each(["mouse", "Space"] as const)("takes effect when it is let go: %s", async (by) => {
    const { page } = await opened("auto");
    const button = page.getByRole("button", { name: "Enter address manually" }).filter({ visible: true });
    if (by === "mouse") {
      await button.hover();
      await page.mouse.down();
    } else {
      await button.focus();
      await page.keyboard.down("Space");
    }
    letThrough();
    await page.locator("insurance-quote h1").nth(1).waitFor({ state: "attached" });
    expect(await button.count()).toBe(1);
    await (by === "mouse" ? page.mouse.up() : page.keyboard.up("Space"));
    await page.getByRole("textbox", { name: "Street address" }).waitFor();
    await page.close();
  });
});

describe("browser and password manager autofill", () => {
  const filled: Readonly<Record<string, Readonly<Record<string, string>>>> = {
    pet: { petName: "Biscuit", zipCode: "43215", email: "maya@example.com", primaryPhoneNumber: "(614) 555-0138" },
    other: { firstName: "Maya", lastName: "Okafor" },
  };
  /** Fills all fields at once as autofill does: no key, no focus. */
  const fillIn = (page: Page, values: Readonly<Record<string, string>>) =>
    page.locator("insurance-quote").evaluate((element, given) => {
      for (const [name, value] of Object.entries(given)) {
        const field = element.shadowRoot?.querySelector<HTMLInputElement>(`[name=${name}]`);
        if (!field) throw new Error(`There is no ${name}`);
        Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set?.call(field, value);
        for (const event of ["input", "change"]) field.dispatchEvent(new Event(event, { bubbles: true }));
      }
    }, values);
  const values = (page: Page, names: readonly string[]) =>
    page.locator("insurance-quote").evaluate(
      (element, wanted) => Object.fromEntries(wanted.map((name) => [name, element.shadowRoot?.querySelector<HTMLInputElement>(`[name=${name}]`)?.value])),
      names,
    );

  it.each(Object.keys(filled))("before React runs stays, and reaches the form: %s", async (line) => {
    const { page, troubles } = await opened(line);
    const given = filled[line] ?? {};
    await fillIn(page, given);
    letThrough();
    await takenOver(page);
    expect(await values(page, Object.keys(given))).toEqual(given);
    // The form asks for missing values only.
    await page.locator("insurance-quote [type=submit]").click();
    await page.locator("insurance-quote [aria-invalid=true]").first().waitFor();
    const refused = await page.locator("insurance-quote [aria-invalid=true]").evaluateAll((fields) => fields.map((field) => field.getAttribute("name")));
    expect(refused.filter((name) => name !== null && name in given)).toEqual([]);
    expect(troubles).toEqual([]);
    await page.close();
  });

  it("stays beside what the host prefills in the meantime", async () => {
    const { page } = await opened("other");
    await fillIn(page, { firstName: "Maya" });
    await page.evaluate(() => {
      void customElements.whenDefined("insurance-quote").then(() => document.querySelector("insurance-quote")?.prefill({ firstName: "Ada", email: "ada@example.com" }));
    });
    letThrough();
    await takenOver(page);
    await expect.poll(() => values(page, ["firstName", "email"])).toEqual({ firstName: "Maya", email: "ada@example.com" });
    await page.close();
  });
});
