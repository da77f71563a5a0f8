import { readFile } from "node:fs/promises";
import { describe, expect } from "vitest";
import { listen } from "../../embed-demo/hosting/listen";
import { deskServer } from "../../embed-demo/servers/deskServer";
import { createLead } from "../../src/api/contract/leads";
import { createPayment } from "../../src/api/contract/payments";
import { createClient } from "../../src/api/client";
import { newId } from "../../src/kernel/ids";
import { value } from "../contract/journey";
import { atPage } from "../contract/paymentSandbox";
import { isOver, paymentUntil, signedRenter } from "../contract/renters";
import { pageViolations, withAxe } from "../harness/axe";
import { freePorts } from "../harness/freePorts";
import { deskToken } from "../harness/stack";
import { test } from "../harness/test";
import { widths } from "../harness/widths";

/** Milliseconds: the desk is built at its first visit. */
const build = 120_000;

/** Makes one of the operator's calls. */
async function operate<Answer>(api: string, path: string, body: object): Promise<Answer> {
  const headers = { Authorization: `Bearer ${deskToken}`, "Content-Type": "application/json" };
  const answer = await fetch(`${api}/v1/desk/${path}`, { method: "POST", headers, body: JSON.stringify(body) });
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
  return (await answer.json()) as Answer;
}

