import type { Page } from "playwright";
import { expect } from "vitest";
import { createLead, deleteLead, updateLead } from "../../src/api/contract/leads";
import { createClient } from "../../src/api/client";
import { newId } from "../../src/kernel/ids";
import { pageViolations, withAxe } from "../harness/axe";
import { test } from "../harness/test";

/** Returns the page's entries about a person, after a look at the newest state. */
async function entriesOf(page: Page, name: string) {
  await page.getByRole("link", { name: "Refresh" }).click();
  return page.getByRole("listitem").filter({ hasText: name });
}

test("a lead arrives in the partner's CRM, from the demo's first page, on a phone, in light and dark", async ({ open, origins }) => {
  const name = `Ada ${newId().slice(0, 8)}`;
  const client = createClient({ baseUrl: origins.api, partnerKey: "pk_default_demo" });
  const body = { insuranceLine: "RENTERS", firstName: name, email: "ada@example.com", phone: "(813) 555-0134" } as const;
  const lead = await client.call(createLead, { body, idempotencyKey: newId() });
  if (!lead.ok) throw new Error(lead.error.code);
  const { leadId, token } = lead.value;

  const { page } = await open({ address: `${origins.sites}/`, width: "phone", prepare: withAxe });
  await page.getByRole("link", { name: "Incoming leads" }).click();
  await page.getByRole("heading", { level: 1, name: "Incoming leads" }).waitFor();
  await expect.poll(async () => (await entriesOf(page, name)).count()).toBe(1);
  const created = await entriesOf(page, name);
  await created.getByRole("heading", { name: "New lead" }).waitFor();
  expect(await created.getByRole("term").allTextContents()).toEqual(["Name", "Email", "Phone", "Type of insurance"]);
  expect(await created.getByRole("definition").allTextContents()).toEqual([name, "ada@example.com", "(813) 555-0134", "renters"]);
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme });
    expect.soft([colorScheme, await pageViolations(page)]).toEqual([colorScheme, []]);
  }
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);

  await client.call(updateLead, { params: { leadId }, token, revision: 0, body: { contactPreference: { by: "CALL" } } });
  await expect.poll(async () => (await (await entriesOf(page, name)).getByRole("heading").allTextContents())).toEqual(["Call requested", "New lead"]);
  await client.call(deleteLead, { params: { leadId }, token });
  await expect.poll(async () => (await entriesOf(page, name)).count()).toBe(0);
  const erased = await entriesOf(page, `Lead ${leadId.slice(0, 8)}`);
  await erased.getByText("Earlier entries about this lead were deleted.").waitFor();
  await page.getByRole("link", { name: "Español" }).click();
  await page.getByRole("heading", { level: 1, name: "Prospectos recibidos" }).waitFor();
});
