import type { Page } from "playwright";
import { describe, expect, it } from "vitest";
import { lines } from "../../../src/lines/lines";
import { hostSite, strictCsp, type OpenPage } from "./hostPage";
import { painted, runs, seen, takenOver } from "./takeover";

/** Tests pages whose HTML contains the first screen: it keeps what a visitor types and presses before any script runs. */
const host = await hostSite();

interface Visit {
  readonly partner?: string;
  /** Further attributes of the tag. */
  readonly attributes?: string;
  readonly path?: string;
  /** A file that is held back until `letThrough` is called. */
  readonly hold?: RegExp;
  /** HTML above the tag. */
  readonly above?: string;
}

async function visit(line: string, { partner = "auvane", attributes, path, hold, above = "" }: Visit = {}): Promise<OpenPage & { letThrough(): void }> {
  const { tag, headers } = await host.tagWithScreen(partner, line, attributes);
  const letThrough = hold ? host.hold(hold) : () => undefined;
  const opened = await host.open(`${above}${tag}${host.script(`type="module" async`)}${"<p>after</p>".repeat(40)}`, { headers, early: true, ...(path && { path }) });
  return { ...opened, letThrough };
}

const widget = (page: Page) => page.locator("insurance-quote");
const heading = (page: Page) => widget(page).locator("h1");
const street = (page: Page) => widget(page).getByRole("combobox", { name: "Home address" });
const next = (page: Page) => widget(page).locator("form button").first();
const asked = (requests: readonly string[], part: string): boolean => requests.some((url) => url.includes(part));

/**
 * Returns the screen's markup without the attributes that differ: styles, which the browser rewrites, and the form's method.
 */