describe("the desk", () => {
  test("shows a webhook that was given up, and tries it again", async ({ open, origins }) => {
    const id = `dead-${newId().slice(0, 8)}`;
    // An address that isn't https is given up at the first try.
    const webhooks = [{ url: "http://partner.example/leads", secret: `whsec_${Buffer.alloc(32, 7).toString("base64")}` }];
    const { key } = await operate<{ key: string }>(origins.api, "partners/add", { id, webhooks });
    const lead = await createClient({ baseUrl: origins.api, partnerKey: key }).call(createLead, { body: { insuranceLine: "RENTERS", firstName: "Ada" }, idempotencyKey: newId() });
    if (!lead.ok) throw new Error(lead.error.code);
    const { page } = await open({ address: `${origins.sites}/desk/#jobs`, width: "phone" });
    const row = page.getByRole("listitem").filter({ hasText: `Lead ${lead.value.leadId.slice(0, 8).toUpperCase()}` });
    const refresh = page.getByRole("button", { name: "Refresh" });
    await refresh.waitFor({ timeout: build });
    const given = row.getByText("one try · The address isn't https");
    /** Looks into a list that is read anew: one from before a retry still has the row. */
    const isGivenUp = async (): Promise<boolean> => {
      await Promise.all([page.waitForResponse((response) => response.url().includes("jobs?state=dead")), refresh.click()]);
      return given.isVisible();
    };
    await expect.poll(isGivenUp, { timeout: 60_000, interval: 500 }).toBe(true);
    await row.getByText("Tell a partner's system").waitFor();
    await row.getByText("Failed").waitFor();
    await row.getByRole("button", { name: "Retry" }).press("Enter");
    await page.getByText("One job is tried again.").waitFor();
    // Its address still isn't.
    await expect.poll(isGivenUp, { timeout: 60_000, interval: 500 }).toBe(true);
  });

  test.for(["phone", "desktop"] as const)("shows a payment with the states that it has passed, on a %s", async (width, { open, origins }) => {
    const client = createClient({ baseUrl: origins.api, partnerKey: "pk_default_demo" });
    const renter = await signedRenter(client);
    const pages = { successUrl: `${origins.sites}/quote/renters/purchase/success`, failureUrl: `${origins.sites}/quote/renters/purchase/failure` };
    const { transactionId } = value(await client.call(createPayment, { body: { quoteId: renter.quoteId, planId: "MONTHLY", ...pages }, token: renter.token, idempotencyKey: newId() }));
    const { paymentUrl } = await paymentUntil(client, renter, transactionId, (payment) => payment.paymentUrl !== null);
    await atPage(paymentUrl ?? "", "pay", { number: "4242 4242 4242 4242" });
    const { policyNumber } = await paymentUntil(client, renter, transactionId, isOver);
    const { page } = await open({ address: `${origins.sites}/desk/#payments`, width, prepare: (_context, page) => withAxe(page) });
    const row = page.getByRole("listitem").filter({ hasText: `Lead ${renter.leadId.slice(0, 8).toUpperCase()}` });
    await row.waitFor({ timeout: build });
    expect(await row.getByRole("list", { name: "States" }).getByRole("listitem").allInnerTexts()).toEqual(["Requested", "Waits for the visitor", "Paid", "Policy bound"]);
    expect(await row.getByRole("listitem").last().getAttribute("aria-current")).toBe("step");
    expect(await row.innerText()).toMatch(new RegExp(`Pebbletrail[\\s\\S]+default · ${policyNumber ?? "a policy"}`));
    for (const colorScheme of ["light", "dark"] as const) {
      await page.emulateMedia({ colorScheme });
      expect.soft([colorScheme, await pageViolations(page)]).toEqual([colorScheme, []]);
    }
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(widths[width].width);
  });

  test.for(["phone", "desktop"] as const)("shows partners with their keys, and no secret of their webhooks, on a %s", async (width, { open, origins }) => {
    const id = `acme-${newId().slice(0, 8)}`;
    const secret = `whsec_${Buffer.alloc(32, 9).toString("base64")}`;
    const { key } = await operate<{ key: string }>(origins.api, "partners/add", { id, origins: ["https://acme.example"], lines: ["RENTERS"], webhooks: [{ url: "https://crm.acme.example/leads", secret }] });
    const { key: next } = await operate<{ key: string }>(origins.api, "partners/rotate", { id, overlap: 3_600 });
    const { page } = await open({ address: `${origins.sites}/desk/#partners`, width, prepare: (_context, page) => withAxe(page) });
    const keys = page.getByRole("list", { name: `Keys of ${id}` });
    await keys.waitFor({ timeout: build });
    expect(await keys.getByRole("listitem").allInnerTexts()).toEqual([expect.stringMatching(new RegExp(`^${key}\\s+Works until`)), expect.stringMatching(new RegExp(`^${next}\\s+Works$`))]);
    const partner = page.getByRole("list", { name: "Partners" }).locator(":scope > li").filter({ hasText: id });
    expect(await partner.innerText()).toMatch(/Active[\s\S]+https:\/\/acme\.example[\s\S]+Renters[\s\S]+https:\/\/crm\.acme\.example\/leads/);
    expect(await page.content()).not.toContain(secret);
    for (const colorScheme of ["light", "dark"] as const) {
      await page.emulateMedia({ colorScheme });
      expect.soft([colorScheme, await pageViolations(page)]).toEqual([colorScheme, []]);
    }
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(widths[width].width);
  });

  test("asks for the token where others can reach it, and refuses a wrong one", async ({ open, origins, onTestFinished }) => {
    const port = await freePorts(1);
    const sites = `http://localhost:${port}`;
    const root = new URL("../..", import.meta.url).pathname;
    const desk = await listen(deskServer({ ...origins, sites }, { sites: `${root}embed-demo/sites`, builtDesk: `${root}.cache/desk` }, { token: deskToken, isOpenHere: false }), port);
    onTestFinished(() => desk.stop());
    const { page } = await open({ address: `${sites}/desk/`, width: "phone", prepare: (_context, page) => withAxe(page) });
    const token = page.getByLabel("Token");
    await token.waitFor({ timeout: build });
    expect(await page.getByRole("navigation", { name: "Desk" }).count()).toBe(0);
    expect(await pageViolations(page)).toEqual([]);
    await token.press("Enter");
    await page.getByText("Enter the token.").waitFor();
    await token.fill("somebody-else's");
    await token.press("Enter");
    await page.getByRole("alert").getByText("The service doesn't accept this token.").waitFor();
    await token.fill(deskToken);
    await token.press("Enter");
    await page.getByRole("link", { name: "Companies" }).click();
    const [download] = await Promise.all([page.waitForEvent("download"), page.getByRole("button", { name: "CSV of Answers and declines" }).click()]);
    expect(await readFile(await download.path(), "utf8")).toMatch(/^\ufeffCompany,Prices,Declined,Timed out,Failed,No answer yet,Breaker,Calls now,Calls waiting,Retries\r\n/);
    await page.reload();
    // The tab keeps the token.
    await page.getByRole("navigation", { name: "Desk" }).waitFor();
  });
});
