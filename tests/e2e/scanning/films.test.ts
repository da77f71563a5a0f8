import type { Page } from "playwright";
import { afterAll, beforeAll, expect, test } from "vitest";
import { licenseCode } from "../../../src/fixtures/licenseCode";
import { barcode, photograph } from "../../harness/barcodes";
import { sharedBrowser } from "../../harness/browser";
import { scanReader } from "../../harness/scanReader";
import { films } from "./taken";
import { withCamera } from "./withCamera";

const code = licenseCode({}, { issuer: "636023", version: 10, own: "ZOZOACOUNTY 25" });

let page: Page;
beforeAll(async () => {
  page = await (await sharedBrowser()).newPage();
});
afterAll(() => page.close());

test.for(films)("a license is read from a film of it $what", async ({ frames }) => {
  const svg = barcode("pdf417", code);
  const pictures: Buffer[] = [];
  for (const taken of frames) pictures.push(await photograph(page, svg, taken));
  const { browser, end } = await withCamera(pictures);
  try {
    const context = await browser.newContext({ permissions: ["camera"] });
    const reader = await scanReader(await context.newPage());
    expect(await reader.camera("license")).not.toBeNull();
  } finally {
    await end();
  }
});
