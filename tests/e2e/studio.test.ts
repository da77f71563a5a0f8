import { randomUUID } from "node:crypto";
import { readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type axe from "axe-core";
import { unzipSync } from "fflate";
import type { Page } from "playwright";
import { describe, expect } from "vitest";
import { withAxe } from "../harness/axe";
import { test } from "../harness/test";
import { widths } from "../harness/widths";

const opened = (page: Page) => page.getByLabel("Begin with").waitFor({ timeout: 120_000 });
const section = (page: Page, title: string) => page.locator("summary", { hasText: title });
const previewed = (page: Page) => page.frameLocator("iframe[title]");
const field = (page: Page, label: string) => page.getByLabel(label, { exact: true });

const focused = (): string => document.querySelector("#studio")!.shadowRoot!.activeElement?.id ?? "";

/** A PNG of one pixel. */
const pixel = Buffer.from("iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==", "base64");

/** Details that only the partner knows. */
const company = {
  "Phone number": "(800) 555-0177",
  "National Producer Number": "0155599",
  "Privacy notice": "https://cedar.test/privacy",
  "Terms of use": "https://cedar.test/terms",
  "Where you are located": "https://cedar.test/near",
  "Page that stands in for the widget": "https://cedar.test/quote",
  Licenses: "OH 1155888, TX 2155888",
};

describe("the studio", () => {
  test("takes a fourth brand from its first color to a page of its own", async ({ open, origins }) => {
    const posted: string[] = [];
    const { page } = await open({
      address: `${origins.sites}/studio/`,
      prepare: async (context) => {
        context.on("request", (request) => request.method() === "POST" && request.url().startsWith(origins.sites) && posted.push(request.url()));
        await context.grantPermissions(["clipboard-read", "clipboard-write"]);
      },
    });
    await opened(page);
    await field(page, "Begin with").selectOption({ label: "Prairie Lantern Credit Union" });
    await field(page, "Name").fill("Cedar Mutual");
    expect(await field(page, "Id").inputValue()).toBe("cedar-mutual");

    // An invalid color is reported beside its field until it is fixed.
    await page.locator("#color-action").fill("#FFCC00");
    await page.locator(".color").getByText(/^On “Page” it has a contrast of 1\.\d+, and needs 3\./).waitFor();
    expect(await page.locator("#color-on-action").inputValue(), "ink that is read on yellow").not.toBe("#ffffff");
    await page.locator("#color-action").fill("#0B5C5C");
    for (const follows of ["progress", "selected"]) expect(await page.locator(`#color-${follows}`).inputValue(), follows).toBe("#0b5c5c");
    await expect.poll(() => page.locator(".color .told").count()).toBe(0);

    // The dark scheme has its own colors, which are checked separately.
    await section(page, "Dark scheme").click();
    await page.locator("details.section", { hasText: "Has a dark scheme" }).getByText("More colors").click();
    await page.locator("#dark-color-text").fill("#333333");
    await page.getByText(/^On “Page” it has a contrast of 1\.\d+, and needs 4\.5\./).first().waitFor();
    await page.locator("#dark-color-text").fill("#F0F4F0");
    await expect.poll(() => page.locator(".color .told").count()).toBe(0);

    // A check is named after its field and links to it.
    await page.getByRole("button", { name: "Company and links: Phone number" }).click();
    await expect.poll(() => page.evaluate(focused)).toBe("tollFreeNumber");

    // Visually hidden elements in a column scroll with it, and don't lengthen the page.
    expect(await page.evaluate(() => document.documentElement.scrollHeight - innerHeight)).toBe(0);

    await section(page, "Texts").click();
    await field(page, "Find a text to change").fill("like to protect");
    await page.getByRole("button", { name: "What would you like to protect?" }).click();
    expect(await field(page, "Find a text to change").inputValue(), "free for the next one").toBe("");
    const [english, spanish] = [page.locator('[id="text-types.title"]'), page.locator('[id="text-es-types.title"]')];
    await english.fill("x".repeat(51));
    await page.getByText(/^Has 51 characters, and there is room for 50/).first().waitFor();
    await english.fill("What shall we look after?");
    await spanish.fill("¿Qué quiere asegurar?");
    // Taking out one language's text leaves the other's.
    await page.getByRole("button", { name: /^Take out, in English/ }).click();
    expect(await spanish.inputValue()).toBe("¿Qué quiere asegurar?");
    expect(await english.inputValue()).toBe("What would you like to protect?");
    await english.fill("What shall we look after?");
    await field(page, "Terms of use").fill("cedar.test/terms");
    await page.getByText("Write an address that begins with https://.").first().waitFor();
    for (const [label, value] of Object.entries(company)) {
      await field(page, label).fill("");
      await field(page, label).pressSequentially(value);
      expect(await field(page, label).inputValue(), "typed sign by sign").toBe(value);
    }
    await page.getByText("Nothing to say: it can be published.").waitFor();

    // The preview shows the draft in the page's own brand and words.
    const title = previewed(page).getByRole("heading", { name: "What shall we look after?" });
    await title.waitFor();

    // Undo works by keyboard, and a draft survives a reload.
    await page.keyboard.press("Control+z");
    await expect.poll(() => field(page, "Licenses").inputValue()).toBe("");
    await page.keyboard.press("Control+Shift+z");
    await expect.poll(() => field(page, "Licenses").inputValue()).toBe(company.Licenses);
    await page.reload();
    await opened(page);
    expect(await field(page, "Name").inputValue()).toBe("Cedar Mutual");
    expect(posted, "before it is published, nothing leaves the browser").toEqual([]);

    const [download] = await Promise.all([page.waitForEvent("download"), page.getByRole("button", { name: "Export" }).click()]);
    const zip = join(tmpdir(), `${randomUUID()}.zip`);
    await download.saveAs(zip);
    await field(page, "Name").fill("Another name");
    await field(page, "Import a folder as a zip file").setInputFiles(zip);
    await expect.poll(() => field(page, "Name").inputValue()).toBe("Cedar Mutual");
    await rm(zip);

    await page.getByRole("button", { name: "Publish to this demo" }).click();
    await page.getByText("Published.", { exact: true }).waitFor();
    await page.getByText("To pin this version").click();
    expect(await page.locator(".published").innerText()).toMatch(/Integrity: sha384-[\w+/]{64}/);
    await page.getByRole("button", { name: "Copy", exact: true }).click();
    await page.getByText("Copied.").waitFor();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(`${origins.widget}/content/cedar-mutual/insurance-quote.js`);

    // Published pages know the brand by its id, which doesn't change with the name.
    await field(page, "Name").fill("Cedar Home Mutual");
    await page.getByText("Published, without what you changed since.").waitFor();
    expect(await field(page, "Id").inputValue()).toBe("cedar-mutual");

    await page.goto(`${origins.sites}/brands/cedar-mutual/`);
    await page.getByRole("heading", { name: "What shall we look after?" }).waitFor();
    await page.getByText("Auto", { exact: true }).first().click();
    const action = page.getByRole("button", { name: "Almost there!" });
    await action.waitFor();
    expect(await action.evaluate((button) => getComputedStyle(button).backgroundColor)).toBe("rgb(11, 92, 92)");
    // The service accepts the new key: a suggestion arrives.
    await page.getByLabel("Home address").pressSequentially("12 Maple Ave");
    await page.getByRole("option").first().waitFor();
  });

  test("makes a brand unlike the samples in at most 25 edits and no JSON, and its page shows what the studio showed", async ({ open, origins }) => {
    const { page } = await open({ address: `${origins.sites}/studio/` });
    await opened(page);
    await page.locator("details.section").evaluateAll((sections) => sections.forEach((section) => section.setAttribute("open", "")));
    let edits = 0;
    const edit = async (made: Promise<unknown>): Promise<void> => {
      edits += 1;
      await made;
    };
    const color = (id: string, hex: string) => edit(page.locator(`#${id}`).fill(hex));
    const tick = (id: string) => edit(page.locator(`#${id}`).check({ force: true }));

    await edit(field(page, "Name").fill("Cedar & Vale"));
    await color("color-action", "#1F4D3A");
    for (const id of ["color-surface", "color-header", "color-footer"]) await color(id, id === "color-footer" ? "#F0E6CC" : "#FBF6E9");
    await edit(page.locator("#corners").fill("0"));
    await edit(field(page, "Questions, titles and prices").selectOption({ label: "Source Serif 4, from your folder" }));
    await edit(field(page, "Everything else").selectOption({ label: "Lora, from your folder" }));
    const drawn = (ink: string) => Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="150" height="36" viewBox="0 0 150 36"><path d="M18 3 33 32H3Z" fill="${ink}"/><path d="M45 9h96v18H45z" fill="${ink}"/></svg>`);
    const logo = (name: string) => page.getByLabel(`${name}: Logo`, { exact: true });
    await edit(logo("Replace").setInputFiles({ name: "cedar.svg", mimeType: "image/svg+xml", buffer: drawn("#1F4D3A") }));
    await edit(logo("For dark").setInputFiles({ name: "cedar-dark.svg", mimeType: "image/svg+xml", buffer: drawn("#F3EBD6") }));
    await tick("follows-device");
    await edit(page.getByRole("button", { name: "No line" }).click());
    for (const line of ["auto", "homeowners", "renters"]) await tick(`line-${line}`);
    await edit(page.getByRole("radio", { name: "Co-brand" }).check({ force: true }));
    await edit(field(page, "Who stands beside the brand").fill("Clearmoor"));
    await edit(page.locator("#partnerReturnUrl").fill("https://www.cedarvale.test"));
    await edit(field(page, "Phone number").fill("(800) 555-0188"));
    await edit(field(page, "National Producer Number").fill("0155588"));
    await edit(field(page, "Licenses").fill("OH 1155888, TX 2155888"));
    await field(page, "Find a text to change").fill("que le gustaria proteger");
    await page.locator(".found").first().click();
    await edit(page.locator('[id="text-types.title"]').fill("What may we look after?"));
    await edit(page.locator('[id="text-es-types.title"]').fill("¿Qué le cuidamos?"));
    expect(edits).toBeLessThanOrEqual(25);
    await page.getByText("Nothing to say: it can be published.").waitFor();
    await previewed(page).getByRole("heading", { name: "What may we look after?" }).waitFor();

    const shown = () =>
      ({ sheets: [...document.querySelector("insurance-quote")!.shadowRoot!.adoptedStyleSheets, ...document.adoptedStyleSheets].map((sheet) => [...sheet.cssRules].map(({ cssText }) => cssText.replace(/url\("[^"]*\/content\//g, 'url("')).join("\n")) });
    await expect.poll(() => page.locator("iframe").count(), { message: "the last edit's page alone" }).toBe(1);
    const preview = page.frames().find((frame) => frame.url().includes("/studio/preview/"))!;
    const drafted = await preview.evaluate(async () => (await caches.open("studio").then((cache) => cache.match("/studio/preview/content/cedar-vale/content.json")))!.json() as Promise<Record<string, unknown>>);
    const inStudio = await preview.evaluate(shown);

    await page.getByRole("button", { name: "Publish to this demo" }).click();
    await page.getByText("Published.", { exact: true }).waitFor();
    const published = (await (await fetch(`${origins.widget}/content/cedar-vale/content.json`)).json()) as Record<string, unknown>;
    const compared = ({ publishedAt: _at, config, ...content }: Record<string, unknown>) => ({ ...content, config: { ...(config as object), publishableKey: "" } });
    expect(compared(drafted)).toEqual(compared(published));

    const { page: own } = await open({ address: `${origins.sites}/brands/cedar-vale/`, prepare: (_context, tab) => withAxe(tab) });
    await own.getByRole("heading", { name: "What may we look after?" }).waitFor();
    await own.locator("insurance-quote [data-ahead]").waitFor({ state: "detached" });
    await expect.poll(() => own.evaluate(shown)).toEqual(inStudio);
    await expect.poll(() => own.evaluate(() => [...document.fonts].filter(({ status }) => status === "loaded").map(({ family }) => family.replaceAll('"', ""))).then((families) => families.sort())).toEqual(expect.arrayContaining(["cedar-vale Lora", "cedar-vale Source Serif 4"]));
    expect(await own.evaluate(() => new Promise((resolve) => {
      new PerformanceObserver((list) => resolve(list.getEntries().reduce((sum, entry) => sum + (entry as unknown as { value: number }).value, 0))).observe({ type: "layout-shift", buffered: true });
      setTimeout(() => resolve(0), 500);
    })), "nothing moves when the fonts arrive").toBeLessThan(0.01);
    await own.getByText("with Clearmoor", { exact: true }).waitFor();
    expect(await own.getByRole("link", { name: /^(?:Auto|Homeowners|Renters|Condo|Life|Pet)/ }).count()).toBeLessThanOrEqual(3);
    await own.emulateMedia({ colorScheme: "dark" });
    expect(await own.locator("insurance-quote").evaluate((element) => getComputedStyle(element).colorScheme)).toBe("dark");
    const found = await own.evaluate(async () => {
      const { axe: injected } = window as unknown as { axe: typeof axe };
      const results = await injected.run(document.querySelector("insurance-quote")!, { preload: false, iframes: false, resultTypes: ["violations"] });
      return results.violations.map(({ id }) => id);
    });
    expect(found).toEqual([]);
    await own.goto(`${origins.sites}/brands/cedar-vale/?lang=es`);
    await own.getByRole("heading", { name: "¿Qué le cuidamos?" }).waitFor();

    // In the wide figures of this brand's font, the number stays in one line of the menu.
    await own.setViewportSize(widths.phone);
    await own.getByRole("button", { name: "Menú" }).click();
    expect((await own.getByRole("dialog").getByRole("link", { name: "(800) 555-0188" }).boundingBox())!.height).toBeLessThan(50);
    await own.setViewportSize(widths.desktop);

    // The gallery shows every screen in the published brand too.
    await own.goto(`${origins.sites}/gallery/?screen=types&brand=cedar-vale`);
    await own.getByRole("navigation", { name: "Brand" }).getByRole("link", { name: "Cedar & Vale" }).waitFor();
    await own.frameLocator("iframe").getByRole("heading", { name: "What may we look after?" }).waitFor();
    expect(await own.frameLocator("iframe").locator("insurance-quote").getAttribute("partner")).toBe("cedar-vale");
  });

  test("finds a text by a press in the preview, shows what a dark device, a mailbox and the payment page get, and a logo that is hardly seen", async ({ open, origins }) => {
    const { page } = await open({ address: `${origins.sites}/studio/?lang=es` });
    await page.getByLabel("Empezar con").waitFor({ timeout: 120_000 });
    await previewed(page).getByRole("heading", { name: "¿Qué le gustaría proteger?" }).waitFor();
    await page.getByRole("button", { name: "Elegir un texto" }).click();
    await previewed(page).getByRole("heading", { name: "¿Qué le gustaría proteger?" }).click();
    await expect.poll(() => page.evaluate(focused)).toBe("text-types.title");

    await section(page, "Esquema oscuro").click();
    await section(page, "Imágenes").click();
    await page.locator("#follows-device").check({ force: true });
    await page.locator("#scheme").selectOption("dark");
    await expect.poll(() => previewed(page).locator("insurance-quote").evaluate((element) => getComputedStyle(element).colorScheme)).toBe("dark");
    await page.locator("#screen").selectOption("page-quotes");
    await previewed(page).getByText("El seguro lo vende Maple Trust").waitFor();
    await page.locator("#screen").selectOption("page-policy");
    await previewed(page).getByText("Número de póliza").waitFor();
    await page.locator("#screen").selectOption("page-payment");
    await previewed(page).getByText("Maple Trust").first().waitFor();

    const pale = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="120" height="36"><path fill="#f4f4f4" d="M0 0h120v36H0z"/></svg>');
    await page.locator("#picture-logo").setInputFiles({ name: "pale.svg", mimeType: "image/svg+xml", buffer: pale });
    await page.getByText(/^Apenas se ve en el encabezado: su contraste es 1\.\d/).first().waitFor();
    expect(await page.getByRole("img", { name: "Como lo ve un visitante" }).first().evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(40);
  });

  test("measures the texts, and pictures one that doesn't fit, with a line around it there and on its screen", async ({ open, origins }) => {
    const { page } = await open({ address: `${origins.sites}/studio/` });
    await opened(page);
    await section(page, "Texts").click();
    await field(page, "Find a text to change").fill("What would you like to protect?");
    await page.locator(".found").first().click();
    await page.locator('[id="text-types.title"]').fill("Nonbreakable\u00a0questions\u00a0stick\u00a0out");
    await page.locator("#screen").selectOption("page-quotes");
    await page.getByRole("button", { name: "Measure the texts on every screen" }).click();
    const fault = page.getByRole("listitem").filter({ hasText: "on a phone, on the screen" }).first();
    await fault.waitFor();
    const measured = () => page.frames().find((frame) => frame.url().includes("measured="))?.evaluate(() => document.querySelector("insurance-quote")?.getAttribute("instance"));
    await expect.poll(measured, { message: "not the preview's session" }).toBe("measured");
    const picture = fault.getByRole("img", { name: "As a visitor sees it" });
    const inksOf = (image: HTMLImageElement): number[] => {
      const canvas = Object.assign(document.createElement("canvas"), { width: image.naturalWidth, height: image.naturalHeight });
      const pen = canvas.getContext("2d")!;
      pen.drawImage(image, 0, 0);
      const { data } = pen.getImageData(0, 0, canvas.width, canvas.height);
      const count = (...ink: readonly number[]): number => Array.from({ length: data.length / 4 }, (_none, at) => ink.every((part, index) => Math.abs(data[at * 4 + index]! - part) < 12)).filter(Boolean).length;
      return [count(180, 35, 24), count(27, 35, 64)];
    };
    const [line, words] = await picture.evaluate(inksOf);
    expect(line, "pixels of the line around the text").toBeGreaterThan(1_000);
    expect(words, "pixels of the text in the brand's ink").toBeGreaterThan(500);
    await page.getByRole("button", { name: "Stop measuring" }).click();
    await fault.getByRole("button", { name: "Show it in the preview" }).click();
    const title = previewed(page).getByRole("heading", { level: 1 });
    await expect.poll(() => title.evaluate((heading) => heading.style.outlineStyle)).toBe("solid");
    await page.locator("#width").selectOption("768");
    await expect.poll(() => title.evaluate((heading) => heading.style.outlineStyle)).toBe("");
  });

  test("refuses a picture that is too heavy beside its field, and keeps nothing of one that was replaced", async ({ open, origins }) => {
    const { page } = await open({ address: `${origins.sites}/studio/` });
    await opened(page);
    await section(page, "Pictures").click();
    const logo = page.getByLabel("Replace: Logo", { exact: true });
    await logo.setInputFiles({ name: "large.png", mimeType: "image/png", buffer: Buffer.alloc(3_600_000) });
    await page.getByRole("alert").getByText("large.png has 3600 kB: make it less than 200 kB.").waitFor();
    await logo.setInputFiles({ name: "small.png", mimeType: "image/png", buffer: pixel });
    await expect.poll(() => page.getByText("large.png has").count()).toBe(0);
    await logo.setInputFiles({ name: "mine.svg", mimeType: "image/svg+xml", buffer: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9" onload="alert(1)"/>') });
    await page.getByText("Logo.svg has the handler onload: take it out.").first().waitFor();
    await logo.setInputFiles({ name: "mine.svg", mimeType: "image/svg+xml", buffer: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>') });
    await expect.poll(() => page.getByText("has the handler").count()).toBe(0);
    const [download] = await Promise.all([page.waitForEvent("download"), page.getByRole("button", { name: "Export" }).click()]);
    const zip = join(tmpdir(), `${randomUUID()}.zip`);
    await download.saveAs(zip);
    const files = Object.keys(unzipSync(await readFile(zip)));
    await rm(zip);
    expect(files.filter((path) => path.includes("/logo"))).toEqual(["maple-trust/logo.svg"]);
  });

  test("leads from a check to its field on a phone, and drops a failed import with the next change", async ({ open, origins }) => {
    const { page } = await open({ address: `${origins.sites}/studio/`, width: "phone" });
    await opened(page);
    await page.locator("#color-text-muted").evaluate((input) => input.closest("details.section")!.removeAttribute("open"));
    await page.locator("#color-text-muted").evaluate((input: HTMLInputElement) => {
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")!.set!.call(input, "#EEEEEE");
      input.dispatchEvent(new Event("input", { bubbles: true }));
    });
    await page.getByRole("radio", { name: "Publish" }).check({ force: true });
    await page.getByRole("button", { name: "Colors: Help text" }).first().click();
    await expect.poll(() => page.evaluate(focused)).toBe("color-text-muted");
    expect(await page.locator("#color-text-muted").isVisible()).toBe(true);

    await page.getByRole("radio", { name: "Publish" }).check({ force: true });
    await field(page, "Import a folder as a zip file").setInputFiles({ name: "no.zip", mimeType: "application/zip", buffer: Buffer.from("no") });
    await page.getByText("no.zip can't be imported. This isn't a zip file.").waitFor();
    await page.getByRole("button", { name: "Undo" }).click();
    await expect.poll(() => page.getByText("can't be imported").count()).toBe(0);
  });

  test.for(["phone", "desktop"] as const)("passes axe, and everything is reachable on a %s", async (width, { open, origins }) => {
    const { page } = await open({ address: `${origins.sites}/studio/`, width, prepare: (_context, page) => withAxe(page) });
    await opened(page);
    for (const panel of width === "phone" ? ["Design", "Preview", "Publish"] : ["Design"]) {
      if (width === "phone") await page.getByRole("radio", { name: panel }).check({ force: true });
      for (const summary of await page.locator("summary:visible").all()) await summary.evaluate((element) => (element.parentElement as HTMLDetailsElement).setAttribute("open", ""));
      const found = await page.evaluate(async () => {
        const { axe: injected } = window as unknown as { axe: typeof axe };
        const results = await injected.run(document.querySelector("#studio")!, { preload: false, iframes: false, resultTypes: ["violations"] });
        return results.violations.flatMap(({ id, nodes }) => nodes.map(({ target, failureSummary }) => `${id}: ${JSON.stringify(target)} ${failureSummary ?? ""}`));
      });
      expect(found).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(widths[width].width);
    }
  });

  test.for([
    ["a page elsewhere", { Origin: "https://elsewhere.test" }, { id: "x", files: {} }, 403],
    ["a brand of the demo", {}, { id: "auvane", files: {} }, 409],
    ["a file that leaves the folder", {}, { id: "x-1", files: { "../auvane/config.json": "{}" } }, 422],
    ["a folder with a fault", {}, { id: "x-1", files: { "config.json": "{}", "text.json": "{}", "theme.json": "{}" } }, 422],
  ] as const)("nothing is published for %s", async ([_who, headers, body, status], { origins }) => {
    const response = await fetch(`${origins.sites}/studio/publish`, { method: "POST", headers: { Origin: origins.sites, "Content-Type": "application/json", ...headers }, body: JSON.stringify(body) });
    expect(response.status).toBe(status);
    expect(await fetch(`${origins.widget}/content/x-1/content.json`).then(({ status: found }) => found)).toBe(404);
  });
});
