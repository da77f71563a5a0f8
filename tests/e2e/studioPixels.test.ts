import { mkdir, writeFile } from "node:fs/promises";
import type { BrowserContext, Locator, Page } from "playwright";
import { describe, expect } from "vitest";
import { answerTo } from "../harness/answerTo";
import { test } from "../harness/test";

interface Look {
  readonly screen: string;
  readonly lang: "en" | "es";
  readonly scheme: "light" | "dark";
}

/** One screen of each kind, each in one of the brands, languages and schemes; buying is shown where it can be done online. */
const looksOf: Readonly<Record<string, readonly Look[]>> = {
  Clearmoor: [
    { screen: "types", lang: "en", scheme: "light" },
    { screen: "renters-purchase-plans", lang: "es", scheme: "dark" },
  ],
  "Auvane Motors": [
    { screen: "auto-driver", lang: "es", scheme: "light" },
    { screen: "compare", lang: "en", scheme: "dark" },
  ],
  "Prairie Lantern Credit Union": [
    { screen: "renters-quotes", lang: "en", scheme: "light" },
    { screen: "success", lang: "es", scheme: "dark" },
  ],
};
const widths = [390, 1280];
/** The largest difference of a color channel, of 255, that counts as equal: Chromium smooths a logo a little differently each time. */
const hair = 4;

/** A window in which the studio shows its widest preview at its own size, and most of a screen's height. */
const wide = { width: 2_080, height: 1_400 };
const kept = ".cache/e2e";

/** Every visit is an application of its own, and by chance some companies don't answer it. They answer this name. */
const staged = (context: BrowserContext) =>
  context.route("**/gallery/recipes.json", async (route) => {
    const text = await (await answerTo(route)).text();
    await route.fulfill({ contentType: "application/json", body: text.replace(/"lastName":"[^"]*"/g, '"lastName":"Steady Carriers"') });
  });

/** Waits for the page in the preview, without what each visit has of its own there: the reference that it tells an advisor. */
const arrived = (preview: Locator, part: string) =>
  expect.poll(() =>
    preview.evaluate((frame: HTMLIFrameElement, wanted) => {
      const page = frame.contentDocument;
      if (!page?.URL.includes(wanted) || page.documentElement.dataset["state"] !== "ready") return false;
      const told = [...page.querySelector("insurance-quote")!.shadowRoot!.querySelectorAll("p")].filter(({ textContent }) => /: [0-9A-F]{8}$/.test(textContent));
      for (const { firstChild } of told) firstChild!.nodeValue = firstChild!.nodeValue!.replace(/[0-9A-F]{8}$/, "00000000");
      return true;
    }, part),
  ).toBe(true);

/** The preview's pixels once two pictures in a row are the same: a page that has just got another width may still be drawing. */
async function stillPicture(studio: Page, preview: Locator): Promise<Buffer> {
  const take = async () => studio.screenshot({ clip: (await preview.boundingBox())!, animations: "disabled" });
  let [before, picture] = [await take(), await take()];
  for (let attempts = 0; attempts < 10 && !picture.equals(before); attempts += 1) [before, picture] = [picture, await take()];
  return picture;
}

/** The preview's pixels in every width. */
async function picturesOf(studio: Page, preview: Locator): Promise<readonly Buffer[]> {
  const pictures: Buffer[] = [];
  for (const width of widths) {
    await studio.locator("#width").selectOption(String(width));
    await expect.poll(async () => (await preview.boundingBox())?.width).toBe(width);
    pictures.push(await stillPicture(studio, preview));
  }
  return pictures;
}

/** The greatest difference of a color in any pixel, of 255. */
async function difference(page: Page, pictures: readonly [Buffer, Buffer]): Promise<number> {
  if (pictures[0].equals(pictures[1])) return 0;
  return page.evaluate(
    async (addresses) => {
      const [one, other] = await Promise.all(
        addresses.map(async (src) => {
          const image = Object.assign(new Image(), { src });
          await image.decode();
          const pen = new OffscreenCanvas(image.width, image.height).getContext("2d")!;
          pen.drawImage(image, 0, 0);
          return pen.getImageData(0, 0, image.width, image.height);
        }),
      );
      if (one!.width !== other!.width || one!.height !== other!.height) return 255;
      return one!.data.reduce((most, value, index) => Math.max(most, Math.abs(value - other!.data[index]!)), 0);
    },
    pictures.map((picture) => `data:image/png;base64,${picture.toString("base64")}`),
  );
}

describe("what the studio shows", () => {
  test.for(Object.entries(looksOf))("is what the page shows, pixel for pixel, begun with %s", async ([brand, looks], { open, origins }) => {
    const { page: studio } = await open({ address: `${origins.sites}/studio/`, viewport: wide, prepare: staged });
    await studio.getByLabel("Begin with").waitFor({ timeout: 120_000 });
    await studio.getByLabel("Begin with").selectOption({ label: brand });
    await studio.locator("#name").fill(`Heron ${brand}`);
    await studio.locator("summary", { hasText: "Dark scheme" }).click();
    await studio.locator("#has-dark").check({ force: true });
    await studio.locator("#follows-device").check({ force: true });
    const id = await studio.locator("#partner-id").inputValue();
    await studio.getByRole("button", { name: "Publish to this demo" }).click();
    await studio.getByText("Published.", { exact: true }).waitFor();
    // The preview's round corners are the studio's, and drawn anew with each width.
    await studio.locator("#studio").evaluate(({ shadowRoot }) => {
      const square = new CSSStyleSheet();
      square.replaceSync(".stage iframe { border-radius: 0; }");
      shadowRoot!.adoptedStyleSheets.push(square);
    });
    const preview = studio.locator("iframe[title]");
    const differing: string[] = [];
    for (const { screen, lang, scheme } of looks) {
      await studio.locator("#screen").selectOption(screen);
      await studio.locator("#lang").selectOption(lang);
      await studio.locator("#scheme").selectOption(scheme);
      const worn = `chrome=full&lang=${lang}&color-scheme=${scheme}`;
      await arrived(preview, `screen=${screen}&draft=${id}&${worn}`);
      await expect.poll(() => studio.locator("iframe").count(), { message: "the last edit's page alone" }).toBe(1);
      const drafted = await picturesOf(studio, preview);
      // The published brand's page stands in the same place: browsers draw curves by a hair otherwise elsewhere.
      await preview.evaluate((frame: HTMLIFrameElement, address) => (frame.src = address), `/gallery/frame/?screen=${screen}&brand=${id}&${worn}`);
      await arrived(preview, `screen=${screen}&brand=${id}&${worn}`);
      const published = await picturesOf(studio, preview);
      for (const [index, width] of widths.entries()) {
        if ((await difference(studio, [drafted[index]!, published[index]!])) <= hair) continue;
        differing.push(`${screen}, ${width} px`);
        await mkdir(kept, { recursive: true });
        await writeFile(`${kept}/${id}-${screen}-${width}-studio.png`, drafted[index]!);
        await writeFile(`${kept}/${id}-${screen}-${width}-page.png`, published[index]!);
      }
    }
    expect(differing, `pictures are in ${kept}`).toEqual([]);
  });
});
