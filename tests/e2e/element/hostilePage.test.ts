import type { Page } from "playwright";
import { describe, expect, it } from "vitest";
import { hostSite } from "./hostPage";
import { runs, seen, takenOver } from "./takeover";

/** Tests pages that modify the platform that the widget relies on: it works nevertheless, and leaves nothing behind. */
const host = await hostSite();

const field = (page: Page) => page.locator("insurance-quote input").first();
const submit = (page: Page) => page.locator("insurance-quote button[type=submit]").first();
const refused = (page: Page) => page.locator("insurance-quote [aria-invalid=true]").first();

describe("the loader", () => {
  it.each([
    ["no stack traces", "Error.stackTraceLimit = 0", ""],
    ["no stack traces, and a module", "Error.stackTraceLimit = 0", 'type="module"'],
    ["an Error of the page's own", "const Native = Error; window.Error = function (...given) { return Object.assign(new Native(...given), { stack: 'at https://host.example/patched.js:1:1' }); }; Error.prototype = Native.prototype", 'type="module"'],
    ["an Error of the page's own that is a class", "window.Error = class { constructor(message) { this.message = message; } }", ""],
    ["a member on every object", "Object.prototype.foo = 1", ""],
    ["a method on every object and array", "Object.prototype.foo = () => 1; Array.prototype.bar = () => 1", ""],
    ["a form in the place of its style sheets", "document.write('<form name=adoptedStyleSheets></form>')", ""],
    ["style sheets that are frozen", "const none = Object.freeze([]); Object.defineProperty(document, 'adoptedStyleSheets', { get: () => none, set() { throw new TypeError('frozen'); } })", ""],
    ["style sheets that can't be written", "Object.defineProperty(document, 'adoptedStyleSheets', { value: Object.freeze([]) })", 'type="module"'],
  ])("finds itself with %s, and validates its form", async (_what, spoil, attributes) => {
    const { page, troubles } = await host.open(host.tag() + host.script(attributes), { head: `<script>${spoil}</script>` });
    await takenOver(page);
    await field(page).fill("12 Oak");
    await submit(page).click();
    await refused(page).waitFor();
    expect(troubles).toEqual([]);
    await page.close();
  });

  it.each(["the tag alone", "tag and script"])("finds %s in another shadow root", async (what) => {
    const inner = JSON.stringify(host.tag());
    const { page } = await host.open(`<div id="outer"></div><script>
      const root = document.querySelector("#outer").attachShadow({ mode: "open" });
      root.innerHTML = ${inner};
      const script = Object.assign(document.createElement("script"), { src: "${host.widget}/dist/insurance-quote.js" });
      (${String(what === "the tag alone")} ? document.head : root).append(script);
    </script>`);
    await runs(page);
    await field(page).fill("12 Oak");
    await page.close();
  });

  it("leaves nothing in the head, and no style sheet, once the widget runs", async () => {
    const letThrough = host.hold(/\/chunks\/app-/);
    const { page } = await host.open(host.tag() + host.script());
    const left = () => page.evaluate(() => [document.head.querySelectorAll("link").length, document.adoptedStyleSheets.length]);
    await expect.poll(async () => (await left())[0]).toBeGreaterThan(0);
    letThrough();
    await takenOver(page);
    await expect.poll(left).toEqual([0, 0]);
    host.repair();
    await page.close();
  });

  it.each(["first", "vendor", "app", "steps"])("reports a missing %s to the host, with its address", async (parcel) => {
    host.tamper(new RegExp(`/chunks/${parcel}-`), () => 404);
    const { page } = await host.open(host.tag() + host.script());
    await expect
      .poll(async () => (await seen(page)).map(([name, { code, message }]) => [name, code, message]))
      .toContainEqual(["iq-error", "not-loaded", expect.stringContaining(`/${parcel}-`)]);
    host.repair();
    await page.close();
  });

  it.each([
    ["the line that is chosen", "pet"],
    ["what that line brings along", "motor"],
  ])("fetches a parcel again that failed after the choice: %s", async (_what, parcel) => {
    const { page } = await host.open(host.tag("", "") + host.script());
    await takenOver(page);
    host.tamper(new RegExp(`/chunks/${parcel}-`), () => 503);
    const widget = page.locator("insurance-quote");
    await widget.getByRole("link", { name: parcel === "pet" ? /^Pet/ : /^Auto/ }).click();
    await widget.getByText("The next page didn't load").waitFor();
    host.repair();
    await widget.getByRole("button", { name: "Try again" }).click();
    await widget.locator("form input").first().waitFor();
    await page.close();
  });

  it("leaves the tag's own link visible if its file is missing, and hides it once a widget runs", async () => {
    const own = '<a href="/quote">Get a quote on our quote page</a>';
    const tag = host.tag().replace("></", `>${own}</`);
    const { page } = await host.open(`${tag}<script src="${host.widget}/dist/gone.js"></script>`);
    expect(await page.getByRole("link", { name: "Get a quote" }).isVisible()).toBe(true);
    await page.close();
    const { page: other } = await host.open(tag + host.script());
    await runs(other);
    expect(await other.getByRole("link", { name: "Get a quote" }).isVisible()).toBe(false);
    await other.close();
  });
});

