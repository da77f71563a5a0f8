import type { BrowserContextOptions } from "playwright";
import { beforeAll, describe, expect, inject, test as base } from "vitest";
import { licenseCode } from "../../../src/fixtures/licenseCode";
import { Api } from "../../harness/api";
import { violations, withAxe } from "../../harness/axe";
import { barcode, photograph } from "../../harness/barcodes";
import { sharedBrowser } from "../../harness/browser";
import { keepJournal } from "../../harness/journal";
import { resumed } from "../../harness/resumed";
import { quoteSite } from "../../harness/sites";
import { Visitor } from "../../harness/visitor";
import { widths, type WidthName } from "../../harness/widths";
import { camerasOf, watchCamera, withCamera } from "./withCamera";

const code = licenseCode({ street: "12 NO RECORDS ST" }, { issuer: "636023", version: 10 });
const vin = "1HGCM82633A004352";

let license: Buffer;
let plate: Buffer;
let front: Buffer;

beforeAll(async () => {
  const page = await (await sharedBrowser()).newPage();
  license = await photograph(page, barcode("pdf417", code), { width: 1280, height: 720 });
  plate = await photograph(page, barcode("code39", vin), { width: 1280, height: 720 });
  front = await photograph(page, barcode("pdf417", code), { width: 1280, height: 720, share: 0.42, isFront: true });
  await page.close();
});

interface Seen {
  readonly width?: WidthName;
  readonly options?: BrowserContextOptions;
  readonly at?: ReturnType<typeof resumed>;
}

/** Gives each test a visitor whose camera shows one picture. */
const test = base.extend<{ visitWith: (picture: Buffer, seen?: Seen) => Promise<Visitor> }>({
  visitWith: async ({}, use) => {
    const ends: (() => Promise<void>)[] = [];
    const origins = inject("origins");
    const journals: { readonly complaints: readonly string[] }[] = [];
    await use(async (picture, { width = "phone", options, at } = {}) => {
      const { browser, end } = await withCamera([picture, picture]);
      ends.push(end);
      const context = await browser.newContext({ viewport: widths[width], locale: "en-US", reducedMotion: "reduce", permissions: ["camera"], ...options });
      context.setDefaultTimeout(60_000);
      const journal = await keepJournal(context);
      journals.push(journal);
      const page = await context.newPage();
      await watchCamera(page);
      await withAxe(page);
      await at?.prepare(context, page);
      await page.goto(at ? quoteSite.at(origins, at.route) : quoteSite.start(origins), { waitUntil: "domcontentloaded" });
      const visitor = new Visitor({ page, site: quoteSite, origins, journal, api: new Api(context, origins) });
      await visitor.arrive();
      return visitor;
    });
    for (const end of ends) await end();
    expect(journals.flatMap(({ complaints }) => complaints), "complaints of the page").toEqual([]);
  },
});

const sheet = (visitor: Visitor) => visitor.dialog(/^Scan/);
const valueOf = (visitor: Visitor, name: RegExp) => visitor.field(name).inputValue();
const isOff = (visitor: Visitor) => expect.poll(() => camerasOf(visitor.page)).toEqual({ opened: expect.any(Number), on: 0 });

const addDriver = async (visitor: Visitor): Promise<void> => {
  await visitor.press(/Add another driver/);
  await visitor.button("Scan your license").waitFor();
};

describe("a license in front of the camera", () => {
  test("fills in the address, and later the main driver, each marked and each to edit", async ({ visitWith }) => {
    const visitor = await visitWith(license);
    await visitor.press("Scan your license");
    await sheet(visitor).waitFor();
    await sheet(visitor).waitFor({ state: "detached" });
    await isOff(visitor);
    expect(await valueOf(visitor, /^Home address from your license$/)).toBe("12 No Records St, Columbus, OH 43215");
    await visitor.sees("From your license: Home address. Check each one.");
    await visitor.press("Almost there!");
    await visitor.seesHeading("Tell us about the main driver");
    expect(await valueOf(visitor, /^First name from your license$/)).toBe("Maya");
    expect(await valueOf(visitor, /^Last name from your license$/)).toBe("Okafor");
    expect(await valueOf(visitor, /^Date of birth from your license$/)).toBe("09/07/1988");
    await visitor.fill(/^First name/, "May");
    await visitor.field(/^First name$/).waitFor();
  });

  test("fills in another driver, and keeps what was typed until its button is pressed", async ({ visitWith }) => {
    const visitor = await visitWith(license, { at: resumed("driver") });
    await addDriver(visitor);
    await visitor.fill("First name", "Kay");
    await visitor.press("Scan your license");
    await visitor.sees("We kept what you typed for: First name.");
    expect(await valueOf(visitor, /^First name$/)).toBe("Kay");
    expect(await valueOf(visitor, /^Last name from your license$/)).toBe("Okafor");
    await expect.poll(() => visitor.widget.getByRole("radio", { name: "Female" }).isChecked()).toBe(true);
    await visitor.button("Use my license instead").press("Enter");
    expect(await valueOf(visitor, /^First name from your license$/)).toBe("Maya");
    // The button has gone with its note.
    await visitor.focusIsOn(visitor.widget.getByText(/Check each one/).locator("xpath=ancestor::div[@tabindex]"));
  });

  test("says that it has expired, and refuses nothing", async ({ visitWith }) => {
    const page = await (await sharedBrowser()).newPage();
    const old = await photograph(page, barcode("pdf417", licenseCode({ expires: "20240301" }, { issuer: "636023", version: 8 })), { width: 1280, height: 720 });
    await page.close();
    const visitor = await visitWith(old, { at: resumed("driver") });
    await addDriver(visitor);
    await visitor.press("Scan your license");
    await visitor.sees("This license expired on 03/01/2024. You can still get quotes.");
    expect(await valueOf(visitor, /^Last name/)).toBe("Okafor");
  });
});

