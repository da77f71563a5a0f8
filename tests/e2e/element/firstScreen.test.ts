import type { Page } from "playwright";
import { afterEach, describe, expect, it } from "vitest";
import { lines } from "../../../src/lines/lines";
import { hostSite, strictCsp, type OpenPage } from "./hostPage";
import { painted, runs, seen } from "./takeover";

/** Tests visitors who are faster than React: the prerendered screen, and the moment when React takes over. */
const host = await hostSite();
let letThrough: () => void;
afterEach(() => letThrough());

/** Opens a page whose widget waits for its core until `letThrough` is called. */
function opened(line: string, attributes = "", path = "/article"): Promise<OpenPage> {
  letThrough = host.hold(/\/chunks\/app-/);
  return host.open(`${host.tag(attributes, line)}${host.script()}${"<p>after</p>".repeat(40)}`, { path, headers: strictCsp(host.widget) });
}

const heading = (page: Page) => page.locator("insurance-quote h1");
const takenOver = async (page: Page): Promise<void> => {
  letThrough();
  await runs(page);
};

/** Returns checked boxes and nonempty text fields, as `name=text`. */
const answers = (page: Page): Promise<readonly string[]> =>
  page.locator("insurance-quote").evaluate((element) =>
    [...(element.shadowRoot?.querySelectorAll<HTMLInputElement>("input, select") ?? [])]
      .filter(({ value, checked, type }) => (/radio|checkbox/.test(type) ? checked : value !== ""))
      .map(({ name, value }) => `${name}=${value}`.toLowerCase()),
  );

/** Values by kind of field that formatting doesn't change. */
const said: Readonly<Record<string, string>> = { numeric: "43215", tel: "(614) 555-0138", email: "maya@example.com" };

const places = (page: Page) =>
  page.locator("insurance-quote").evaluate((element) =>
    [...(element.shadowRoot?.querySelectorAll("header, header img, h1, label, form button") ?? [])].map((part) => {
      const { x, y, width, height } = part.getBoundingClientRect();
      return [part.tagName, ...[x, y, width, height].map(Math.round)].join(" ");
    }),
  );

describe.each(Object.keys(lines))("%s", (line) => {
  it("accepts typing before React runs, and keeps it in its place", async () => {
    const { page, troubles } = await opened(line);
    await heading(page).waitFor();
    expect(await page.evaluate(() => customElements.get("insurance-quote"))).toBeUndefined();
    const fields = page.locator("insurance-quote").locator("input:not([type=radio],[type=checkbox],[tabindex])");
    for (const field of await fields.all()) await field.fill(said[(await field.getAttribute("inputmode")) ?? (await field.getAttribute("type")) ?? ""] ?? "ohio");
    const boxes = page.locator("insurance-quote").locator("input[type=radio], input[type=checkbox]");
    if ((await boxes.count()) > 0) await boxes.last().check({ force: true });
    const typed = await answers(page);
    const before = await places(page);
    expect(typed.length).toBeGreaterThan(0);

    await takenOver(page);
    expect(await answers(page)).toEqual(expect.arrayContaining([...typed]));
    // A choice, or suggestions for what was typed, may have opened more below.
    expect((await places(page)).slice(0, 3)).toEqual(before.slice(0, 3));
    expect(troubles).toEqual([]);
    await page.close();
  });
});

