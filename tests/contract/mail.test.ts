import { sql } from "drizzle-orm";
import { describe, expect, it, onTestFinished } from "vitest";
import { sandboxDoors } from "../../embed-demo/service/boot/sandboxDoors";
import { updateGeneralInfo } from "../../src/api/contract/applications/updateGeneralInfo";
import { createLead, deleteLead } from "../../src/api/contract/leads";
import { emailQuotes } from "../../src/api/contract/notifications";
import { createResumeLink, redeemResumeLink, takeVisitBack } from "../../src/api/contract/resumeLinks";
import { resumeParameter } from "../../src/business/limits";
import type { Client } from "../../src/api/client";
import { newId } from "../../src/kernel/ids";
import type { MailLimits } from "../../embed-demo/service/mail/mailLimits";
import { startService } from "../../embed-demo/service/boot/start";
import { smtpMailer } from "../../embed-demo/service/mail/smtpMailer";
import { newDatabase, noPostgres } from "./databases";
import { onEveryEngine } from "./engines";
import { clientOf, complete, isDone, submit, until, value, type Begun } from "./journey";
import { mailServer } from "./mailServer";

const visit = JSON.stringify({ version: 1, answers: { firstName: "Zebulon", dateOfBirth: "2/29/1984" } });
const resume = { pageUrl: "http://shop.test/insurance?campaign=7#section", visit };

const secretOf = (url: string): string => new URLSearchParams(new URL(url).hash.slice(1)).get(resumeParameter) ?? "";
const redeem = (client: Client, secret: string, redemptionId?: string) => client.call(redeemResumeLink, { body: { secret, ...(redemptionId && { redemptionId }) } });

/** Creates an application with prices, under a lead with an e-mail address. */
async function quoted(client: Client, email = "zebulon@example.com"): Promise<Begun & { leadId: string }> {
  const lead = value(await client.call(createLead, { body: { insuranceLine: "PERSONAL_AUTO", email }, idempotencyKey: newId() }));
  const begun = await complete(client, undefined, lead);
  await submit(client, begun);
  await until(client, begun, isDone);
  return { ...begun, leadId: lead.leadId };
}

const send = (client: Client, { applicationId, token }: Begun, more: object = {}) =>
  client.call(emailQuotes, { body: { applicationId, additionalCarriers: [], ...more }, token, idempotencyKey: newId() });

/** A sender of an e-mail: session, network address and partner's key, and the recipient. */
interface Writer {
  readonly session: string;
  readonly recipient: string;
  readonly address: string;
  readonly partner: string;
}

const ada: Writer = { session: "ada", recipient: "ada@example.com", address: "198.51.100.1", partner: "prairie-lantern" };
const keys: Readonly<Record<string, string>> = { default: "pk_default_demo", auvane: "pk_auvane_demo", "prairie-lantern": "pk_prairie_lantern_demo" };
const mailing = { trustedProxies: ["127.0.0.1", "::1"], allowedOrigins: Object.fromEntries(Object.keys(keys).map((id) => [id, ["http://shop.test"]])) };

let writers = 0;
/** Returns a sender that hasn't sent before; only the partner is shared. */
function writer(): Writer {
  writers += 1;
  return { session: `session ${writers}`, recipient: `writer${writers}@example.com`, address: `203.0.113.${writers}`, partner: "auvane" };
}

const aDay = (most: number) => ({ most, seconds: 86_400 });

/** Limits one kind to two e-mails a day, and leaves the others unlimited. */
const limited = (counted: keyof MailLimits): MailLimits => ({
  ...{ session: aDay(9_000), recipient: aDay(9_000), address: aDay(9_000), partner: aDay(9_000) },
  [counted]: aDay(2),
});

const tokens = new Map<string, string>();

/** Requests an e-mail with a link, and returns the response's status or its problem's code. */
async function write(url: string, { session, recipient, address, partner }: Writer): Promise<number | string> {
  const post = (path: string, body: object, token?: string) =>
    fetch(url + path, {
      method: "POST",
      headers: {
        ...{ "Content-Type": "application/json", "X-Partner-Key": keys[partner]!, "X-Forwarded-For": address, "Idempotency-Key": newId() },
        ...(token && { Authorization: `Bearer ${token}` }),
      },
      body: JSON.stringify(body),
    });
  const own = `${url} ${partner} ${session}`;
  if (!tokens.has(own)) tokens.set(own, ((await (await post("/v1/leads", { insuranceLine: "PERSONAL_AUTO" })).json()) as { token: string }).token);
  const answer = await post("/v1/resume-links", { ...resume, email: recipient }, tokens.get(own));
  return answer.ok ? answer.status : ((await answer.json()) as { code: string }).code;
}

