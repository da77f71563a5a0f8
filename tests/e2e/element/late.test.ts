import type { Page } from "playwright";
import { afterEach, describe, expect, it } from "vitest";
import { hostSite, strictCsp } from "./hostPage";
import { painted, runs, takenOver } from "./takeover";

/**
 * Tests a slow line: files that arrive after a deadline are still used, with what was typed and pressed, and the fallbacks
 * disappear.
 */
const host = await hostSite();
let letThrough = (): void => undefined;
afterEach(() => letThrough());

const hold = (file: RegExp): void => void (letThrough = host.hold(file));
const widget = (page: Page) => page.locator("insurance-quote");
const street = (page: Page) => widget(page).getByRole("combobox", { name: "Home address" });
const next = (page: Page) => widget(page).getByRole("button", { name: "Almost there!" });
const wayOut = (page: Page) => page.getByRole("link", { name: "Continue on our site" });
const again = (page: Page) => widget(page).getByRole("button", { name: "Try again" });

const otherWays = (page: Page): Promise<number> => wayOut(page).or(again(page)).count();

/** Lets minutes pass on the page's clock until it offers a fallback. */
const isOffered = (page: Page): Promise<void> =>
  expect
    .poll(async () => {
      await page.clock.runFor(60_000);
      return wayOut(page).count();
    })
    .toBe(1);

const files = [
  ["React", /\/chunks\/vendor-/],
  ["the app", /\/chunks\/app-/],
  ["the line", /\/chunks\/auto-/],
  ["the steps of several lines", /\/chunks\/steps-/],
  ["the styles", /\/chunks\/styles-/],
  ["the texts", /\/texts\/en-/],
] as const;

describe.each(files)("%s a minute late", (_what, file) => {
  it("uses what was typed and pressed meanwhile, and removes the fallbacks", async () => {
    hold(file);
    const { page, troubles } = await host.open(host.tag(`partner="auvane"`) + host.ownScript("auvane"), { clock: true, headers: strictCsp(host.widget) });
    await painted(page).waitFor();
    await street(page).fill("418 Alder St");
    await next(page).click();
    await isOffered(page);
    letThrough();
    await takenOver(page);
    expect(await street(page).inputValue()).toBe("418 Alder St");
    await widget(page).getByText(/^(?:Enter|Select|Choose) /).first().waitFor();
    expect(await otherWays(page)).toBe(0);
    expect(troubles).toEqual([]);
    await page.close();
  });

  it("replaces the fallback of a visitor who chooses among lines", async () => {
    hold(file);
    const { page } = await host.open(host.tag("", "auto,other") + host.script(), { clock: true, path: "/article?iq=/auto/address" });
    await isOffered(page);
    letThrough();
    await runs(page);
    await street(page).waitFor();
    expect(await otherWays(page)).toBe(0);
    await page.close();
  });
});

describe("the link beside a first screen", () => {
  it("leads to the hosted page", async () => {
    hold(/\/chunks\/app-/);
    const { page } = await host.open(host.tag(`partner="auvane"`) + host.ownScript("auvane"), { clock: true });
    await painted(page).waitFor();
    await isOffered(page);
    await wayOut(page).click();
    await page.waitForURL(/\/quote\/auto\/address\?partner=auvane$/);
    await page.close();
  });

  it("keeps what was typed through each \"Try again\"", async () => {
    host.tamper(/\/texts\/en-/, () => 503);
    const { page } = await host.open(host.tag(`partner="auvane"`) + host.ownScript("auvane"), { clock: true });
    await painted(page).waitFor();
    await street(page).fill("418 Alder");
    await isOffered(page);
    await street(page).press("End");
    await page.keyboard.type(" St");
    await again(page).click();
    await again(page).waitFor({ state: "detached" });
    expect(await street(page).inputValue()).toBe("418 Alder St");
    await isOffered(page);
    host.repair();
    await again(page).click();
    await takenOver(page);
    expect(await street(page).inputValue()).toBe("418 Alder St");
    expect(await otherWays(page)).toBe(0);
    await page.close();
  });
});

