import { describe, expect } from "vitest";
import { createClient } from "../../src/api/client";
import { createLead, readLead } from "../../src/api/contract/leads";
import { readPolicy } from "../../src/api/contract/policies";
import { newId } from "../../src/kernel/ids";
import { pageViolations, withAxe } from "../harness/axe";
import { test } from "../harness/test";
import { askForLink, confirmErasure, lettersTo, openLink, privacyChoices, says } from "./funnel/erasure";
import { atQuotes, cards, payWith, reachPayment, seesPolicy } from "./funnel/purchase";

/** Returns a unique address, as the deletion goes by the address. */
const ownEmail = (): string => `${newId().replaceAll("-", "").slice(0, 20)}@example.com`;
const clientOf = (baseUrl: string) => createClient({ baseUrl, partnerKey: "pk_default_demo" });
const gone = { ok: false, error: { code: "NOT_FOUND" } };

describe("the page with a person's privacy choices", () => {
  test("emails a link that deletes the person's data and works once", async ({ open, origins }) => {
    const [client, email] = [clientOf(origins.api), ownEmail()];
    const made = await client.call(createLead, { body: { insuranceLine: "RENTERS", firstName: "Maya", email }, idempotencyKey: newId() });
    if (!made.ok) throw new Error(made.error.code);
    const { leadId, token } = made.value;

    const visitor = await open({ address: origins.sites + privacyChoices, width: "phone", prepare: withAxe });
    expect.soft(await pageViolations(visitor.page), "asking").toEqual([]);
    await askForLink(visitor, email);
    expect.soft(await pageViolations(visitor.page), "asked").toEqual([]);
    const link = await openLink(visitor, email);
    expect(visitor.page.url()).not.toContain("erase=");
    expect.soft(await pageViolations(visitor.page), "confirming").toEqual([]);
    await confirmErasure(visitor);
    await says(visitor, "Your information is deleted.");
    expect.soft(await pageViolations(visitor.page), "deleted").toEqual([]);
    expect(await visitor.page.locator("#erasure").getByRole("button").count()).toBe(0);
    expect(await client.call(readLead, { params: { leadId }, token })).toMatchObject(gone);
    expect(await (await lettersTo(visitor, email)).count()).toBe(0);

    await visitor.page.goto(link);
    await confirmErasure(visitor);
    await says(visitor, "This link was used or has expired.");
    await visitor.page.getByLabel("Email").waitFor();
  });

  test("doesn't leave open what became of the data if the answer to its deletion was lost", async ({ open, origins }) => {
    const [client, email] = [clientOf(origins.api), ownEmail()];
    await client.call(createLead, { body: { insuranceLine: "RENTERS", firstName: "Maya", email }, idempotencyKey: newId() });
    const visitor = await open({ address: origins.sites + privacyChoices });
    visitor.journal.allow(/ERR_FAILED/);
    await askForLink(visitor, email);
    await openLink(visitor, email);
    await visitor.page.route("**/v1/erasures", (route) => route.fetch().then(() => route.abort()), { times: 1 });
    await confirmErasure(visitor);
    await says(visitor, "We couldn’t connect.");
    await confirmErasure(visitor);
    await says(visitor, "Your last try may have deleted your information.");
    await visitor.page.getByLabel("Email").waitFor();
  });

  test("deletes a buyer's data, too, and says beforehand what the law requires us to keep", async ({ visit, open, origins }) => {
    const email = ownEmail();
    const buyer = await visit(atQuotes({ email }));
    await reachPayment(buyer);
    await payWith(buyer, cards.pays);
    await seesPolicy(buyer);
    const stored = () => buyer.page.evaluate(() => Object.entries(sessionStorage).find(([key]) => key.startsWith("iq."))?.[1] ?? "{}");
    const bought = async () => (JSON.parse(await stored()) as { bought: { applicationId: string; token: string } | null }).bought;
    await expect.poll(bought).not.toBeNull();
    const { applicationId, token } = (await bought())!;
    const policy = () => clientOf(origins.api).call(readPolicy, { params: { applicationId }, token });
    expect(await policy()).toMatchObject({ ok: true });

    const visitor = await open({ address: origins.sites + privacyChoices });
    await askForLink(visitor, email);
    await openLink(visitor, email);
    await visitor.page.getByText("We keep only what the law asks us to keep: consents, payments, and a policy with its application.").waitFor();
    await confirmErasure(visitor);
    await says(visitor, "Your information is deleted.");
    expect(await policy()).toMatchObject(gone);
  });
});
