import { readFile } from "node:fs/promises";
import type { Page } from "playwright";
import { describe, expect } from "vitest";
import { recordEvents } from "../../src/api/contract/events";
import type { AnalyticsEvent } from "../../src/api/contract/events.requests";
import { createLead } from "../../src/api/contract/leads";
import { createClient } from "../../src/api/client";
import { newId } from "../../src/kernel/ids";
import { pageViolations, withAxe } from "../harness/axe";
import { test } from "../harness/test";
import { widths } from "../harness/widths";

const devices = { iPhone: "Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1" };

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

  test.for(["phone", "desktop"] as const)("shows the funnel as pictures, each with a table and a file, on a %s", async (width, { open, origins }) => {
    const client = createClient({ baseUrl: origins.api, partnerKey: "pk_prairie_lantern_demo" });
    const seen = (): AnalyticsEvent[] => {
      const common = { line: "PET", step: "pet-info", partner: "prairie-lantern", sessionId: newId(), at: new Date().toISOString() } as const;
      return [{ event: "page_view", ...common, path: "pet/pet-info" }, { event: "step_complete", ...common }];
    };
    expect(await client.call(recordEvents, { body: { events: seen() } })).toMatchObject({ ok: true });
    const headers = { "X-Partner-Key": "pk_prairie_lantern_demo", "Content-Type": "application/json", "User-Agent": devices.iPhone };
    expect((await fetch(`${origins.api}/v1/events`, { method: "POST", headers, body: JSON.stringify({ events: seen() }) })).status).toBe(202);
    const { page } = await open({ address: `${origins.sites}/`, width, prepare: (_context, page) => withAxe(page) });
    await page.getByRole("link", { name: "Desk" }).click();
    await page.getByRole("combobox", { name: "Line" }).selectOption({ label: "Pet" }, { timeout: 120_000 });
    await page.getByRole("combobox", { name: "Partner" }).selectOption("prairie-lantern");
    await page.getByRole("combobox", { name: "Days" }).selectOption({ label: "Today" });

    const funnel = page.getByRole("region", { name: "The funnel", exact: true });
    await funnel.getByRole("img", { name: "The funnel" }).waitFor();
    await funnel.getByText("Show as a table").click();
    const table = funnel.getByRole("table");
    const visitsOf = async (stage: string): Promise<number> => Number(await table.getByRole("row", { name: stage }).getByRole("cell").first().innerText());
    await expect.poll(() => visitsOf("Visits")).toBeGreaterThan(0);
    const visits = await visitsOf("Visits");
    expect(visits).toBeGreaterThanOrEqual(await visitsOf("First answer"));
    const [download] = await Promise.all([page.waitForEvent("download"), funnel.getByRole("button", { name: "CSV of The funnel" }).click()]);
    expect(await readFile(await download.path(), "utf8")).toMatch(new RegExp(`^\ufeffStage,Visits,Share,Left,Straight to the end\r\nVisits,${visits},100%,`));

    await page.getByRole("region", { name: "Where people leave", exact: true }).getByText("Pet: Pet info", { exact: false }).first().waitFor({ state: "attached" });
    await page.getByRole("radio", { name: "Device" }).check({ force: true });
    const compared = page.getByRole("region", { name: "Compared", exact: true });
    await compared.getByText("Show as a table").click();
    for (const device of ["Phone", "Unknown"]) await compared.getByRole("table").getByRole("rowheader", { name: device, exact: true }).waitFor();
    await page.getByRole("combobox", { name: "Device" }).selectOption({ label: "Phone" });
    await expect.poll(() => compared.getByRole("table").getByRole("rowheader").allInnerTexts()).toEqual(["Phone"]);
    for (const summary of await page.locator("summary").all()) await summary.evaluate((element) => (element.parentElement as HTMLDetailsElement).setAttribute("open", ""));
    for (const view of ["Funnel", "Payments", "Jobs", "Companies", "Partners"]) {
      await page.getByRole("navigation", { name: "Desk" }).getByRole("link", { name: view }).click();
      await page.getByRole("main", { name: view }).waitFor();
      for (const colorScheme of ["light", "dark"] as const) {
        await page.emulateMedia({ colorScheme });
        expect.soft([view, colorScheme, await pageViolations(page)]).toEqual([view, colorScheme, []]);
      }
      expect(await page.evaluate(() => document.documentElement.scrollWidth), view).toBe(widths[width].width);
    }
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
