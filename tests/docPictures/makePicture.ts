import type { Browser, Page } from "playwright";
import type { Origins } from "../../embed-demo/hosting/origins";
import type { Frame, Picture } from "./pictures";

const phone = { width: 390, height: 720 } as const;

/** Milliseconds that a screen may take on a busy machine. */
const patience = 120_000;

/** WebP's quality, 0 to 100. Small letters blur below it. */
const quality = 72;

/** Every script and text of the widget, and those that come after the first screen. */
const held = { page: /\/(?:dist|content)\/.*\.(?:js|json|css)(?:\?|$)/, painted: /\/chunks\/(?!first-)|\/texts\// } as const;

async function shot(browser: Browser, origins: Origins, { at, address }: Frame): Promise<string> {
  const context = await browser.newContext({ viewport: phone, locale: "en-US", reducedMotion: "reduce" });
  context.setDefaultTimeout(patience);
  try {
    if (at !== "running") await context.route(held[at], () => undefined);
    const page = await context.newPage();
    await page.addInitScript(() => document.addEventListener("iq-ready", () => document.documentElement.setAttribute("data-heard", "")));
    await page.goto(address(origins), { waitUntil: "commit" });
    await arrived(page, at);
    return (await page.screenshot({ animations: "disabled" })).toString("base64");
  } finally {
    await context.close();
  }
}

async function arrived(page: Page, at: Frame["at"]): Promise<void> {
  const widget = page.locator("insurance-quote");
  await widget.waitFor({ state: "attached" });
  if (at !== "page") await widget.getByRole("heading", { level: 1 }).waitFor();
  // The gallery's page says when a screen is in its state; any other page hears it from the widget.
  const isGallery = new URL(page.url()).pathname.startsWith("/gallery/");
  if (at === "running") await page.locator(isGallery ? 'html[data-state="ready"]' : "html[data-heard]").waitFor({ state: "attached" });
  await page.evaluate(async () => {
    await document.fonts.ready;
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  });
}

/** Puts the frames of a picture side by side, with their captions. Returns the bytes of a WebP file. */
export async function makePicture(browser: Browser, origins: Origins, { frames }: Picture): Promise<Buffer> {
  const shots: string[] = [];
  for (const frame of frames) shots.push(await shot(browser, origins, frame));
  const context = await browser.newContext({ viewport: { width: 1_080, height: 100 } });
  try {
    const page = await context.newPage();
    const figures = frames.map(({ caption }, at) => `<figure><figcaption>${caption}</figcaption><img alt="" src="data:image/png;base64,${shots[at]}"></figure>`);
    await page.setContent(`<style>body{margin:0;padding:20px;display:grid;grid-template-columns:repeat(${frames.length},1fr);gap:20px;background:#dfe2ec;font:600 17px/1.3 "Liberation Sans",sans-serif;color:#1b2340}
figure{margin:0;display:flex;flex-direction:column;gap:10px;justify-content:end}img{display:block;width:100%;border-radius:10px}</style>${figures.join("")}`);
    await page.evaluate(() => Promise.all([...document.images].map((image) => image.decode())));
    const { width, height } = await page.evaluate(() => ({ width: document.documentElement.scrollWidth, height: document.body.scrollHeight }));
    const cdp = await context.newCDPSession(page);
    const { data } = await cdp.send("Page.captureScreenshot", { format: "webp", quality, captureBeyondViewport: true, clip: { x: 0, y: 0, width, height, scale: 1 } });
    return Buffer.from(data, "base64");
  } finally {
    await context.close();
  }
}
