import { sql } from "drizzle-orm";
import { expect, it } from "vitest";
import { createLead, deleteLead } from "../../src/api/contract/leads";
import { emailQuotes } from "../../src/api/contract/notifications";
import { createResumeLink, redeemResumeLink } from "../../src/api/contract/resumeLinks";
import { resumeParameter } from "../../src/business/limits";
import type { Client } from "../../src/api/client";
import { newId } from "../../src/kernel/ids";
import { onEveryEngine } from "./engines";
import { clientOf, complete, isDone, submit, until, value, type Begun } from "./journey";
import { mailServer } from "./mailServer";

const visit = JSON.stringify({ version: 1, answers: { firstName: "Zebulon", dateOfBirth: "2/29/1984" } });
const resume = { pageUrl: "http://shop.test/insurance?campaign=7#section", visit };

const secretOf = (url: string): string => new URLSearchParams(new URL(url).hash.slice(1)).get(resumeParameter) ?? "";
const redeem = (client: Client, secret: string) => client.call(redeemResumeLink, { body: { secret } });

/** An application with prices, under a lead with an e-mail address. */
async function quoted(client: Client, email = "zebulon@example.com"): Promise<Begun & { leadId: string }> {
  const lead = value(await client.call(createLead, { body: { insuranceLine: "PERSONAL_AUTO", email }, idempotencyKey: newId() }));
  const begun = await complete(client, undefined, lead);
  await submit(client, begun);
  await until(client, begun, isDone);
  return { ...begun, leadId: lead.leadId };
}

const send = (client: Client, { applicationId, token }: Begun, more: object = {}) =>
  client.call(emailQuotes, { body: { applicationId, additionalCarriers: [], ...more }, token, idempotencyKey: newId() });

onEveryEngine("E-mail and links", (start, open) => {
  it("prices go by e-mail with the number, the licence, who else quotes, and a link; no answer is repeated", async () => {
    const { url, outbox, stop } = await start();
    const client = clientOf(url);
    const begun = await quoted(client);
    const { emailId } = value(await send(client, begun, { additionalCarriers: ["Lakeport <b>Mutual</b>"], referralCode: "AB12", resume }));
    const [sent] = await outbox();
    expect(sent).toMatchObject({ id: emailId, message: { to: "zebulon@example.com", fromName: "Clearmoor", subject: "Your auto quotes" } });
    const { html, text } = sent!.message;
    for (const part of ["(800) 555-0142", "National Producer Number 0155501", "CA 0N15501", "AB12"]) {
      expect(html).toContain(part);
      expect(text).toContain(part);
    }
    expect(html).toContain("Lakeport &lt;b&gt;Mutual&lt;/b&gt;");
    expect(html + text).not.toMatch(/Reyes|Main St|1988/);
    const link = /http:\/\/shop\.test\S+/.exec(text)![0];
    expect(new URL(link).search).toBe("?campaign=7");
    expect(value(await redeem(client, secretOf(link)))).toEqual({ visit });
    await stop();
  });

  it("nothing is sent without a price, without an address, to another's pages, or for another's application", async () => {
    const { url, outbox, stop } = await start();
    const client = clientOf(url);
    const before = (await outbox()).length;
    const early = await complete(client);
    expect(await send(client, early, { email: "ada@example.com" })).toMatchObject({ error: { code: "NO_QUOTES" } });
    await submit(client, early);
    await until(client, early, isDone);
    expect(await send(client, early)).toMatchObject({ error: { code: "NO_RECIPIENT" } });
    const elsewhere = { pageUrl: "http://cars.test/", visit };
    expect(await send(client, early, { email: "ada@example.com", resume: elsewhere })).toMatchObject({ error: { code: "ORIGIN_NOT_ALLOWED" } });
    const stranger = await complete(client);
    expect(await send(client, { ...early, token: stranger.token })).toMatchObject({ error: { code: "NOT_FOUND" } });
    expect(await outbox()).toHaveLength(before);
    await stop();
  });

  it("a visit sends six e-mails a day, and another visit its own six", async () => {
    const { url, stop } = await start();
    const client = clientOf(url);
    const [mine, other] = [await complete(client), await complete(client)];
    const link = ({ token }: Begun) => client.call(createResumeLink, { body: { ...resume, email: "ada@example.com" }, token, idempotencyKey: newId() });
    for (let sent = 0; sent < 6; sent += 1) value(await link(mine));
    expect(await link(mine)).toMatchObject({ error: { code: "EMAIL_LIMIT" } });
    value(await link(other));
    await stop();
  });

  it("a link works once, for its own partner, and the database alone opens nothing", async () => {
    const { url, stop } = await start();
    const client = clientOf(url);
    const { token } = await complete(client);
    const made = value(await client.call(createResumeLink, { body: resume, token, idempotencyKey: newId() }));
    const secret = secretOf(made.url);
    expect(made.code.path).toMatch(/^M\d+ \d+h1v1h-1z/);
    expect(made.url.startsWith("http://shop.test/insurance?campaign=7#")).toBe(true);
    const invalid = { error: { code: "RESUME_LINK_INVALID" } };
    expect(await redeem(clientOf(url, "pk_auvane_demo"), secret)).toMatchObject(invalid);
    const both = await Promise.all([redeem(client, secret), redeem(client, secret)]);
    expect(both.map(({ ok }) => ok).sort()).toEqual([false, true]);
    expect(await redeem(client, secret)).toMatchObject(invalid);
    expect(await redeem(client, "A".repeat(43))).toMatchObject(invalid);
    await stop();
    const connection = await open();
    const rows = await connection.db.execute(sql.raw(`SELECT to_jsonb(row)::text AS text FROM resume_link AS row`));
    const text = (rows as { rows: { text: string }[] }).rows.map((row) => row.text).join("\n");
    expect(text).not.toMatch(/Zebulon|2\/29\/1984/);
    expect(text).not.toContain(secret);
    await connection.db.execute(sql.raw(`UPDATE resume_link SET used_at = NULL, created_at = now() - interval '25 hours'`));
    await connection.close();
    const again = await start();
    expect(await redeem(clientOf(again.url), secret)).toMatchObject(invalid);
    await again.stop();
  });

  it("a deleted lead's e-mails and links go with it", async () => {
    const { url, outbox, stop } = await start();
    const client = clientOf(url);
    const begun = await quoted(client, "ottoline@example.com");
    value(await send(client, begun, { resume }));
    const link = /http:\/\/shop\.test\S+/.exec((await outbox())[0]!.message.text)![0];
    value(await client.call(deleteLead, { params: { leadId: begun.leadId }, token: begun.token }));
    expect((await outbox()).filter(({ message }) => message.to === "ottoline@example.com")).toEqual([]);
    expect(await redeem(client, secretOf(link))).toMatchObject({ error: { code: "RESUME_LINK_INVALID" } });
    await stop();
  });

  it("a mail server takes each e-mail once, and its words are gone from the database then", async () => {
    const mail = await mailServer();
    const { url, outbox, stop } = await start({ smtpUrl: mail.url, smtpFrom: "quotes@clearmoor.test" });
    const client = clientOf(url);
    value(await send(client, await quoted(client, "phineas@example.com")));
    await expect.poll(() => mail.taken.filter((text) => text.includes("phineas@example.com")).length, { timeout: 10_000 }).toBe(1);
    await expect.poll(async () => (await outbox()).length, { timeout: 10_000 }).toBe(0);
    const text = mail.taken.find((taken) => taken.includes("phineas@example.com"))!;
    expect(text).toContain("From: Clearmoor <quotes@clearmoor.test>");
    await stop();
    mail.stop();
  });
});
