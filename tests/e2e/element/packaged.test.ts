import type { Page } from "playwright";
import { expect, it } from "vitest";
import { hostSite } from "./hostPage";

/** Tests the package's class: it is defined at once, and each element waits for the widget itself. */
const host = await hostSite();

const whole = /\/npm\/parcels\/app\.js/;
const defined = `<script type="module">import "${host.widget}/dist/npm/define.js";</script>`;
const field = (page: Page) => page.locator("insurance-quote input:visible").first();
const isDefined = (page: Page) => page.waitForFunction(() => customElements.get("insurance-quote"));
/** Without content's delay on a busy machine. */
const events = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => (Reflect.get(window, "seenEvents") as [string, { code?: string }][]).map(([name, { code }]) => code ?? name).filter((name) => !/^iq-step$|^partner-content/.test(name)));

it("takes properties, calls and changed attributes before the widget is there, and reserves its place", async () => {
  const letThrough = host.hold(whole);
  const { page, troubles } = await host.open(host.tag("", "auto") + defined);
  await isDefined(page);
  const height = await page.evaluate(() => {
    const element = document.querySelector("insurance-quote")!;
    Object.assign(element, { router: { read: () => null, push: () => undefined, replace: () => undefined, listen: () => () => undefined, href: () => "#custom" } });
    element.setAttribute("line", "pet");
    element.prefill({ email: "tess@example.com" });
    return element.getBoundingClientRect().height;
  });
  expect(height).toBeGreaterThan(799);
  letThrough();
  await field(page).waitFor();
  expect(await page.locator("insurance-quote").getByRole("textbox", { name: "Email" }).inputValue()).toBe("tess@example.com");
  expect(await page.evaluate(() => typeof document.querySelector("insurance-quote")!.router)).toBe("object");
  expect(page.url()).not.toContain("iq=");
  expect(await events(page)).toEqual(["iq-ready"]);
  expect(troubles).toEqual([]);
  await page.close();
});

it.each([
  ["define", 0],
  ["eager", 1],
] as const)("requests the first screen before an element is on the page only if the host says so: %s", async (entry, requested) => {
  const { page, troubles, requests } = await host.open(`<p>No form here.</p><script type="module">import "${host.widget}/dist/npm/${entry}.js";</script>`);
  await isDefined(page);
  const painters = () => requests.filter((url) => url.includes("/parcels/paint-"));
  expect(painters()).toHaveLength(requested);
  await page.evaluate((tag) => document.body.insertAdjacentHTML("beforeend", tag), host.tag(`partner="auvane"`, "auto"));
  await field(page).waitFor();
  expect(painters()).toHaveLength(1);
  expect(troubles).toEqual([]);
  await page.close();
});

it("paints the first screen before the widget is there, which then takes over what was typed", async () => {
  const letThrough = host.hold(whole);
  const { page, troubles, requests } = await host.open(host.tag(`partner="auvane"`, "auto") + defined);
  const street = page.locator("insurance-quote").getByRole("combobox", { name: "Home address" });
  await page.locator("insurance-quote [data-ahead]").waitFor();
  await street.fill("418 Alder St");
  letThrough();
  await page.locator("insurance-quote [data-ahead]").waitFor({ state: "detached" });
  expect(await street.inputValue()).toBe("418 Alder St");
  expect(requests.filter((url) => url.endsWith("/content.json"))).toHaveLength(1);
  expect(await page.locator("link[rel=preload]").count()).toBe(0);
  expect(troubles).toEqual([]);
  await page.close();
});

it.each([true, false])("offers to scan only with the browser's own detector, because it has no decoder: %s", async (hasDetector) => {
  const context = await host.newContext();
  await context.addInitScript((has) => {
    navigator.mediaDevices.enumerateDevices = () => Promise.resolve([{ kind: "videoinput" } as MediaDeviceInfo]);
    if (has) Object.assign(window, { BarcodeDetector: { getSupportedFormats: () => Promise.resolve(["pdf417"]) } });
    else Reflect.deleteProperty(window, "BarcodeDetector");
  }, hasDetector);
  const { page, troubles } = await host.open(host.tag(`partner="auvane"`, "auto") + defined, { context });
  const offer = page.locator("insurance-quote").getByRole("button", { name: "Scan your license" });
  await page.locator("insurance-quote [data-ahead]").waitFor();
  await page.locator("insurance-quote [data-ahead]").waitFor({ state: "detached" });
  if (hasDetector) await offer.waitFor();
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
  expect(await offer.count()).toBe(hasDetector ? 1 : 0);
  expect(troubles).toEqual([]);
  await page.close();
});

it("keeps a painted screen with what was typed through each \"Try again\"", async () => {
  host.tamper(whole, () => 503);
  const { page } = await host.open(host.tag(`partner="auvane"`, "auto") + defined);
  const street = page.locator("insurance-quote").getByRole("combobox", { name: "Home address" });
  const again = page.locator("insurance-quote").getByRole("button", { name: "Try again" });
  await street.fill("418 Alder St");
  await again.click();
  await again.waitFor({ state: "detached" });
  await again.waitFor();
  expect(await street.inputValue()).toBe("418 Alder St");
  host.repair();
  await again.click();
  await page.locator("insurance-quote [data-ahead]").waitFor({ state: "detached" });
  expect(await street.inputValue()).toBe("418 Alder St");
  expect(await again.count()).toBe(0);
  await page.close();
});

it("starts nothing in an element that was removed meanwhile, each of the others, and a moved one once", async () => {
  const letThrough = host.hold(whole);
  const { page, troubles } = await host.open(`<div>${host.tag("", "auto")}${host.tag("", "pet")}${host.tag("", "renters")}</div>` + defined);
  await isDefined(page);
  await page.evaluate(async () => {
    const [removed, moved] = document.querySelectorAll("insurance-quote");
    removed!.remove();
    Object.assign(window, { removed });
    document.body.append(moved!);
    await new Promise((resolve) => setTimeout(resolve, 50));
  });
  letThrough();
  await expect.poll(() => events(page)).toEqual(["iq-ready", "iq-ready"]);
  expect(await page.evaluate(() => (Reflect.get(window, "removed") as Element).shadowRoot!.childElementCount)).toBe(0);
  await page.evaluate(() => document.body.append(Reflect.get(window, "removed") as Element));
  await expect.poll(() => events(page)).toHaveLength(3);
  expect(troubles).toEqual([]);
  await page.close();
});

it("asks again after a second, then says that it can't load, and tries again on request", async () => {
  let asked = 0;
  host.tamper(whole, () => ((asked += 1), 503));
  const { page } = await host.open(host.tag(`partner="auvane"`, "auto") + defined);
  const again = page.locator("insurance-quote").getByRole("button", { name: "Try again" });
  await again.waitFor();
  expect(asked).toBe(2);
  expect(await events(page)).toEqual(["not-loaded"]);
  expect(await page.getByRole("link", { name: "Continue on our site" }).getAttribute("href")).toMatch(/\/quote\/auto\/address\?partner=auvane$/);
  host.repair();
  await again.click();
  await expect.poll(() => events(page)).toEqual(["not-loaded", "iq-ready"]);
  expect(await again.count()).toBe(0);
  await page.close();
});
