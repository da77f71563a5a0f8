import type { Page } from "playwright";
import { describe, expect, it } from "vitest";
import { hostSite } from "./hostPage";
import { painted, runs, seen, takenOver } from "./takeover";

/** Tests the attributes and properties that embedders set, at the start and later, and their effects. */
const host = await hostSite();

const heading = (page: Page, name: string | RegExp) => page.locator("insurance-quote").getByRole("heading", { level: 1, name });
const field = (page: Page) => page.locator("insurance-quote input").first();
const set = (page: Page, values: Record<string, unknown>) =>
  page.evaluate((given) => void Object.assign(document.querySelector("insurance-quote")!, given), values);
const codes = async (page: Page) => (await seen(page)).flatMap(([name, { code }]) => (name === "iq-error" ? [code] : []));
const hash = (page: Page) => page.evaluate(() => location.hash);

const auto = "Where do you keep your car?";

describe("properties", () => {
  it("set an adapter by its name, as React and Vue do, and reflect the attribute", async () => {
    const { page } = await host.open(`<main></main>${host.script()}`);
    await page.evaluate((html) => document.querySelector("main")!.insertAdjacentHTML("beforeend", html), host.tag());
    await runs(page);
    await expect.poll(() => hash(page)).toContain("iq=/auto/address");
    await set(page, { router: "memory", chrome: "none", basePath: "/x" });
    await expect.poll(() => hash(page)).toBe("");
    const said = await page.evaluate(() => {
      const element = document.querySelector("insurance-quote")!;
      return [element.router, element.chrome, element.getAttribute("base-path"), element.line];
    });
    expect(said).toEqual(["memory", "none", "/x", "auto"]);
    await set(page, { router: null, line: ["auto", "life"] });
    await expect.poll(() => hash(page)).toContain("iq=/auto/address");
    expect(await page.evaluate(() => document.querySelector("insurance-quote")!.getAttribute("line"))).toBe("auto,life");
    await page.close();
  });

  it("with bad values are reported, and never throw", async () => {
    const { page } = await host.open(host.tag() + host.script());
    await runs(page);
    const thrown = await page.evaluate(() => {
      const throwing = new Proxy({}, { get: () => { throw new Error("No such member"); } });
      const bad: readonly [string, unknown][] = [["line", [Symbol("auto")]], ["line", [Object.create(null)]], ["router", throwing]];
      return bad.flatMap(([name, value]) => {
        try {
          Reflect.set(document.querySelector("insurance-quote")!, name, value);
          return [];
        } catch (error) {
          return [String(error)];
        }
      });
    });
    expect(thrown).toEqual([]);
    await expect.poll(() => codes(page)).toEqual(["bad-attribute", "bad-attribute"]);
    expect(await page.evaluate(() => document.querySelector("insurance-quote")!.line)).toBe("auto");
    await page.close();
  });

  it("set before the element is defined count", async () => {
    const { page } = await host.open(`${host.tag()}<script>Object.assign(document.querySelector("insurance-quote"), { partner: "auvane", router: "memory" })</script>${host.script()}`);
    await takenOver(page);
    await heading(page, "Where will you keep the car?").waitFor();
    expect(await hash(page)).toBe("");
    await page.close();
  });

  it("take a list of lines that was set before the element is defined", async () => {
    const { page } = await host.open(`${host.tag("", "")}<script>document.querySelector("insurance-quote").line = ["auto", "life"]</script>${host.script()}`);
    await takenOver(page);
    await expect.poll(() => page.locator("insurance-quote").getByRole("link", { name: /^(Auto|Life|Pet)\b/ }).count()).toBe(2);
    expect(await page.locator("insurance-quote").getAttribute("line")).toBe("auto,life");
    await page.close();
  });

  it.each([
    ["an attribute", 'chrome="huge"', {}],
    ["a property", "", { router: "nowhere" }],
    ["an object that is no adapter", "", { router: { read: 1 } }],
  ])("with bad values are reported even to a host that listens as late as possible: %s", async (_what, attributes, early) => {
    const { page } = await host.open(`${host.tag(attributes)}<script>
      Object.assign(document.querySelector("insurance-quote"), ${JSON.stringify(early)});
      window.told = [];
      customElements.whenDefined("insurance-quote").then(() => document.querySelector("insurance-quote").addEventListener("iq-error", ({ detail }) => told.push(detail.code)));
    </script>${host.script()}`);
    await runs(page);
    await expect.poll(() => page.evaluate(() => Reflect.get(window, "told"))).toContain("bad-attribute");
    await page.close();
  });
});

