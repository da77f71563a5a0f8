import type { Page } from "playwright";
import { describe, expect } from "vitest";
import { screensAt, showScreen } from "../harness/gallery";
import { test } from "../harness/test";

/**
 * Every field that is typed into or picked from a list: what a browser fills it in by, the keyboard that a phone shows, and whether
 * readers hear that it has to be answered. `off` is a field that
 * no browser knows an answer to, `nothing` a list that it wouldn't fill in.
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
  email: "email email required",
  primaryPhoneNumber: "tel-national tel | tel-national tel required",
  plYear: "off numeric required",
  plMake: "nothing required",
  plModel: "nothing required",
  typedVin: "off required",
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

const fieldsOn = (page: Page): Promise<readonly (readonly [string, string])[]> =>
  page.locator("insurance-quote").evaluate((element) =>
    [...element.shadowRoot!.querySelectorAll<HTMLInputElement>("input:not([type=radio], [type=checkbox], [type=range]), select")].map((control) => {
      // An item of a list is a form of its own, whose fields are named after it.
      const name = control.name || control.id;
      const said = [control.autocomplete || "nothing", control.inputMode, control.ariaRequired === "true" && "required"];
      return [name, said.filter(Boolean).join(" ")] as const;
    }),
  );

describe("every field that is asked before prices", () => {
  test("is filled in by browsers, has its keyboard, and says whether it has to be answered", { timeout: 480_000 }, async ({ open, origins }) => {
    const { page } = await open({ address: `${origins.sites}/gallery/frame/?brand=default&screen=auto-address` });
    const found = new Map<string, Set<string>>();
    // From prices on a screen asks the service; what is typed there is asked before them too, or has a test of its own.
    const asking = (await screensAt(origins.sites)).filter((screen) => !/quotes|policy-compare|purchase|compare|share/.test(screen));
    for (const screen of asking) {
      await showScreen(page, origins.sites, screen);
      for (const [name, said] of await fieldsOn(page)) found.set(name, (found.get(name) ?? new Set()).add(said));
    }
    expect(Object.fromEntries([...found].map(([name, said]) => [name, [...said].sort().join(" | ")]))).toEqual(fields);
  });
});