describe("a \"Try again\" whose answer takes long", () => {
  /** Shows the fallback of a widget without texts, and holds back the answer that tells a newer version from this one. */
  async function pressed(presses: number) {
    let answer: (text: string) => void = () => undefined;
    const index = new Promise<string>((resolve) => (answer = resolve));
    let own = "";
    host.tamper(/\/texts\/en-|\/index\.js$/, (text) => {
      if (text.startsWith("{")) return 503;
      own = text;
      return index;
    });
    letThrough = () => answer(own);
    const { page } = await host.open(host.tag(`partner="auvane"`) + host.script());
    await again(page).waitFor();
    await page.evaluate(() => Object.assign(window, { isSamePage: true }));
    for (let press = 0; press < presses; press += 1) await again(page).click();
    await expect.poll(() => own).not.toBe("");
    return { page, answer, ownText: own };
  }

  it("leaves the page alone if the tag has gone meanwhile", async () => {
    const { page, answer } = await pressed(1);
    await page.evaluate(() => document.querySelector("insurance-quote")!.remove());
    answer("a newer version");
    await new Promise((resolve) => setTimeout(resolve, 500));
    expect(await page.evaluate(() => Reflect.get(window, "isSamePage") as unknown)).toBe(true);
    await page.close();
  });

  it("begins one widget for two presses", async () => {
    const { page, answer, ownText } = await pressed(2);
    host.repair();
    answer(ownText);
    await runs(page);
    await new Promise((resolve) => setTimeout(resolve, 1_000));
    await runs(page);
    expect(await otherWays(page)).toBe(0);
    await page.close();
  });
});

it.each(files.slice(-2))("%s are requested once more if the first request never gets a response", async (_what, file) => {
  let asked = 0;
  letThrough = () => undefined;
  host.tamper(file, (text) => ((asked += 1) === 1 ? new Promise(() => undefined) : text));
  const { page } = await host.open(host.tag("", "auto,other") + host.script(), { clock: true, path: "/article?iq=/auto/address" });
  const waited = async () => {
    await page.clock.runFor(10_000);
    return asked;
  };
  await expect.poll(waited).toBe(2);
  await runs(page);
  await page.close();
});

it("a later page arrives a minute late, replaces the current one, and the offer to try again disappears", async () => {
  const { page } = await host.open(host.tag("", "auto") + host.script(), { clock: true });
  await takenOver(page);
  hold(/\/chunks\/rare-/);
  await page.getByRole("link", { name: "summary" }).click();
  await page.clock.runFor(60_000);
  await widget(page).getByText("The next page is taking a while to load.").waitFor();
  letThrough();
  await page.getByRole("heading", { name: "How we use your information" }).waitFor();
  expect(await again(page).count()).toBe(0);
  await page.close();
});

describe("a page whose HTML arrives in two pieces", () => {
  it.each([
    ["before its shadow root", "<template"],
    ["before its first screen", "<section"],
    ["in its first screen", "<form"],
    ["behind its first screen", "<i "],
  ])("%s: keeps what was typed, and the page's own screen", async (_where, before) => {
    hold(/\/chunks\/app-/);
    const { tag, headers } = await host.tagWithScreen("auvane", "auto", `load="eager"`);
    let send = (): void => undefined;
    const until = new Promise<void>((resolve) => (send = resolve));
    const { page, requests, troubles } = await host.open(`${tag}<p>after</p>`, { headers, early: true, head: host.ownScript("auvane"), pause: { before, until } });
    await expect.poll(() => requests.some((url) => url.endsWith("/insurance-quote.js"))).toBe(true);
    await page.waitForFunction((hasRoot) => {
      const element = document.querySelector("insurance-quote");
      return hasRoot ? element?.shadowRoot : element;
    }, before !== "<template");
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))));
    send();
    await street(page).fill("418 Alder St");
    letThrough();
    await takenOver(page);
    expect(await street(page).inputValue()).toBe("418 Alder St");
    expect(await otherWays(page)).toBe(0);
    expect(troubles).toEqual([]);
    await page.close();
  });
});