it("an adapter that a framework sets before the tag is defined becomes text: the report names the wrappers", async () => {
  const { page } = await host.open(host.tag('router="[object Object]"') + host.script());
  await runs(page);
  const told = (await seen(page)).filter(([name]) => name === "iq-error").map(([, { code, message }]) => [code, message]);
  expect(told).toEqual([["bad-attribute", "router: an object written before the tag was defined; define it first, or use insurance-quote/react or /vue"]]);
  expect(await hash(page)).toContain("iq=/auto/address");
  await page.close();
});

describe("a line that isn't offered", () => {
  it.each([
    ["the attribute's", "renters", ""],
    ["the address's", "auto", "#iq=/renters/address"],
  ])("%s: the screen says so and lists the lines on offer, and the host is told", async (_whose, line, fragment) => {
    const { page } = await host.open(host.tag('partner="auvane"', line), { path: "/article", head: `<script>history.replaceState(null, "", "${fragment}")</script>${host.script()}` });
    await heading(page, "We don't offer renters insurance here").waitFor();
    expect(await page.locator("insurance-quote").getByRole("link", { name: /^(Auto|Renters|Homeowners)/ }).allInnerTexts()).toHaveLength(1);
    await expect.poll(() => codes(page)).toContain("line-not-offered");
    await page.close();
  });
});

describe("changed attributes", () => {
  it("another line replaces an untouched screen, and changing back returns to the earlier place", async () => {
    const { page } = await host.open(host.tag() + host.script());
    await takenOver(page);
    await heading(page, auto).waitFor();
    await set(page, { line: "pet" });
    await expect.poll(() => hash(page)).toContain("iq=/pet/");
    await set(page, { line: "auto" });
    await heading(page, auto).waitFor();
    await field(page).fill("12 Oak");
    await set(page, { line: "pet" });
    // The language is changed after the line, and its texts have to be fetched: by then the line would have changed.
    await set(page, { lang: "es" });
    await heading(page, "¿Dónde guarda su auto?").waitFor();
    expect([await hash(page), await field(page).inputValue()]).toEqual(["#iq=/auto/address", "12 Oak"]);
    await page.close();
  });

  it("the type selection follows the attribute", async () => {
    const { page } = await host.open(host.tag("", "auto,life") + host.script());
    const cards = page.locator("insurance-quote").getByRole("link", { name: /^(Auto|Life|Pet)\b/ });
    await expect.poll(() => cards.count()).toBe(2);
    await set(page, { line: "auto,life,pet" });
    await expect.poll(() => cards.count()).toBe(3);
    await page.close();
  });

  it("another partner and back returns to where the first was left", async () => {
    const { page } = await host.open(host.tag("", "auto,pet") + host.script());
    await page.locator("insurance-quote").getByRole("link", { name: /^Pet/ }).click();
    await expect.poll(() => hash(page)).toContain("iq=/pet/");
    const left = await hash(page);
    await set(page, { partner: "auvane", line: "auto" });
    await heading(page, "Where will you keep the car?").waitFor();
    await set(page, { partner: null, line: "auto,pet" });
    await expect.poll(() => hash(page)).toBe(left);
    await page.close();
  });

  it("another instance name removes the old one from the address", async () => {
    const { page } = await host.open(host.tag('instance="one"') + host.script());
    await runs(page);
    await expect.poll(() => hash(page)).toBe("#iq.one=/auto/address");
    await set(page, { instance: "two" });
    await runs(page, 2);
    await expect.poll(() => hash(page)).toBe("#iq.two=/auto/address");
    await page.close();
  });

  it("a copy inserted before its original is removed keeps the original's name and answers", async () => {
    const { page } = await host.open(host.tag() + host.script());
    await takenOver(page);
    await field(page).fill("12 Oak");
    await page.evaluate(() => {
      const before = document.querySelector("insurance-quote")!;
      before.after(before.cloneNode(true));
      before.remove();
    });
    await runs(page, 2);
    expect((await seen(page)).flatMap(([name, { instance }]) => (name === "iq-ready" ? [instance] : []))).toEqual(["1", "1"]);
    expect(await field(page).inputValue()).toBe("12 Oak");
    await page.close();
  });
});

