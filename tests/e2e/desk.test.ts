import type { Page } from "playwright";
import { describe, expect } from "vitest";
import { createLead } from "../../src/api/contract/leads";
import { createClient } from "../../src/api/client";
import { newId } from "../../src/kernel/ids";
import { pageViolations, withAxe } from "../harness/axe";
import { test, widths } from "../harness/test";

const rows = (page: Page) => page.getByRole("list", { name: "Leads" }).getByRole("listitem");

describe("the desk", () => {
  test.for(["phone", "desktop"] as const)("shows leads and erases a person who asked for it, by keyboard alone, on a %s", async (width, { open, origins }) => {
    const name = `Ada ${newId().slice(0, 8)}`;
    const email = `ada.${newId().slice(0, 8)}@example.com`;
    const client = createClient({ baseUrl: origins.api, partnerKey: "pk_default_demo" });
    const begin = async (): Promise<string> => {
      const lead = await client.call(createLead, { body: { insuranceLine: "RENTERS", firstName: name, email, phone: "(813) 555-0134" }, idempotencyKey: newId() });
      if (!lead.ok) throw new Error(lead.error.code);
      return lead.value.leadId;
    };
    const leadId = await begin();
    await begin();
    const { page } = await open({ address: `${origins.sites}/desk/#leads`, width, prepare: (_context, page) => withAxe(page) });
    await page.getByRole("heading", { name: "Leads" }).waitFor({ timeout: 120_000 });
    await page.getByLabel("Reference, id or email address").focus();
    await page.keyboard.type(leadId.slice(0, 8).toUpperCase());
    await page.keyboard.press("Enter");
    await expect.poll(() => rows(page).allInnerTexts()).toEqual([expect.stringContaining(name)]);
    expect(await rows(page).innerText()).toMatch(/Renters[\s\S]+default[\s\S]+Started/);

    await page.getByRole("button", { name: `Erase ${name}` }).focus();
    await page.keyboard.press("Enter");
    const dialog = page.getByRole("dialog", { name: `Erase ${name}?` });
    await dialog.getByText(`2 leads have the address ${email}`).waitFor();
    for (const colorScheme of ["light", "dark"] as const) {
      await page.emulateMedia({ colorScheme });
      expect.soft([colorScheme, await pageViolations(page)]).toEqual([colorScheme, []]);
    }
    await page.keyboard.press("Escape");
    await expect.poll(() => dialog.count()).toBe(0);
    expect(await rows(page).count(), "nothing is erased without a press").toBe(1);
    await page.keyboard.press("Enter");
    await dialog.getByRole("button", { name: "Erase 2 leads" }).press("Enter");
    await page.getByText("2 leads were erased.").waitFor();
    await page.getByText("No lead is found by that.").waitFor();
    for (const colorScheme of ["light", "dark"] as const) {
      await page.emulateMedia({ colorScheme });
      expect.soft([colorScheme, await pageViolations(page)]).toEqual([colorScheme, []]);
    }
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(widths[width].width);
  });

  test.for([
    ["a page of another site", { "X-Desk": "1", Origin: "https://elsewhere.test" }, 403],
    ["another site's link", { "X-Desk": "1", "Sec-Fetch-Site": "cross-site" }, 403],
    ["a form, which can't send the desk's header", {}, 403],
  ] as const)("refuses %s", async ([_who, headers, status], { origins }) => {
    for (const init of [{ headers }, { method: "POST", body: "{}", headers: { Origin: origins.sites, ...headers, "Content-Type": "application/json" } }]) {
      expect((await fetch(`${origins.sites}/desk/api/jobs`, init)).status).toBe(status);
    }
  });
});
