import type { BrowserContext, Page } from "playwright";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { expectedOf } from "../../lines/expectedOf";
import type { Published } from "../../../src/partner/published";
import { framesOf, watchFrames } from "./frames";
import { hostSite, strictCsp, type Answer } from "./hostPage";
import { runs, takenOver } from "./takeover";

/**
 * Tests the brand that a visitor sees when the content network is slow, broken, or ahead of the page's copy: always one
 * whole brand.
 */
const host = await hostSite();
let context: BrowserContext;
beforeEach(async () => {
  context = await host.newContext();
});
afterEach(() => context.close());

const contentFile = /\/content\.json$/;
const never = new Promise<never>(() => undefined);
const away: readonly (readonly [string, Answer])[] = [
  ["doesn't come", () => never],
  ["can't be had", () => 503],
  ["isn't JSON", () => "{broken"],
  ["is of another shape", () => "[]"],
];
const missing: (typeof away)[number] = ["is missing", () => 404];

const visit = async (script: string, attributes = 'partner="auvane"', line = "auto"): Promise<Page> => {
  const { page } = await host.open(`${host.tag(attributes, line)}${script}`, { context, headers: strictCsp(host.widget) });
  return page;
};

interface Brand {
  readonly heading: string;
  readonly name: string;
  readonly phone: string;
}
const auvane: Brand = { heading: "Where will you keep the car?", name: "Auvane Motors", phone: "(800) 555-0117" };
const bundled: Brand = { heading: "Where do you keep your car?", name: "Clearmoor", phone: "(800) 555-0142" };

/** Expects everything that tells brands apart on React's first screen. */
async function seesBrand(page: Page, { heading, name, phone }: Brand): Promise<void> {
  await takenOver(page);
  const widget = page.locator("insurance-quote");
  await widget.getByRole("heading", { level: 1, name: heading }).waitFor();
  await widget.getByRole("link", { name: `Call ${phone}` }).first().waitFor();
  await widget.locator("header").getByRole("img", { name }).or(widget.locator("header").getByText(name)).first().waitFor();
  const other = name === bundled.name ? auvane : bundled;
  expect(await widget.getByText(other.phone).count()).toBe(0);
}

/**
 * Returns the lines in the type selection if the element names none. A partner with one line shows its first question
 * instead.
 */
async function linesOffered(page: Page): Promise<readonly string[]> {
  await runs(page);
  await page.getByRole("heading", { level: 1, name: "What would you like to protect?" }).waitFor();
  const cards = await page.getByRole("link", { name: new RegExp(`^(?:${Object.values(expectedOf).map(({ card }) => card).join("|")})\\b`) }).allInnerTexts();
  return cards.map((card) => card.split("\n")[0]!);
}

/** Makes an earlier visit that stores a good copy of the content. */
async function comesBack(): Promise<void> {
  const page = await visit(host.script());
  await seesBrand(page, auvane);
  const isKept = (url: string): Promise<boolean> => page.evaluate(async (kept) => Boolean(await caches.match(kept)), url);
  await expect.poll(() => isKept(`${host.widget}/content/auvane/content.json`)).toBe(true);
  await page.close();
}

describe("with the partner's own script", () => {
  it.each([...away, missing])("content that %s costs nothing: the partner's brand and number in every frame", async (_what, answer) => {
    host.tamper(contentFile, answer);
    await watchFrames(context);
    const page = await visit(host.ownScript("auvane"));
    await seesBrand(page, auvane);
    expect(await framesOf(page)).toHaveLength(1);
  });

  it.each([...away, missing])("content that %s: only the partner's lines are offered", async (_what, answer) => {
    host.tamper(contentFile, answer);
    await seesBrand(await visit(host.ownScript("auvane"), 'partner="auvane"', ""), auvane);
  });
});

describe("with the plain loader", () => {
  it.each([...away, missing])("a first visit whose content %s shows the bundled brand, whole", async (_what, answer) => {
    host.tamper(contentFile, answer);
    await watchFrames(context);
    const page = await visit(host.script());
    await seesBrand(page, bundled);
    expect(await framesOf(page)).toHaveLength(1);
  });

  it.each(away)("a second visit whose content %s shows the last good copy, in every frame", async (_what, answer) => {
    await comesBack();
    host.tamper(contentFile, answer);
    await watchFrames(context);
    const page = await visit(host.script());
    await seesBrand(page, auvane);
    expect(await framesOf(page)).toHaveLength(1);
  });

  it("a second visit without content offers only the partner's lines", async () => {
    await comesBack();
    host.tamper(contentFile, () => 503);
    await seesBrand(await visit(host.script(), 'partner="auvane"', ""), auvane);
  });

  it("a second visit to a partner that no longer exists shows the bundled brand, which has every line", async () => {
    await comesBack();
    host.tamper(contentFile, missing[1]);
    const page = await visit(host.script());
    await seesBrand(page, bundled);
    await page.close();
    expect(await linesOffered(await visit(host.script(), 'partner="auvane"', ""))).toHaveLength(8);
  });
});

describe("newer content than the available copy", () => {
  const newer: Answer = (text) => {
    const { wording, theme, publishedAt, ...rest } = JSON.parse(text) as Published;
    return JSON.stringify({
      ...rest,
      publishedAt: publishedAt + 1,
      wording: { ...wording, "auto.title.address": "Where does it park?" },
      theme: { ...theme, "color-action": "rgb(0 90 60)" },
    });
  };
  const old = [auvane.heading, "rgb(200, 16, 46)"];
  const fresh = ["Where does it park?", "rgb(0, 90, 60)"];

  it("replaces the content of the partner's own script, once and completely", async () => {
    host.tamper(contentFile, newer);
    await watchFrames(context);
    const page = await visit(host.ownScript("auvane"));
    await takenOver(page);
    await page.getByRole("heading", { name: "Where does it park?" }).waitFor();
    expect(await framesOf(page)).toEqual([old, fresh]);
  });

  it("replaces the last visit's content, once and completely", async () => {
    await comesBack();
    host.tamper(contentFile, newer);
    await watchFrames(context);
    const page = await visit(host.script());
    await takenOver(page);
    await page.getByRole("heading", { name: "Where does it park?" }).waitFor();
    expect(await framesOf(page)).toEqual([old, fresh]);
  });

  it("isn't replaced by content older than the script's own", async () => {
    host.tamper(contentFile, (text) => newer(text).toString().replace(/"publishedAt":\d+/, '"publishedAt":1'));
    await watchFrames(context);
    const page = await visit(host.ownScript("auvane"));
    await seesBrand(page, auvane);
    expect(await framesOf(page)).toEqual([old]);
  });
});
