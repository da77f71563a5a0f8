import type { CDPSession, Page } from "playwright";
import { describe, expect } from "vitest";
import { violations, withAxe } from "../harness/axe";
import { burstFaults } from "../harness/burst";
import { englishLeft } from "../harness/english";
import { fieldsOn } from "../harness/fields";
import { fitFaultsIn, settings } from "../harness/fit";
import { allScreensAt, screensAt, showScreen, wear } from "../harness/gallery";
import { test } from "../harness/test";
import { expectedOf } from "../lines/expectedOf";
import type { Visitor } from "../harness/visitor";

/**
 * Every field that is typed into or picked from a list: its autocomplete token, the keyboard that a phone shows, and whether
 * it is announced as required. `off` marks a field that no browser has an answer for, `nothing` a list without an
 * autocomplete token.
 */
const fields: Readonly<Record<string, string>> = {
  addressSearch: "address-line1 required",
  "filled-address-line2": "address-line2",
  "filled-address-level2": "address-level2",
  "filled-address-level1": "address-level1",
  "filled-postal-code": "postal-code",
  addressLine1: "address-line1 required",
  addressLine2: "address-line2",
  city: "address-level2 required",
  state: "address-level1 required",
  zipCode: "postal-code numeric required",
  // A browser fills in the visitor's own name and birth date, not those of another driver.
  firstName: "given-name required | off required",
  lastName: "family-name required | off required",
  dateOfBirth: "bday numeric required | off numeric required",
  driverDateLicensed: "off numeric required",
  // Advisors need the email. Before prices, only lines whose application needs it ask for it.
  email: "email email | email email required",
  primaryPhoneNumber: "tel-national tel | tel-national tel required",
  plYear: "off numeric required",
  plMake: "nothing required",
  plModel: "nothing required",
  typedVin: "off required",
  "quote-order": "nothing",
  bodyStyle: "nothing",
  "numberOfMiles-accord": "off numeric",
  "numberOfMiles-pickup": "off numeric",
  numberOfMiles: "off numeric required",
  "numberOfMiles-harley": "off numeric",
  "numberOfMiles-yamaha": "off numeric",
  roofType: "nothing required",
  propertyType: "nothing required",
  yearBuilt: "off numeric required",
  squareFootage: "off numeric required",
  numberOfStories: "off numeric required",
  foundationType: "nothing required",
  constructionQuality: "nothing required",
  timeSinceRoofUpdate: "nothing required",
  startDate: "off numeric required",
  currently_eCigarettes_frequency: "nothing required",
  previously_Cigarettes_frequency: "nothing required",
  previously_Cigarettes_lastUseDate: "off numeric required",
  previously_Cigars_frequency: "nothing required",
  previously_Cigars_lastUseDate: "off numeric required",
  income: "off numeric",
  debts: "off numeric",
  education: "off numeric",
  savings: "off numeric",
  petName: "off required",
  breed: "off required",
  petAge: "nothing required",
};

/** Screens from prices on need the service. Their fields also appear before prices, or have tests of their own. */
const isBeforePrices = (screen: string): boolean => !/quotes|policy-compare|purchase|compare|share/.test(screen);

/** Returns why a screen's main action isn't in a desktop's window before anything is scrolled; nothing if it is. */
const foldFaults = (page: Page): Promise<string[]> =>
  page.locator("insurance-quote").evaluate((element) => {
    scrollTo(0, 0);
    const action = element.shadowRoot!.querySelector<HTMLElement>(".main form button[type=submit], .main [data-over] > :is(a, button)");
    if (!action?.checkVisibility()) return [];
    const { bottom } = action.getBoundingClientRect();
    return bottom <= innerHeight ? [] : [`“${action.textContent}” ends at ${Math.round(bottom)} of ${innerHeight} px`];
  });

/** Screens whose button follows a consent or errors that it may not cover. */
const mayBeBelow = /-errors$|-error$|florida|contact-|finalize-contact$/;

/**
 * True checks every screen of the gallery in every brand, scheme and language, which takes half an hour. Otherwise each
 * screen is checked in one combination.
 */
const isWhole = Boolean(process.env["IQ_EVERY_SCREEN"]);

const brands = ["default", "auvane", "prairie-lantern"];
const looks = ["light", "dark"].flatMap((scheme) => ["es", "en"].map((language) => ({ scheme, language })));

interface Shown {
  readonly screen: string;
  readonly brand: string;
  readonly looks: typeof looks;
}

const everything = async (sites: string): Promise<readonly Shown[]> => (await allScreensAt(sites)).flatMap((screen) => brands.map((brand) => ({ screen, brand, looks })));

/** Brand, scheme and language take turns. Spanish texts are a third longer, so English fits wherever Spanish does. */
const once = async (sites: string): Promise<readonly Shown[]> =>
  (await screensAt(sites)).map((screen, index) => ({
    screen,
    brand: brands[index % brands.length]!,
    looks: [{ scheme: index % 2 === 0 ? "dark" : "light", language: index % 4 === 3 ? "en" : "es" }],
  }));