describe("the sheet", () => {
  test("tells the front from the back, and turns the camera off on every way out", async ({ visitWith }) => {
    const visitor = await visitWith(front, { at: resumed("driver") });
    await addDriver(visitor);
    const leaves: readonly (() => Promise<unknown>)[] = [
      () => visitor.page.keyboard.press("Escape"),
      () => visitor.back(),
      () => sheet(visitor).getByRole("button", { name: "Close" }).click(),
      () => sheet(visitor).getByRole("button", { name: "Type it instead" }).click(),
    ];
    for (const leave of leaves) {
      await visitor.press("Scan your license");
      await sheet(visitor).getByText("That's the front. Turn it over.").waitFor();
      expect((await camerasOf(visitor.page)).on).toBe(1);
      await leave();
      await sheet(visitor).waitFor({ state: "detached" });
      await isOff(visitor);
      await visitor.isAt("auto/driver/add");
    }
  });

  test("turns the camera off while the page is hidden, and when the widget goes", async ({ visitWith }) => {
    const visitor = await visitWith(front, { at: resumed("driver") });
    await addDriver(visitor);
    await visitor.press("Scan your license");
    await expect.poll(async () => (await camerasOf(visitor.page)).on).toBe(1);
    const show = (state: string) =>
      visitor.page.evaluate((state) => {
        Object.defineProperty(document, "visibilityState", { value: state, configurable: true });
        document.dispatchEvent(new Event("visibilitychange"));
      }, state);
    await show("hidden");
    await isOff(visitor);
    await show("visible");
    await expect.poll(async () => (await camerasOf(visitor.page)).on).toBe(1);
    await visitor.widget.evaluate((element) => element.remove());
    await isOff(visitor);
  });

  test("offers a photo after ten seconds, and reads one, and a pasted code", async ({ visitWith }) => {
    const visitor = await visitWith(front, { at: resumed("driver") });
    await addDriver(visitor);
    await visitor.press("Scan your license");
    await sheet(visitor).getByText(/^Trouble reading it\?/).waitFor();
    await sheet(visitor).locator("input[type=file]").setInputFiles({ name: "front.jpg", mimeType: "image/jpeg", buffer: front });
    await sheet(visitor).getByText(/^We couldn't read that photo/).waitFor();
    await sheet(visitor).locator("input[type=file]").setInputFiles({ name: "back.jpg", mimeType: "image/jpeg", buffer: license });
    await sheet(visitor).waitFor({ state: "detached" });
    expect(await valueOf(visitor, /^First name from your license$/)).toBe("Maya");
    await isOff(visitor);

    await visitor.press("Scan your license");
    await sheet(visitor).getByText("Paste it").click();
    await sheet(visitor).getByRole("textbox").fill("hello");
    await sheet(visitor).getByText(/^That isn't a license's barcode/).waitFor();
    await sheet(visitor).getByRole("textbox").fill(code.replace("DACMAYA", "DACMARA"));
    await sheet(visitor).waitFor({ state: "detached" });
    expect(await valueOf(visitor, /^First name from your license$/)).toBe("Mara");
  });

  test.for(["phone", "desktop"] as const)("has no fault of accessibility (%s)", async (width, { visitWith }) => {
    const visitor = await visitWith(front, { width, at: resumed("driver") });
    await addDriver(visitor);
    await visitor.press("Scan your license");
    await expect.poll(async () => (await camerasOf(visitor.page)).on).toBe(1);
    expect(await violations(visitor)).toEqual([]);
  });
});

describe("a VIN's barcode", () => {
  test("is read on the vehicle's screen", async ({ visitWith }) => {
    const visitor = await visitWith(plate, { at: resumed("vehicle") });
    await visitor.press("Scan the VIN");
    await visitor.sees("from the VIN barcode");
    await isOff(visitor);
  });
});