describe("taking over", () => {
  it("moves nothing, and keeps focus, selection and scroll position", async () => {
    const { page, troubles } = await opened("auto", 'partner="prairie-lantern"');
    const field = page.locator("insurance-quote input:not([tabindex])");
    await field.fill("Alder");
    await field.evaluate((input: HTMLInputElement) => input.setSelectionRange(1, 3));
    await page.evaluate(() => scrollTo(0, 40));
    const before = await places(page);
    await takenOver(page);
    const after = await page.locator("insurance-quote").evaluate((element) => {
      const active = element.shadowRoot?.activeElement as HTMLInputElement | null;
      return [active?.name, active?.value, active?.selectionStart, active?.selectionEnd, scrollY];
    });
    expect(after).toEqual(["addressSearch", "Alder", 1, 3, 40]);
    expect((await places(page)).slice(0, before.length - 2)).toEqual(before.slice(0, -2));
    expect(troubles).toEqual([]);
    await page.close();
  });

  it("repeats an earlier press", async () => {
    const { page } = await opened("auto");
    await page.getByRole("button", { name: "Almost there!" }).click();
    expect(await page.getByRole("button", { name: "Almost there!" }).getAttribute("aria-busy")).toBe("true");
    await takenOver(page);
    await page.getByText("Enter an address.").first().waitFor();
    await page.close();
  });

  it("keeps a key that is the host page's shortcut in the field", async () => {
    const { page } = await opened("auto");
    await page.evaluate(() => document.addEventListener("keydown", (event) => document.body.setAttribute("data-heard", event.key)));
    await page.locator("insurance-quote input:not([tabindex])").pressSequentially("s");
    expect(await page.locator("body").getAttribute("data-heard")).toBeNull();
    await page.close();
  });

  it("waits until a character in composition is complete", async () => {
    const { page } = await opened("auto");
    const field = page.locator("insurance-quote input:not([tabindex])");
    await field.focus();
    const client = await page.context().newCDPSession(page);
    await client.send("Input.imeSetComposition", { text: "あ", selectionStart: 1, selectionEnd: 1 });
    letThrough();
    // React's screen is there, and waits behind the one in use.
    await heading(page).nth(1).waitFor({ state: "attached" });
    expect(await painted(page).count()).toBe(1);
    expect(await heading(page).filter({ visible: true }).count()).toBe(1);
    expect((await seen(page)).filter(([name]) => name === "iq-ready")).toEqual([]);
    await client.send("Input.insertText", { text: "安" });
    await painted(page).waitFor({ state: "detached" });
    await runs(page);
    expect(await field.inputValue()).toBe("安");
    await page.keyboard.type("1");
    expect(await field.inputValue()).toBe("安1");
    await page.close();
  });
});

describe("a prerendered screen", () => {
  it("keeps what was typed, and shows a link to continue, when the widget never arrives", async () => {
    const { page } = await opened("auto", 'partner="auvane"');
    host.tamper(/\/chunks\/app-/, () => 503);
    letThrough();
    await page.locator("insurance-quote input:not([tabindex])").fill("418 Alder St");
    const link = page.getByRole("link", { name: "Continue on our site" });
    await link.waitFor();
    expect(await link.getAttribute("href")).toContain("/quote/auto/address?partner=auvane");
    expect(await page.locator("insurance-quote input:not([tabindex])").inputValue()).toBe("418 Alder St");
    await page.close();
  });

  it("isn't shown without the partner's content: React shows the bundled brand, and reports why", async () => {
    const { page } = await opened("auto", 'partner="nobody-we-know"');
    await takenOver(page);
    await page.getByText("Clearmoor").first().waitFor();
    expect((await seen(page)).map(([name]) => name)).toContain("iq-error");
    await page.close();
  });

  it("has no header if the host wants none", async () => {
    const { page } = await opened("auto", 'chrome="none"');
    await heading(page).waitFor();
    expect(await page.locator("insurance-quote header").count()).toBe(0);
    await page.close();
  });

  it.each([
    ["with an answer in the address", "auto", "/article?coverageAmount=500000"],
    ["with a route in the address", "auto", "/article?iq=/auto/driver"],
    ["who chooses among lines", "auto,other", "/article"],
  ])("isn't shown to a visitor %s", async (_who, line, path) => {
    const { page } = await opened(line, "", path);
    // Waits until everything that the screen would need has arrived.
    const fetched = (part: string) => performance.getEntriesByType("resource").some(({ name, duration }) => name.includes(part) && duration > 0);
    for (const part of ["content.json", "/chunks/first-"]) await page.waitForFunction(fetched, part);
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
    expect(await page.locator("insurance-quote").evaluate((element) => element.shadowRoot)).toBeNull();
    await page.close();
  });
});