onEveryEngine("E-mail and links", (start, open) => {
  it("a quote e-mail has the number, the license, other companies and a link; no response is stored for repeats", async () => {
    const { url, outbox, stop } = await start();
    const client = clientOf(url);
    const begun = await quoted(client);
    const { emailId } = value(await send(client, begun, { additionalCarriers: ["umberlake"], referralCode: "WELCOME-9TQ4KX7M2VRB", resume }));
    const [sent] = await outbox();
    expect(sent).toMatchObject({ id: emailId, message: { to: "zebulon@example.com", fromName: "Clearmoor", subject: "Your auto quotes" } });
    const { html, text } = sent!.message;
    for (const part of ["(800) 555-0142", "National Producer Number 0155501", "CA 0N15501", "Umberlake Indemnity", "WELCOME-9TQ4KX7M2VRB"]) {
      expect(html).toContain(part);
      expect(text).toContain(part);
    }
    expect(html + text).not.toMatch(/Reyes|Main St|1988/);
    const link = /http:\/\/shop\.test\S+/.exec(text)![0];
    expect(new URL(link).search).toBe("?campaign=7");
    expect(value(await redeem(client, secretOf(link)))).toEqual({ visit, device: 1 });
    await stop();
  });

  it("no e-mail is sent without a price, without an address, to another's pages, or for another's application", async () => {
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

  it("quotes go to the address of the lead that they are about, else to the visit's latest, else to the application's", async () => {
    const { url, outbox, stop } = await start();
    const client = clientOf(url);
    const leadWith = async (token: string, more: object = {}) => value(await client.call(createLead, { body: { insuranceLine: "PERSONAL_AUTO", ...more }, token, idempotencyKey: newId() }));
    const rated = async (lead: { leadId: string; token: string }) => {
      const begun = await complete(client, undefined, lead);
      await submit(client, begun);
      await until(client, begun, isDone);
      return begun;
    };
    const recipientOf = async (begun: Begun) => {
      const { emailId } = value(await send(client, begun));
      return (await outbox()).find(({ id }) => id === emailId)?.message.to;
    };
    const first = await quoted(client, "first@example.com");
    const second = await rated(await leadWith(first.token, { email: "second@example.com" }));
    const nameless = await rated(await leadWith(first.token));
    expect([await recipientOf(first), await recipientOf(second), await recipientOf(nameless)]).toEqual(["first@example.com", "second@example.com", "second@example.com"]);

    const own = value(await client.call(createLead, { body: { insuranceLine: "PERSONAL_AUTO" }, idempotencyKey: newId() }));
    const begun = await complete(client, undefined, own);
    const personalInfoData = { firstName: "Ada", lastName: "Reyes", dateOfBirth: "1988-04-12", email: "own@example.com" };
    value(await client.call(updateGeneralInfo, { params: { applicationId: begun.applicationId }, token: begun.token, revision: begun.revision, body: { personalInfoData } }));
    await submit(client, begun);
    await until(client, begun, isDone);
    expect(await recipientOf(begun)).toBe("own@example.com");
    await stop();
  });

  it("a letter quotes no caller: companies come from their ids, referral codes from our own list", async () => {
    const { url, outbox, stop } = await start();
    const client = clientOf(url);
    const said = "URGENT: policy cancelled, call 800-555-0199 or see evil.example";
    // Includes a company of another line, one that sells online, and another partner's referral code.
    value(await send(client, await quoted(client, "cornelius@example.com"), { additionalCarriers: [said, "undermoor", "pebbletrail"], referralCode: said }));
    value(await send(client, await quoted(client, "cornelius@example.com"), { referralCode: "OWNER-6HW3PZ8N5CJD" }));
    const sent = (await outbox()).filter(({ message }) => message.to === "cornelius@example.com");
    expect(sent).toHaveLength(2);
    for (const { message } of sent) {
      expect(message.html + message.text).not.toMatch(/URGENT|0199|evil|Undermoor|OWNER|An advisor can also|referral code/);
    }
    await stop();
  });

  it.each(["session", "recipient", "address", "partner"] as const)("e-mails are counted by %s: one above the daily limit is refused, and another one has a limit of its own", async (counted) => {
    const service = await start({ ...mailing, limits: { mail: limited(counted) } });
    const others = [writer(), writer(), writer()].map((one) => ({ ...one, [counted]: ada[counted] }));
    for (const one of others.slice(0, 2)) expect(await write(service.url, one)).toBe(201);
    expect(await write(service.url, others[2]!)).toBe("EMAIL_LIMIT");
    expect(await write(service.url, { ...others[2]!, [counted]: writer()[counted] })).toBe(201);
    await service.stop();
  });

  it("erasing a lead doesn't reset its e-mail limits", async () => {
    const { url, stop } = await start({ limits: { mail: limited("recipient") } });
    const client = clientOf(url);
    const mail = (email: string, { token }: Begun) => client.call(createResumeLink, { body: { ...resume, email }, token, idempotencyKey: newId() });
    for (const email of ["gertrude@example.com", "gertrude+again@example.com"]) {
      const begun = await quoted(client);
      value(await mail(email, begun));
      value(await client.call(deleteLead, { params: { leadId: begun.leadId }, token: begun.token }));
    }
    expect(await mail("gertrude@example.com", await complete(client))).toMatchObject({ error: { code: "EMAIL_LIMIT" } });
    await stop();
  });

  it("a link works once and for its own partner, and the database alone opens no visit", async () => {
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

  it("a link whose answer was lost opens again for the same opening, on the same device, and for no other", async () => {
    const { url, stop } = await start();
    const client = clientOf(url);
    const { token } = await complete(client);
    const make = async () => secretOf(value(await client.call(createResumeLink, { body: resume, token, idempotencyKey: newId() })).url);
    const invalid = { error: { code: "RESUME_LINK_INVALID" } };
    const [named, nameless] = [await make(), await make()];
    const answers = await Promise.all([redeem(client, named, "opening-1"), redeem(client, named, "opening-1")]);
    expect(answers.map(value)).toEqual([{ visit, device: 1 }, { visit, device: 1 }]);
    expect(value(await client.call(takeVisitBack, { body: {}, token }))).toEqual({ device: 2 });
    expect(value(await redeem(client, named, "opening-1"))).toEqual({ visit, device: 1 });
    expect(await redeem(client, named, "opening-2")).toMatchObject(invalid);
    expect(await redeem(client, named)).toMatchObject(invalid);
    expect(value(await redeem(client, nameless))).toEqual({ visit, device: 3 });
    expect(await redeem(client, nameless, "opening-1")).toMatchObject(invalid);
    await stop();
  });

  it("a link that is opened twice at once for the same opening moves the visit once", async () => {
    const { url, stop } = await start();
    const client = clientOf(url);
    const { token } = await complete(client);
    const make = async () => secretOf(value(await client.call(createResumeLink, { body: resume, token, idempotencyKey: newId() })).url);
    const links = await Promise.all(Array.from({ length: 10 }, make));
    const pairs = await Promise.all(links.map((link) => Promise.all([redeem(client, link, "opening-1"), redeem(client, link, "opening-1")])));
    const devices = pairs.map(([first, second]) => [value(first).device, value(second).device] as const);
    expect(devices.map(([, second]) => second)).toEqual(devices.map(([first]) => first));
    expect(devices.map(([first]) => first).sort((a, b) => a - b)).toEqual(links.map((_link, index) => index + 1));
    await stop();
  });

  it("a session keeps its twenty newest links, however many are made at once", async () => {
    const { url, stop } = await start();
    const client = clientOf(url);
    const [mine, other] = [await complete(client), await complete(client)];
    const make = async ({ token }: Begun) => secretOf(value(await client.call(createResumeLink, { body: resume, token, idempotencyKey: newId() })).url);
    const others = await make(other);
    const first = await make(mine);
    const rest = await Promise.all(Array.from({ length: 21 }, () => make(mine)));
    expect(await redeem(client, first)).toMatchObject({ error: { code: "RESUME_LINK_INVALID" } });
    const opened = await Promise.all(rest.map((secret) => redeem(client, secret)));
    expect(opened.filter(({ ok }) => ok)).toHaveLength(20);
    expect(value(await redeem(client, others))).toEqual({ visit, device: 1 });
    await stop();
  });

  it("a deleted lead's e-mails and links are deleted with it", async () => {
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

  it("a mail server receives each e-mail once, and its text then leaves the database", async () => {
    const mail = await mailServer();
    const { url, outbox, stop } = await start({ mail: smtpMailer({ url: mail.url, from: "quotes@clearmoor.test" }) });
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

describe("A recipient", () => {
  it.each([
    ["that the mail server refuses isn't tried again, and the log doesn't name it", "550 no such mailbox ada@example.com", { message: "The mail server refuses the recipient", isFinal: true }],
    ["whose mailbox is full for now is tried again", "452 mailbox full", { responseCode: 452 }],
  ])("%s", async (_which, refusal, expected) => {
    const mail = await mailServer();
    onTestFinished(() => mail.stop());
    mail.state.refusal = refusal;
    const mailer = smtpMailer({ url: mail.url, from: "quotes@clearmoor.test" });
    onTestFinished(() => mailer.close());
    const sent = await mailer.send({ fromName: "Clearmoor", to: "ada@example.com", subject: "Quotes", text: "", html: "" }, []).catch((error: unknown) => error);
    expect(sent).toMatchObject(expected);
  });
});

describe("Two processes on one PostgreSQL", () => {
  it("together send the e-mails that one would", async ({ skip }) => {
    if (!newDatabase) return skip(noPostgres);
    const options = { port: 0, ...sandboxDoors("http://localhost:4403"), dataDir: "", databaseUrl: await newDatabase(), logLevel: "silent", ...mailing };
    const [one, two] = await Promise.all([startService(options), startService(options)]);
    const written = await Promise.all([one, two, one, two, one, two, one, two, one, two].map(({ url }) => write(url, { ...writer(), recipient: "ada@example.com" })));
    expect(written.filter((status) => status === 201)).toHaveLength(6);
    await Promise.all([one.stop(), two.stop()]);
  });
});
