import { describe, expect, it } from "vitest";
import type { Page } from "playwright";
import { hostSite, strictCsp } from "./hostPage";
import { runs, seen, takenOver } from "./takeover";

const host = await hostSite();

const script = (attributes = ""): string => host.script(attributes);
const field = (page: Page) => page.locator("insurance-quote input").first();
/** Waits until the page is idle: two frames, and no task left. */
const rests = (page: Page) =>
  page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => requestIdleCallback(resolve)))));

describe("the script tag", () => {
  it.each([
    ["module before the tag", () => script('type="module"') + host.tag()],
    ["classic before the tag", () => script() + host.tag()],
    ["async after the tag", () => host.tag() + script("async")],
    ["twice", () => script() + host.tag() + script() + script('type="module"')],
    ["classic single file", () => `${host.tag()}<script src="${host.widget}/dist/insurance-quote.iife.js"></script>`],
    ["single file and loader", () => `<script src="${host.widget}/dist/insurance-quote.iife.js"></script>${host.tag()}${script()}`],
    ["a div in place of the tag", () => host.tag().replaceAll("insurance-quote", "div").replace("<div", "<div data-insurance-quote").replace(/ (line|load|content|api|hosted)=/g, " data-$1=") + script()],
  ])("%s: one widget, no violation of a strict CSP with Trusted Types", async (_name, body) => {
    const { page, troubles } = await host.open(body(), { headers: strictCsp(host.widget) });
    await field(page).fill("12 Oak");
    await runs(page);
    expect(await page.locator("insurance-quote").count()).toBe(1);
    expect(troubles).toEqual([]);
    await page.close();
  });

  it("uses what it preloads, and fetches nothing twice", async () => {
    const { page, requests } = await host.open(host.tag() + script());
    await runs(page);
    await rests(page);
    const ours = requests.filter((url) => /\/(?:chunks|content|texts)\//.test(url));
    expect(ours.filter((url) => url.endsWith("content.json"))).toHaveLength(1);
    expect(ours.filter((url, index) => ours.indexOf(url) !== index)).toEqual([]);
    await page.close();
  });

  it("is found although a tag manager leaves no currentScript and no script element", async () => {
    const { page } = await host.open(host.tag());
    await page.evaluate(async (src) => {
      const element = Object.assign(document.createElement("script"), { src, async: true });
      document.head.append(element);
      element.remove();
    }, `${host.widget}/dist/insurance-quote.js`);
    await field(page).waitFor();
    await runs(page);
    await page.close();
  });

  it("fetches only itself until the widget is near or the page is used", async () => {
    const { page, requests } = await host.open(`<div style="height:5000px"></div>${host.tag('load="visible"').replace('load="eager"', "")}${script()}`);
    await rests(page);
    expect(requests.filter((url) => url.includes("/chunks/"))).toEqual([]);
    await page.keyboard.press("Shift");
    await field(page).waitFor();
    await runs(page);
    await page.close();
  });

  it("moves nothing on the page, and takes neither focus nor scroll position", async () => {
    const { page } = await host.open(`${host.tag()}${'<p style="height:600px">after</p>'.repeat(3)}`, { head: script() });
    await field(page).waitFor();
    await runs(page);
    await rests(page);
    const state = await page.evaluate(() => [Reflect.get(window, "layoutShift"), scrollY, document.activeElement?.localName]);
    expect(state).toEqual([0, 0, "body"]);
    await page.close();
  });

  it("fetches texts and styles in parallel with the parcels, and waits for them before it takes over", async () => {
    const letThrough = host.hold(/\/(?:chunks\/(?!first-)|texts\/)/);
    const { page, requests } = await host.open(host.tag() + script());
    const asked = (part: string): boolean => requests.some((url) => url.includes(part));
    // All four are requested before any of them arrives.
    await expect.poll(() => ["/chunks/vendor-", "/chunks/app-", "/texts/en-", "/chunks/styles-"].filter(asked)).toHaveLength(4);
    letThrough();
    host.repair();
    await runs(page);
    await page.close();
  });

  it.each([/\/texts\//, /\/chunks\/styles-/])("doesn't take over while it has no %s yet", async (file) => {
    const letThrough = host.hold(file);
    const { page, requests } = await host.open(host.tag() + script());
    await expect.poll(() => requests.some((url) => file.test(url))).toBe(true);
    await field(page).fill("12 Oak");
    await page.waitForFunction(() => customElements.get("insurance-quote"));
    await rests(page);
    expect((await seen(page)).filter(([name]) => name === "iq-ready")).toEqual([]);
    letThrough();
    await takenOver(page);
    expect(await field(page).inputValue()).toBe("12 Oak");
    await page.close();
  });

  it.each([
    ["texts that never come", /\/texts\//, () => 503],
    ["other texts than the build's", /\/texts\//, (text: string) => text.replaceAll("address", "password")],
    ["styles that never come", /\/chunks\/styles-/, () => 503],
    ["other styles than the build's", /\/chunks\/styles-/, (text: string) => `${text}main{display:none}`],
  ])("%s: the first screen stays, with a link to continue, until they arrive", async (_name, file, answer) => {
    host.tamper(file, answer);
    const { page } = await host.open(`${host.tag('partner="auvane"')}${script()}`);
    const link = page.locator("insurance-quote [part=fallback] a");
    await link.waitFor();
    expect(await link.getAttribute("href")).toContain("/quote/auto/address?partner=auvane");
    await field(page).waitFor();
    expect(await page.locator("insurance-quote").textContent()).not.toContain("password");
    host.repair();
    await page.getByRole("button", { name: "Try again" }).click();
    await runs(page);
    await page.close();
  });

  it.each([/\/chunks\/first-/, /\/chunks\/vendor-/, /\/chunks\/app-/, /\/chunks\/steps-/, /\/chunks\/auto-/])("%s with other bytes isn't run", async (file) => {
    host.tamper(file, (text) => `window.stolen=1;${text}`);
    const { page } = await host.open(`${host.tag('partner="auvane"')}${script()}`);
    await page.getByRole("link", { name: "Continue on our site" }).waitFor();
    expect(await page.evaluate(() => Reflect.get(window, "stolen") as unknown)).toBeUndefined();
    await page.close();
  });

  it.each([
    ["a tampered chunk", (text: string) => `window.stolen=1;${text}`],
    ["a chunk that never comes", () => 503],
  ])("%s doesn't run; the visitor gets a link", async (_name, answer) => {
    host.tamper(/\/chunks\/(app|vendor)-/, answer);
    const { page } = await host.open(`${host.tag('partner="auvane"')}${script()}`);
    const link = page.getByRole("link", { name: "Continue on our site" });
    await link.waitFor();
    expect(await link.getAttribute("href")).toContain("/quote/auto/address?partner=auvane");
    expect(await page.evaluate(() => [Reflect.get(window, "stolen"), customElements.get("insurance-quote")])).toEqual([undefined, undefined]);
    await page.close();
  });

  it.each(
    [/\/chunks\/first-/, /\/chunks\/vendor-/, /\/chunks\/app-/, /\/chunks\/steps-/, /\/chunks\/auto-/, /\/texts\/en-/, /\/chunks\/styles-/].flatMap((file) => [
      [file, "the loader", script],
      [file, "the partner's own script", () => host.ownScript("default")],
    ] as const),
  )("retries once after a failure of %s, with %s", async (file, _way, way) => {
    let failures = 0;
    host.tamper(file, (text) => (failures++ === 0 ? 503 : text));
    const { page } = await host.open(`${host.tag()}${way()}`);
    await takenOver(page);
    await field(page).fill("12 Oak");
    // The partner's own script contains its first screens.
    expect(failures).toBe(String(file).includes("first") && way !== script ? 0 : 2);
    await page.close();
  });
});

describe("the element", () => {
  const openReady = async (attributes = "", path = "/article") => {
    const opened = await host.open(`${host.tag(attributes)}<section id="other"></section><h2 id="section-2" style="margin-top:3000px">Two</h2>${script()}`, { path });
    await field(opened.page).fill("12 Oak");
    await runs(opened.page);
    return opened;
  };

  it.each(["append", "moveBefore"])("keeps what was typed through %s", async (how) => {
    const { page, troubles } = await openReady();
    await page.evaluate((method) => {
      const move = Reflect.get(document.querySelector("#other")!, method) as (node: Node, before?: null) => void;
      move.call(document.querySelector("#other"), document.querySelector("insurance-quote")!, null);
      for (const text of document.querySelectorAll("#other")) text.childNodes.forEach((node) => node.nodeType === 3 && node.remove());
    }, how);
    await rests(page);
    expect(await page.locator("#other insurance-quote input").first().inputValue()).toBe("12 Oak");
    expect((await seen(page)).filter(([name]) => name === "iq-ready")).toHaveLength(1);
    expect(troubles).toEqual([]);
    await page.close();
  });

  it("leaves nothing behind when removed, and restarts when put back", async () => {
    const { page, troubles } = await openReady();
    const left = await page.evaluate(async () => {
      const element = document.querySelector("insurance-quote")!;
      const root = element.shadowRoot!;
      element.remove();
      // A removal is told from a move one microtask later.
      await new Promise<void>((resolve) => queueMicrotask(resolve));
      const after = [root.childNodes.length, root.adoptedStyleSheets.length];
      document.body.append(element);
      return after;
    });
    expect(left).toEqual([0, 0]);
    await field(page).waitFor();
    await runs(page, 2);
    expect(troubles).toEqual([]);
    await page.close();
  });

  it("fetches the partner's content once, however often it is mounted", async () => {
    const { page, requests } = await openReady();
    for (const times of [2, 3, 4]) {
      await page.evaluate(() => {
        const element = document.querySelector("insurance-quote")!;
        element.remove();
        return new Promise<void>((resolve) => setTimeout(() => (document.body.append(element), resolve())));
      });
      await runs(page, times);
    }
    await page.evaluate((tag) => document.body.insertAdjacentHTML("beforeend", tag), host.tag());
    await runs(page, 5);
    expect(requests.filter((url) => url.endsWith("/content.json"))).toHaveLength(1);
    await page.close();
  });

  it("doesn't mount while detached", async () => {
    const { page, troubles } = await openReady();
    const children = await page.evaluate(async () => {
      const element = document.createElement("insurance-quote");
      element.setAttribute("line", "auto");
      await new Promise((resolve) => setTimeout(resolve, 100));
      return element.shadowRoot!.childNodes.length;
    });
    expect(children).toBe(0);
    expect(troubles).toEqual([]);
    await page.close();
  });

  it("reports bad attributes once and continues", async () => {
    const { page, troubles } = await openReady('partner="../etc" chrome="huge" router="" base-path="a b"');
    const warnings = (await seen(page)).filter(([name, detail]) => name === "iq-error" && detail.code === "bad-attribute");
    expect(warnings.map(([, detail]) => detail.message).sort()).toEqual(["base-path: a b", "chrome: huge", "partner: ../etc"]);
    expect(troubles).toEqual([]);
    await page.close();
  });

  it("reverts attributes when they are removed", async () => {
    const { page, troubles } = await openReady('chrome="none"');
    const before = await page.locator("insurance-quote header").count();
    await page.evaluate(() => document.querySelector("insurance-quote")!.removeAttribute("chrome"));
    await expect.poll(() => page.locator("insurance-quote header").count()).toBeGreaterThan(before);
    expect(troubles).toEqual([]);
    await page.close();
  });

  it("doesn't restart for a changed attribute; another router takes over the route", async () => {
    const { page, requests } = await openReady();
    await expect.poll(async () => (await seen(page)).map(([name]) => name)).toContain("iq-step");
    const asked = () => requests.filter((url) => url.endsWith("content.json")).length;
    const before = [asked(), (await seen(page)).length];
    await page.evaluate(() => {
      const element = document.querySelector("insurance-quote")!;
      element.setAttribute("chrome", "none");
      element.setAttribute("router", "query");
    });
    await expect.poll(() => page.url()).toContain("?iq=/auto/address");
    expect(new URL(page.url()).hash).toBe("");
    expect(await page.locator("insurance-quote header").count()).toBe(0);
    expect([asked(), (await seen(page)).length]).toEqual(before);
    await page.close();
  });

  it("uses a router that was set before the upgrade", async () => {
    const { page } = await host.open(`${host.tag('load="visible"')}<script>
      window.written = [];
      document.querySelector("insurance-quote").router = {
        read: () => null, listen: () => () => {}, href: () => "#",
        push: (route) => written.push(route), replace: (route) => written.push(route),
      };
    </script>${script()}`);
    await field(page).waitFor();
    await runs(page);
    expect(await page.evaluate(() => Reflect.get(window, "written"))).toContain("auto/address");
    expect(await page.evaluate(() => [location.hash, Object.hasOwn(document.querySelector("insurance-quote")!, "router")])).toEqual(["", false]);
    await page.close();
  });

  it("never throws into the host", async () => {
    const { page, troubles } = await openReady();
    await page.evaluate(() => {
      const element = document.querySelector("insurance-quote")!;
      Object.assign(element, { router: "nonsense" });
      element.start("nonsense");
      element.goTo("\uD800");
      element.prefill(12);
      element.setAuthToken(null);
      element.setAttribute("line", "nonsense");
    });
    await rests(page);
    expect(troubles).toEqual([]);
    expect(await page.locator("insurance-quote input, insurance-quote button").count()).toBeGreaterThan(0);
    await page.close();
  });

  it("moves focus when the host asks, and only then", async () => {
    const { page } = await openReady();
    await page.evaluate(() => (document.activeElement as HTMLElement).blur());
    await page.evaluate(() => document.querySelector("insurance-quote")!.focus());
    await expect.poll(() => page.evaluate(() => document.activeElement?.localName)).toBe("insurance-quote");
    await page.close();
  });
});

describe("the host's URL", () => {
  it("keeps the host's section beside the route, adds no history entry and doesn't scroll", async () => {
    const letThrough = host.hold(/\/chunks\/app-/);
    const { page } = await host.open(`${host.tag()}<h2 id="section-2" style="margin-top:3000px">Two</h2><p style="height:2000px"></p>${script()}`);
    await page.evaluate(() => history.replaceState({ host: 1 }, "", "#section-2"));
    letThrough();
    const entries = await page.evaluate(() => history.length);
    await field(page).waitFor();
    await runs(page);
    await expect.poll(() => page.evaluate(() => location.hash)).toMatch(/iq=\/auto\/address$/);
    expect(await page.evaluate(() => [scrollY, history.length])).toEqual([0, entries]);
    await page.close();
  });

  it("leaves the host's links and history state alone", async () => {
    const { page, troubles } = await host.open(`${host.tag()}<a id="away" href="#section-3">Three</a><h2 id="section-3" style="margin-top:3000px">Three</h2>
      <p style="height:2000px"></p>`, { head: `<script>history.replaceState({ host: 1 }, "", "#section-2")</script>${script()}` });
    await field(page).fill("12 Oak");
    await runs(page);
    expect(await page.evaluate(() => [location.hash, history.state])).toEqual(["#section-2&iq=/auto/address", { host: 1 }]);
    // The footer arrives late and moves what is below it, as does the list of suggestions when it closes.
    await page.getByText("About our insurance agency").waitFor();
    await field(page).blur();
    await page.locator("#away").click();
    expect(await page.evaluate(() => [location.hash, scrollY > 1000])).toEqual(["#section-3", true]);
    await page.goBack();
    expect(await page.evaluate(() => location.hash)).toBe("#section-2&iq=/auto/address");
    expect(await field(page).inputValue()).toBe("12 Oak");
    expect(troubles).toEqual([]);
    await page.close();
  });

  it("gives each of two widgets its own part", async () => {
    const { page } = await host.open(`${host.tag()}${host.tag('instance="side"')}${script()}`);
    await page.locator("insurance-quote input").nth(1).waitFor();
    await runs(page, 2);
    await expect.poll(() => page.evaluate(() => location.hash.slice(1).split("&").sort())).toEqual(["iq.side=/auto/address", "iq=/auto/address"]);
    await page.close();
  });

  it("uses the query with router=query, and keeps the host's parameters byte for byte", async () => {
    const { page } = await host.open(`${host.tag('router="query"')}`, {
      head: `<script>history.replaceState(null, "", "?q=a+b%20c&x#top")</script>${script()}`,
    });
    await field(page).waitFor();
    await runs(page);
    await expect.poll(() => page.evaluate(() => location.search + location.hash)).toBe("?q=a+b%20c&x&iq=/auto/address#top");
    await page.close();
  });
});