const markup = (page: Page): Promise<string> => painted(page).evaluate((screen) => screen.outerHTML.replace(/ (?:method="dialog"|(?:data-)?style="[^"]*")/g, ""));

describe.each(Object.keys(lines))("%s", (line) => {
  it("is exactly the painter's screen, and needs no script until then", async () => {
    const { page, troubles, letThrough } = await visit(line, { partner: "default", hold: /insurance-quote\.js|\/chunks\/app-/ });
    await heading(page).waitFor();
    expect(await painted(page).count()).toBe(0);
    host.hold(/\/chunks\/app-/);
    letThrough();
    await painted(page).waitFor();
    const brought = await markup(page);
    const twin = await host.open(`${host.tag("", line)}${host.script()}`, { headers: strictCsp(host.widget) });
    await painted(twin.page).waitFor();
    expect(brought).toBe(await markup(twin.page));
    expect([...troubles, ...twin.troubles]).toEqual([]);
    await Promise.all([page.close(), twin.page.close()]);
  });
});

describe("a first screen in the page's HTML", () => {
  it("has a title as deep as the tag says, once a script runs", async () => {
    const { page, letThrough } = await visit("auto", { attributes: 'heading-level="2"', hold: /\/chunks\/app-/ });
    await painted(page).waitFor();
    expect(await widget(page).locator("[data-title]").evaluateAll((titles) => titles.map(({ tagName }) => tagName))).toEqual(["H2"]);
    letThrough();
    await takenOver(page);
    await expect.poll(() => widget(page).locator("[data-title]").evaluateAll((titles) => titles.map(({ tagName }) => tagName))).toEqual(["H2"]);
    await page.close();
  });

  it("keeps what was typed before any script ran, with its place and focus", async () => {
    const { page, troubles, letThrough } = await visit("auto", { hold: /insurance-quote\.js/ });
    await street(page).pressSequentially("418 Alder");
    const place = () => street(page).evaluate((field) => field.getBoundingClientRect().top + scrollY);
    const before = await place();
    letThrough();
    await takenOver(page);
    expect(await street(page).inputValue()).toBe("418 Alder");
    expect(await place()).toBe(before);
    await page.keyboard.type(" St");
    expect(await street(page).inputValue()).toBe("418 Alder St");
    expect(troubles).toEqual([]);
    await page.close();
  });

  it("of an older build keeps what was typed, and gives way to the current wording once the widget runs", async () => {
    const { tag } = await host.tagWithScreen("auvane", "auto");
    const older = tag.replace(/\biq(?=[0-9a-z]{4}\b)/g, "iqold").replace(">Home address<", ">Garage<");
    const letThrough = host.hold(/insurance-quote\.js/);
    const { page } = await host.open(`${older}${host.script(`type="module" async`)}`, { early: true });
    await widget(page).getByRole("combobox", { name: "Garage" }).fill("418 Alder St");
    letThrough();
    await takenOver(page);
    expect(await street(page).inputValue()).toBe("418 Alder St");
    await page.close();
  });

  it("moves nothing", async () => {
    const { page } = await visit("auto");
    await runs(page);
    await painted(page).waitFor({ state: "detached" });
    expect(await page.evaluate(() => Reflect.get(window, "layoutShift"))).toBe(0);
    await page.close();
  });

  it.each([
    ["with the mouse", (page: Page) => next(page).click()],
    ["by a key", (page: Page) => next(page).press("Enter")],
    ["twice", (page: Page) => next(page).dblclick()],
  ])("repeats what was pressed %s before any script ran", async (_how, press) => {
    const { page, letThrough } = await visit("auto", { hold: /insurance-quote\.js/ });
    await heading(page).waitFor();
    await press(page);
    letThrough();
    await widget(page).getByText("Enter an address.").first().waitFor();
    await page.close();
  });

  it("opens what was pressed to open it", async () => {
    const { page, letThrough } = await visit("auto", { attributes: `chrome="full"`, hold: /insurance-quote\.js/ });
    await widget(page).getByRole("button", { name: "Menu" }).click();
    letThrough();
    await widget(page).getByRole("dialog", { name: "Menu" }).waitFor();
    await page.close();
  });

  it("shows a link to continue if no script answers a press", async () => {
    const { tag, headers } = await host.tagWithScreen("auvane", "auto");
    const { page } = await host.open(tag, { headers });
    const link = page.getByRole("link", { name: "Continue on our site" });
    await next(page).click();
    await widget(page).evaluate((element) => element.shadowRoot?.getAnimations().forEach((waiting) => waiting.pause()));
    expect(await link.count()).toBe(0);
    await widget(page).evaluate((element) => element.shadowRoot?.getAnimations().forEach((waiting) => waiting.finish()));
    await link.waitFor();
    expect(await link.getAttribute("href")).toContain("/quote/auto/address?partner=auvane");
    await page.close();
  });

  it("presses nothing on its own, and Enter in a field does nothing", async () => {
    const { page, letThrough } = await visit("life", { partner: "default", hold: /insurance-quote\.js/ });
    await widget(page).locator("input").first().press("Enter");
    const address = page.url();
    letThrough();
    await takenOver(page);
    expect(page.url().split("#")[0]).toBe(address.split("#")[0]);
    expect(await widget(page).getByRole("alert").count()).toBe(0);
    await page.close();
  });

  it("leaves the network to the page's pictures until they have loaded or the visitor uses the screen", async () => {
    let draw = (): void => undefined;
    const drawn = new Promise<void>((resolve) => (draw = resolve));
    const picture = (page: Page) => page.route("**/slow.svg", (route) => drawn.then(() => route.fulfill({ contentType: "image/svg+xml", body: "<svg xmlns='http://www.w3.org/2000/svg'/>" })));
    const { tag, headers } = await host.tagWithScreen("auvane", "auto");
    const begun = async (path = "/article") => {
      const context = await host.newContext();
      context.on("page", (page) => void picture(page));
      return host.open(`<img src="/slow.svg" width="10" height="10">${tag}${host.script()}`, { headers, context, early: true, path });
    };
    const [waiting, touched, led] = [await begun(), await begun(), await begun("/article?iq=/auto/driver")];
    // Otherwise the wrong screen would stay for as long as a picture takes.
    await expect.poll(() => widget(led.page).evaluate((element) => element.shadowRoot?.querySelector("[data-brought]"))).toBeNull();
    await street(touched.page).click();
    await painted(touched.page).waitFor();
    await waiting.page.waitForFunction(() => performance.getEntriesByType("resource").some(({ name }) => name.endsWith("/insurance-quote.js")));
    expect(asked(waiting.requests, "/chunks/")).toBe(false);
    draw();
    await runs(waiting.page);
    await Promise.all([waiting, touched, led].map(({ page }) => page.close()));
  });

  it.each([
    ["with a route in the address", "auvane", "", "/article?iq=/auto/driver"],
    ["with an answer in the address", "auvane", "", "/article?coverageAmount=500000"],
    ["in another language", "default", 'lang="es"', "/article"],
    ["of another partner", "auvane", 'partner="default"', "/article"],
  ])("gives way at once to a visitor %s", async (_who, partner, attributes, path) => {
    const { tag, headers } = await host.tagWithScreen(partner, "auto");
    const changed = attributes.startsWith("partner") ? tag.replace(/partner="\w+"/, attributes) : tag.replace("<insurance-quote", `<insurance-quote ${attributes}`);
    const letThrough = host.hold(/\/chunks\/app-/);
    const { page } = await host.open(`${changed}${host.script()}`, { headers, path });
    await expect.poll(() => widget(page).evaluate((element) => element.shadowRoot?.childElementCount)).toBe(0);
    letThrough();
    await runs(page);
    expect((await seen(page)).some(([name]) => name === "iq-step")).toBe(true);
    await page.close();
  });

  it.each([
    ["none", 0, 0],
    ["minimal", 1, 0],
    ["full", 1, 1],
  ])("shows what chrome=%s asks for, with a script and without", async (chrome, headers, menus) => {
    const { page, letThrough } = await visit("auto", { attributes: `chrome="${chrome}"`, hold: /insurance-quote\.js/ });
    const shown = async () => [await widget(page).locator("header").filter({ visible: true }).count(), await widget(page).getByRole("button", { name: "Menu" }).count()];
    await heading(page).waitFor();
    expect(await shown()).toEqual([headers, menus]);
    host.hold(/\/chunks\/app-/);
    letThrough();
    await painted(page).waitFor();
    expect(await shown()).toEqual([headers, menus]);
    await page.close();
  });
});
