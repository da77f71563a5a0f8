import { describe, expect } from "vitest";
import type { Page } from "playwright";
import { lineSlugs, type LineSlug } from "../../src/business/lines";
import { quoteSite } from "../harness/sites";
import { test } from "../harness/test";
import type { Expected } from "../lines/expected";
import { expectedOf } from "../lines/expectedOf";
import { screensOf } from "./funnel/walk";

/** A phone's window. */
const phone = { width: 390, height: 844 };
/** The least share of screens that show question and button together. */
const leastShare = 0.9;

type Effort = NonNullable<Expected["effort"]>;

/** Lines with questions before a first price. Presses are of buttons, answers and list entries; typing doesn't count. */
const lines = lineSlugs.filter((slug) => expectedOf[slug].effort);

/** Facts on public record, which aren't asked again. */
const onRecord = { propertyType: "SINGLE_FAMILY_HOME" };
/** The gallery's name for a screen as a visitor without records sees it, if that isn't the route. */
const shownAs: Readonly<Record<string, string>> = {
  "auto-vehicle": "vehicle-list-found",
  "homeowners-prefill": "home-prefill",
  "condominium-prefill": "condo-prefill",
};
/**
 * Presses that the screen doesn't show: the list's own button behind a form, deselecting two of three found cars, a
 * prefilled answer.
 */
const besides: Readonly<Record<string, number>> = {
  "auto-driver": 1,
  "motorcycle-driver": 1,
  "motorcycle-vehicle": 1,
  "auto-vehicle": 2,
  "homeowners-personal-info": 1,
  "condominium-personal-info": 1,
};
/** The screens after the prices, the same for every line. */
const ends = ["finalize-contact", "finalize-phone"];

const screensBefore = (slug: LineSlug): readonly string[] => {
  const routes = screensOf(slug, { state: "OH", site: quoteSite, values: onRecord }, {}).map(({ route }) => route);
  const asked = routes.slice(0, routes.findIndex((route) => route.endsWith("policy-compare"))).map((route) => route.replaceAll("/", "-"));
  // Only some partners offer to bundle another line.
  return expectedOf[slug].isBundled ? [...asked, `${slug}-bundling`] : asked;
};

async function show(page: Page, sites: string, screen: string): Promise<void> {
  await page.goto(`${sites}/gallery/frame/?brand=default&screen=${shownAs[screen] ?? screen}`);
  await page.locator("html[data-state]").waitFor();
  expect(await page.locator("html").getAttribute("data-state"), screen).toBe("ready");
  await page.locator("insurance-quote [data-ahead]").waitFor({ state: "detached" });
}

/** Counts the unanswered questions on the screen, and checks that the question is visible beside its button. */
const look = (page: Page): Promise<Effort & { readonly isTogether: boolean; readonly isCovered: boolean }> =>
  page.locator("insurance-quote").evaluate((element) => {
    const root = element.shadowRoot!;
    const all = (selector: string) => [...root.querySelectorAll<HTMLElement>(selector)].filter((node) => node.checkVisibility());
    const heading = root.querySelector("h1")!;
    const button = root.querySelector<HTMLElement>("button[type=submit], [data-over] > :is(a, button)")!;
    const radios = all("[role=radiogroup]").filter((group) => !group.querySelector(":checked"));
    const lists = all("select, [role=combobox]").filter((control) => (control as HTMLInputElement).value === "");
    const optional = (control: HTMLElement) => root.querySelector(`label[for="${CSS.escape(control.id)}"] i`) !== null;
    const typed = all("input:not([type=radio], [type=checkbox], [role=combobox], [tabindex='-1'])").filter((control) => !optional(control));
    const groups = all("fieldset:not([role=radiogroup])").filter((group) => group.querySelector("[type=checkbox]"));
    // A home's address may be typed without picking a suggestion.
    const picked = lists.filter((control) => control.getAttribute("autocomplete") !== "street-address" && !/address/i.test(control.id));

    heading.scrollIntoView({ block: "start", behavior: "instant" });
    const top = heading.getBoundingClientRect().top;
    const box = button.getBoundingClientRect();
    const over = button.closest<HTMLElement>("[data-over]");
    const notices = all("form [class] > div > details").map((details) => details.closest("div")!.parentElement!);
    const isUnder = (node: HTMLElement) => over !== null && over.getBoundingClientRect().top < node.getBoundingClientRect().bottom && over.getBoundingClientRect().bottom > node.getBoundingClientRect().top;
    return {
      presses: 1 + radios.length + picked.length,
      questions: all("[role=radiogroup]").length + all("select, [role=combobox]").length + typed.length + groups.length + all("output").length,
      isTogether: top >= -1 && box.bottom <= innerHeight + 1,
      isCovered: notices.some(isUnder),
    };
  });

describe("on a phone", () => {
  test("a line stays within its presses and answers before the first price, and nearly every question is visible with its button", { timeout: 480_000 }, async ({ open, origins }) => {
    const { page } = await open({ address: `${origins.sites}/gallery/frame/?brand=default&screen=auto-address` });
    await page.setViewportSize(phone);
    const table: Record<string, Effort> = {};
    const apart: string[] = [];
    const covered: string[] = [];
    let count = 0;
    for (const slug of lines) {
      let [presses, questions] = [0, 0];
      const before = screensBefore(slug);
      for (const screen of [...before, ...ends.map((end) => `${slug}-${end}`)]) {
        await show(page, origins.sites, screen);
        const seen = await look(page);
        if (before.includes(screen)) {
          presses += seen.presses + (besides[screen] ?? 0);
          questions += seen.questions;
        }
        count += 1;
        if (!seen.isTogether) apart.push(screen);
        if (seen.isCovered) covered.push(screen);
      }
      table[slug] = { presses, questions };
    }
    for (const slug of lines) {
      expect.soft(table[slug]!.presses, `${slug}: presses`).toBeLessThanOrEqual(expectedOf[slug].effort!.presses);
      expect.soft(table[slug]!.questions, `${slug}: questions`).toBeLessThanOrEqual(expectedOf[slug].effort!.questions);
    }
    expect.soft(covered, "screens whose button is over their notice").toEqual([]);
    expect(1 - apart.length / count, `seen apart: ${apart.join()}`).toBeGreaterThanOrEqual(leastShare);
  });
});
