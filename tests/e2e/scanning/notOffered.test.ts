import type { BrowserContext } from "playwright";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { siteHeaders } from "../../../embed-demo/hosting/securityHeaders";
import { answerTo } from "../../harness/answerTo";
import { barcode, photograph } from "../../harness/barcodes";
import { sharedBrowser } from "../../harness/browser";
import { quoteSite } from "../../harness/sites";
import { withCamera } from "./withCamera";

let camera: Awaited<ReturnType<typeof withCamera>>;

beforeAll(async () => {
  const page = await (await sharedBrowser()).newPage();
  const picture = await photograph(page, barcode("qrcode", "none"), { width: 640, height: 480 });
  await page.close();
  camera = await withCamera([picture, picture]);
});
afterAll(() => camera.end());

/** Returns whether the first screen offers to scan. */
async function isOffered(prepare?: (context: BrowserContext) => Promise<unknown>): Promise<boolean> {
  const context = await camera.browser.newContext({ locale: "en-US" });
  try {
    await prepare?.(context);
    const page = await context.newPage();
    const origins = inject("origins");
    await page.goto(quoteSite.start(origins));
    const widget = page.locator("insurance-quote").first();
    await widget.getByRole("combobox").waitFor();
    await widget.locator("[data-ahead]").waitFor({ state: "detached" });
    // The widget has asked the same before, so it has its answers.
    await page.evaluate(async () => {
      await navigator.mediaDevices.enumerateDevices();
      await WebAssembly.compile(new Uint8Array([0, 97, 115, 109, 1, 0, 0, 0])).catch(() => undefined);
      for (let frames = 0; frames < 3; frames += 1) await new Promise((resolve) => requestAnimationFrame(resolve));
    });
    return (await widget.getByRole("button", { name: "Scan your license" }).count()) > 0;
  } finally {
    // A picture may still be on its way through a route.
    await context.unrouteAll({ behavior: "ignoreErrors" });
    await context.close();
  }
}

const withPolicy = (headers: Readonly<Record<string, string>>) => (context: BrowserContext) =>
  context.route(`${inject("origins").sites}/quote/**`, async (route) => {
    if (route.request().resourceType() !== "document") return route.fallback();
    const response = await answerTo(route);
    await route.fulfill({ response, headers: { ...response.headers(), ...headers } });
  });

test("scanning is offered where nothing forbids it", async () => {
  expect(await isOffered()).toBe(true);
});

test("a page whose policy forbids WebAssembly isn't offered it", async () => {
  const strict = siteHeaders(inject("origins"))["Content-Security-Policy"]!;
  expect(await isOffered(withPolicy({ "content-security-policy": strict }))).toBe(false);
});

test("a page or frame without permission for the camera isn't offered it", async () => {
  expect(await isOffered(withPolicy({ "permissions-policy": "camera=()" }))).toBe(false);
});

test("a device without a camera isn't offered it", async () => {
  const none = (context: BrowserContext) => context.addInitScript(() => (navigator.mediaDevices.enumerateDevices = () => Promise.resolve([])));
  expect(await isOffered(none)).toBe(false);
});

test("a partner who turned it off doesn't offer it", async () => {
  const without = (context: BrowserContext) =>
    context.route(/\/content\/default\/|insurance-quote\.js/, async (route) => {
      const response = await answerTo(route);
      await route.fulfill({ response, body: (await response.text()).replace(/"scan":\s*true|scan:(?:!0|true)/g, '"scan":false') });
    });
  expect(await isOffered(without)).toBe(false);
});