it("reset() starts over, and keeps the visitor where they are on the page", async () => {
  const { page } = await host.open(host.tag("", "pet,auto") + host.script());
  await page.locator("insurance-quote").getByRole("link", { name: /^Auto/ }).click();
  await heading(page, auto).waitFor();
  await field(page).fill("12 Oak");
  await page.evaluate(() => document.querySelector("insurance-quote")!.reset());
  await page.locator("insurance-quote").getByRole("link", { name: /^Auto/ }).click();
  await heading(page, auto).waitFor();
  expect(await field(page).inputValue()).toBe("12 Oak");
  await page.close();
});

it("one Back is one step even after an entry of the host's own", async () => {
  const { page } = await host.open(`${host.tag("", "auto,pet")}<a id="away" href="#section-3">Three</a>${host.script()}`);
  await page.locator("insurance-quote").getByRole("link", { name: /^Pet/ }).waitFor();
  await page.locator("#away").click();
  await page.locator("insurance-quote").getByRole("link", { name: /^Pet/ }).click();
  await expect.poll(() => hash(page)).toContain("iq=/pet/");
  await page.goBack();
  await page.locator("insurance-quote").getByRole("heading", { name: "What would you like to protect?" }).waitFor();
  expect(await hash(page)).toMatch(/^#section-3/);
  await page.close();
});

describe("heading-level", () => {
  const levels = (page: Page) =>
    page.locator("insurance-quote").evaluate((element) => [...element.shadowRoot!.querySelectorAll("h1, h2, h3, h4, h5, h6")].map(({ tagName, textContent }) => [tagName, textContent]));
  const titles = async (page: Page) => (await levels(page)).filter(([, text]) => text === auto);

  it("makes the title as deep as the page needs it, on the painted screen and on React's", async () => {
    const letThrough = host.hold(/\/chunks\/app-/);
    const { page, troubles } = await host.open(host.tag('heading-level="3"') + host.script());
    await painted(page).waitFor();
    expect(await titles(page)).toEqual([["H3", auto]]);
    expect(await page.locator("insurance-quote h3").evaluate((title) => getComputedStyle(title).fontSize)).toBe("32px");
    letThrough();
    await takenOver(page);
    expect(await titles(page)).toEqual([["H3", auto]]);
    expect((await levels(page)).filter(([name]) => name === "H1" || name === "H2")).toEqual([]);
    expect(troubles).toEqual([]);
    await page.close();
  });

  it("changes while the widget runs, keeps what was typed, and is a property", async () => {
    const { page } = await host.open(host.tag() + host.script());
    await runs(page);
    await field(page).pressSequentially("418 Al");
    await set(page, { headingLevel: 6 });
    await expect.poll(() => titles(page)).toEqual([["H6", auto]]);
    expect(new Set((await levels(page)).map(([name]) => name))).toEqual(new Set(["H6"]));
    expect(await field(page).inputValue()).toBe("418 Al");
    expect(await page.evaluate(() => document.activeElement?.localName)).toBe("insurance-quote");
    await set(page, { headingLevel: 7 });
    await expect.poll(() => codes(page)).toEqual(["bad-attribute"]);
    await expect.poll(() => titles(page)).toEqual([["H1", auto]]);
    await page.close();
  });
});