describe("every screen", () => {
  test(
    "passes axe, shows Spanish readers no English, has its action above the fold, supports autofill, stays readable at 320 px, enlarged, and from right to left, and takes keys without a pause",
    { timeout: isWhole ? 14_400_000 : 1_200_000 },
    async ({ open, origins }) => {
      const shown = [...(await (isWhole ? everything : once)(origins.sites))];
      expect(shown.length).toBeGreaterThan(60);
      const found = new Map<string, Set<string>>();

      async function lookAt(visitor: Visitor, chromium: CDPSession, { screen, brand, looks: own }: Shown): Promise<void> {
        const { page } = visitor;
        await showScreen(page, origins.sites, screen, brand, own[0]);
        if (isBeforePrices(screen)) for (const [name, said] of await fieldsOn(page)) found.set(name, (found.get(name) ?? new Set()).add(said));
        for (const look of own) {
          const name = `${screen}, ${brand}, ${look.scheme}, ${look.language}`;
          if (look !== own[0]) await wear(page, look);
          if (!mayBeBelow.test(screen)) expect.soft(await foldFaults(page), `${name}: the fold`).toEqual([]);
          expect.soft(await violations(visitor), `${name}: axe`).toEqual([]);
          if (look.language !== "es") continue;
          expect.soft(await englishLeft(page), `${name}: English`).toEqual([]);
          // A filled text can bring two words together that Spanish writes as one.
          expect.soft(await page.getByText(/(?<!\p{L})(?:a|de) el(?!\p{L})/u).allInnerTexts(), `${name}: "al" or "del"`).toEqual([]);
        }
        if (isWhole) return;
        for (const setting of settings) {
          expect.soft(await fitFaultsIn(page, chromium, setting), `${screen}, ${brand}: ${setting.what}`).toEqual([]);
        }
        expect.soft(await burstFaults(page), `${screen}, ${brand}: keys without a pause`).toEqual([]);
      }
      // One page per core; each takes the next screen.
      const look = async (): Promise<void> => {
        const visitor = await open({ prepare: withAxe, address: `${origins.sites}/gallery/frame/?brand=default&screen=auto-address` });
        const chromium = await visitor.page.context().newCDPSession(visitor.page);
        for (let next = shown.shift(); next !== undefined; next = shown.shift()) await lookAt(visitor, chromium, next);
      };
      await Promise.all([look(), look()]);

      const told = Object.fromEntries([...found].map(([name, said]) => [name, [...said].sort().join(" | ")]));
      const own = Object.values(expectedOf).flatMap((line) => Object.entries(line.fields ?? {}));
      const expected = Object.fromEntries(Object.entries(fields).map(([name, said]) => [name, [said, ...own.flatMap(([other, more]) => (other === name ? [more] : []))].sort().join(" | ")]));
      if (!isWhole) expect(told).toEqual(expected);
    },
  );

  test("doubles its text in a browser with a 32 px font, whatever the page's own font size is", async ({ open, origins }) => {
    const { page } = await open({ address: `${origins.sites}/gallery/frame/?brand=default&screen=auto-driver` });
    const chromium = await page.context().newCDPSession(page);
    const sizes = () =>
      page.locator("insurance-quote").evaluate((element) =>
        ["h1", "label", "input", "button[type=submit]", "footer p"].map((part) => parseFloat(getComputedStyle(element.shadowRoot!.querySelector(part)!).fontSize)),
      );
    await showScreen(page, origins.sites, "auto-driver");
    await page.evaluate(() => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync("html { font-size: 10px } * { font-size: 9px }");
      document.adoptedStyleSheets = [sheet];
    });
    await page.setViewportSize({ width: 640, height: 900 });
    const before = await sizes();
    await chromium.send("Page.setFontSizes", { fontSizes: { standard: 32 } });
    // At double size, a window of 1280 px is as narrow as one of 640 px, where the heading has the same size.
    await page.setViewportSize({ width: 1280, height: 900 });
    await expect.poll(sizes).toEqual(before.map((size) => size * 2));
  });

  test("keeps boxes and icons off the text beside them in a browser with a 32 px font", async ({ open, origins }) => {
    const { page } = await open({ address: `${origins.sites}/gallery/frame/?brand=default&screen=auto-history` });
    const chromium = await page.context().newCDPSession(page);
    await page.setViewportSize({ width: 640, height: 900 });
    await chromium.send("Page.setFontSizes", { fontSizes: { standard: 32 } });
    for (const screen of ["auto-history", "customize", "auto-loading"]) {
      await showScreen(page, origins.sites, screen);
      const { icons, overlapping } = await page.locator("insurance-quote").evaluate((element) => {
        const found = [...element.shadowRoot!.querySelectorAll("svg")].flatMap((icon) => {
          const cell = [icon, icon.parentElement!].find(({ parentElement }) => parentElement && getComputedStyle(parentElement).display === "grid");
          const words = cell?.nextElementSibling;
          if (!cell || !words?.textContent || !cell.checkVisibility()) return [];
          // A grid's next cell may be below.
          if (words.getBoundingClientRect().top >= icon.getBoundingClientRect().bottom) return [];
          const end = Math.max(...[icon, cell].map((mark) => mark.getBoundingClientRect().right));
          return [{ words: words.textContent, over: end - words.getBoundingClientRect().left }];
        });
        return { icons: found.length, overlapping: found.filter(({ over }) => over > 0) };
      });
      expect(icons).toBeGreaterThan(0);
      expect(overlapping).toEqual([]);
    }
  });
});
