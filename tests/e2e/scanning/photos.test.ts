import type { Page } from "playwright";
import { afterAll, beforeAll, expect, test } from "vitest";
import { licenseCode } from "../../../src/fixtures/licenseCode";
import { barcode, photograph, type Symbology, type Taken } from "../../harness/barcodes";
import { sharedBrowser } from "../../harness/browser";
import { scanReader } from "../../harness/scanReader";
import { photos } from "./taken";

const code = licenseCode({}, { issuer: "636023", version: 10, own: "ZOZOACOUNTY 25" });
const vin = "1HGCM82633A004352";

let page: Page;
let reader: Awaited<ReturnType<typeof scanReader>>;
beforeAll(async () => {
  page = await (await sharedBrowser()).newPage();
  reader = await scanReader(page);
});
afterAll(() => page.close());

const reads = async (kind: "license" | "vin", svg: string, taken: Taken): Promise<boolean> => (await reader.photo(kind, await photograph(page, svg, taken))) !== null;

test("the decoder reads the licenses that embed-demo/docs/partners/scanning.md says it reads, and nine of ten in all", async () => {
  const svg = barcode("pdf417", code);
  const results: [what: string, isRead: boolean, expected: boolean][] = [];
  for (const { what, taken, isRead } of photos) results.push([what, await reads("license", svg, taken), isRead]);
  expect(results.filter(([, is, expected]) => is !== expected)).toEqual([]);
  expect(results.filter(([, is]) => is).length / results.length).toBeGreaterThanOrEqual(0.9);
});

test.for(["code39", "code128", "datamatrix", "qrcode"] as const)("the decoder reads a VIN in %s, straight, turned, blurred and dim", async (symbology: Symbology) => {
  const svg = barcode(symbology, vin);
  const share = symbology === "datamatrix" || symbology === "qrcode" ? 0.2 : 0.6;
  for (const taken of [{}, { turn: 14 }, { turn: 90, share: share / 2 }, { blur: 1.5 }, { light: 0.15, noise: 5 }]) {
    expect(await reads("vin", svg, { share, ...taken }), JSON.stringify(taken)).toBe(true);
  }
});