describe("presses that the page cancels on document", () => {
  const prevent = (phase: string): string => `<script>
    for (const type of ["click", "keydown"]) document.addEventListener(type, (event) => {
      if (type === "click" || event.key === "Enter") event.preventDefault();
    }, ${String(phase === "capture")});
  </script>`;

  it.each(["bubble", "capture"])("in the %s phase: Enter and the button still send the form", async (phase) => {
    for (const how of ["Enter", "the button"]) {
      const { page } = await host.open(host.tag() + host.script(), { head: prevent(phase) });
      await takenOver(page);
      await field(page).focus();
      if (how === "Enter") await page.keyboard.press("Enter");
      else await submit(page).click();
      await refused(page).waitFor();
      await page.close();
    }
  });

  it.each(["bubble", "capture"])("in the %s phase: the visitor can still choose", async (phase) => {
    const { page } = await host.open(host.tag('chrome="none"', "pet") + host.script(), { head: prevent(phase) });
    await takenOver(page);
    for (const type of ["radio", "checkbox"]) {
      const choice = page.locator(`insurance-quote input[type=${type}]`).first();
      await choice.click({ force: true });
      await expect.poll(() => choice.isChecked()).toBe(true);
    }
    await page.close();
  });
});

it("submits its forms in a frame whose sandbox forbids forms", async () => {
  const { page } = await host.open(host.tag() + host.script(), { path: "/framed" });
  const address = page.url();
  await page.close();
  const { page: outer } = await host.open(`<iframe sandbox="allow-scripts allow-same-origin" src="${address}" width="800" height="900"></iframe>`);
  const frame = outer.frameLocator("iframe");
  await frame.locator("insurance-quote [data-ahead]").waitFor({ state: "detached" });
  await frame.locator("insurance-quote footer").waitFor();
  await frame.locator("insurance-quote button[type=submit]").first().click();
  await frame.locator("insurance-quote [aria-invalid=true]").first().waitFor();
  await outer.close();
});

it("reveals nothing outside that is typed, pasted or composed", async () => {
  const { page } = await host.open(host.tag() + host.script(), {
    head: `<script>
      window.heard = [];
      for (const type of ["beforeinput", "input", "keydown", "keyup", "paste", "compositionupdate"]) {
        document.addEventListener(type, (event) => heard.push([type, event.data, event.key, event.composedPath()[0].value]));
      }
    </script>`,
  });
  for (const there of [field(page).waitFor(), takenOver(page)]) {
    await there;
    await field(page).pressSequentially("12 Oak");
  }
  expect(await page.evaluate(() => Reflect.get(window, "heard"))).toEqual([]);
  await page.close();
});

describe("a storage that refuses", () => {
  it.each([
    ["to be written", "Storage.prototype.setItem = () => { throw new Error('full'); }"],
    ["everything by its methods", "for (const name of ['setItem', 'removeItem', 'clear']) Storage.prototype[name] = () => { throw new Error('no'); }"],
  ])("%s keeps nothing that was typed, and the form continues", async (_what, spoil) => {
    const { page, troubles } = await host.open(host.tag() + host.script());
    await takenOver(page);
    await field(page).fill("12 Oak");
    await expect.poll(() => page.evaluate(() => JSON.stringify({ ...sessionStorage }))).toContain("12 Oak");
    await page.evaluate(spoil);
    await field(page).fill("13 Elm");
    await expect.poll(() => page.evaluate(() => JSON.stringify({ ...sessionStorage }))).not.toMatch(/12 Oak|13 Elm/);
    await page.evaluate(() => document.querySelector("insurance-quote")!.replaceWith(document.querySelector("insurance-quote")!.cloneNode(true)));
    await runs(page, 2);
    expect(await field(page).inputValue()).toBe("13 Elm");
    expect(troubles).toEqual([]);
    await page.close();
  });
});
