import type { BrowserContext, Page } from "playwright";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { Published } from "../../../src/partner/published";
import { hostSite, strictCsp, type Answer, type OpenPage } from "./hostPage";
import { takenOver } from "./takeover";

/**
 * Tests arbitrary content from the network: nothing throws, no other origin gets a request, and the partner's own script
 * shows the partner. partnerContent.test.ts covers content that is late, missing or not JSON.
 */
const host = await hostSite();
let context: BrowserContext;
beforeEach(async () => {
  context = await host.newContext();
});
afterEach(() => context.close());

type Content = Published & Record<string, unknown>;
/** Changes the network's copy and makes it newer than the script's, so that it is used if it is valid. */
const changed = (change: (content: Content) => unknown): Answer => (text) => {
  const content = JSON.parse(text) as Content;
  return JSON.stringify(change({ ...content, publishedAt: content.publishedAt + 1 }));
};
const configured = (config: object): Answer => changed((content) => ({ ...content, config: { ...content.config, ...config } }));
const members = ["name", "tollFreeNumber", "licensing", "logo", "flags", "productIcons", "partnerInsuranceLineType", "privacyUrl"];
const everyMember = (value: unknown): Answer => configured(Object.fromEntries(members.map((name) => [name, value])));
const deep = "[".repeat(100_000) + "]".repeat(100_000);
const html = `<img src="https://evil.example/x.png" onerror="hacked=1"><script>hacked=1</script>`;
const pictureAt = (src: string) => ({ src, width: 1, height: 1 });
const script = "javascript:hacked=1";

const hostile: readonly (readonly [what: string, answer: Answer])[] = [
  ["is 5 MB of one text", changed((content) => ({ ...content, wording: { "auto.title.address": "x".repeat(5_000_000) } }))],
  ["is 100,000 lists deep", () => deep],
  ["has a member that is as deep", (text) => text.replace('"wording":{', `"extra":${deep},"wording":{"deep":${deep},`)],
  ["has a number for each member", everyMember(7)],
  ["has an object for each member", everyMember({ toString: null, length: -1 })],
  ["has texts and theme that are lists", changed((content) => ({ ...content, wording: ["a"], theme: [1], dark: 7 }))],
  ["has prototypes in it", (text) => text.replaceAll(/"(wording|theme|config|flags)":\{/g, '"$1":{"__proto__":{"hacked":1,"name":"Evil"},"constructor":{"prototype":{"hacked":1}},')],
  ["has HTML for texts and names", changed((content) => ({ ...content, wording: { "auto.title.address": html, "header.open": html, "legal.before": html } }))],
  [
    "leads to scripts",
    configured({ partnerReturnUrl: script, privacyUrl: script, termsUrl: ` ${script}`, howWeRankUrl: `data:text/html,${html}`, aboutUrl: `https://evil.example/" onclick="x` }),
  ],
  ["has pictures from elsewhere", configured({ logo: pictureAt("https://evil.example/x.svg"), watermark: pictureAt("//evil.example/x.svg"), hero: pictureAt("../../x.svg") })],
  ["has tokens that end their declaration, or fetch", changed((content) => {
    const tokens = { "color-surface": "red;} * {display:none} :host{--a:b", "color-text": "url(https://evil.example/x)", "icon-duo": "}", "x;}*{display:none}": "red" };
    return { ...content, theme: { ...content.theme, ...tokens }, dark: tokens };
  })],
  ["is a page", () => "<!doctype html><title>Not found</title><p>Sorry"],
];

async function staysSafe({ page, troubles, requests }: OpenPage): Promise<void> {
  await takenOver(page);
  await page.locator("insurance-quote").getByRole("heading", { level: 1 }).waitFor();
  const own = new Set([new URL(page.url()).origin, host.widget]);
  expect(requests.filter((url) => !own.has(new URL(url).origin) && !url.startsWith("data:"))).toEqual([]);
  // The browser itself reports a file that doesn't exist.
  expect(troubles.filter((trouble) => !/Failed to load resource/.test(trouble))).toEqual([]);
  const found = await page.evaluate(() => {
    const root = document.querySelector("insurance-quote")!.shadowRoot!;
    const links = [...root.querySelectorAll("a[href]")].map((link) => link.getAttribute("href")!);
    return {
      hacked: "hacked" in window || "hacked" in {},
      links: links.filter((href) => !/^(?:https?:|tel:|#|\/)/.test(href) || href.includes("evil")),
      markup: root.querySelectorAll("script, [onerror], [onclick]").length,
      isVisible: getComputedStyle(root.querySelector(".iq")!).display !== "none",
    };
  });
  expect(found).toEqual({ hacked: false, links: [], markup: 0, isVisible: true });
}

const visit = (tag: string): Promise<OpenPage> => host.open(`${host.tag('partner="auvane"')}${tag}`, { context, headers: strictCsp(host.widget) });
const sees = (page: Page, text: string): Promise<void> => page.locator("insurance-quote").getByText(text).first().waitFor();

describe("with the partner's own script, content that", () => {
  it.each(hostile)("%s shows the partner's name, number and agency", async (_what, answer) => {
    host.tamper(/\/content\.json$/, answer);
    const opened = await visit(host.ownScript("auvane"));
    await staysSafe(opened);
    await opened.page.locator("insurance-quote").getByRole("link", { name: "Call (800) 555-0117" }).first().waitFor();
    await sees(opened.page, "Auvane Insurance Services, LLC");
    expect(await opened.page.getByText("(800) 555-0142").count()).toBe(0);
  });
});

describe("with the plain loader, which paints from the content it gets, content that", () => {
  const painted = /object|prototypes|HTML|scripts|pictures|tokens/;
  it.each(hostile.filter(([what]) => painted.test(what)))("%s does no harm", async (_what, answer) => {
    host.tamper(/\/content\.json$/, answer);
    await staysSafe(await visit(host.script()));
  });
});
