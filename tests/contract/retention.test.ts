import { Writable } from "node:stream";
import { sql } from "drizzle-orm";
import pino from "pino";
import { expect, it, vi } from "vitest";
import type { Connection } from "../../embed-demo/service/database/connection";
import { purge } from "../../embed-demo/service/retention/purge";
import { creationAt } from "../../src/api/contract/applications/creationAt";
import { readApplication } from "../../src/api/contract/applications/readApplication";
import { updateGeneralInfo } from "../../src/api/contract/applications/updateGeneralInfo";
import { recordEvents } from "../../src/api/contract/events";
import { createHandOffToken, redeemHandOffToken } from "../../src/api/contract/handOffTokens";
import { createLead, deleteLead, readLead, recordConsent, updateLead } from "../../src/api/contract/leads";
import type { Client } from "../../src/api/client";
import { newId } from "../../src/kernel/ids";
import { onEveryEngine } from "./engines";
import { clientOf, value } from "./journey";

const tampa = { addressLine1: "412 Main St", city: "Tampa", state: "FL", zipCode: "33602" };
const person = { firstName: "Zebulon", lastName: "Quistgaard", email: "zebulon@example.com" };
const phone = "(813) 555-0134";

/** Creates a lead with every kind of record that may depend on it. */
async function visit(client: Client) {
  const { leadId, token } = value(await client.call(createLead, { body: { insuranceLine: "PERSONAL_HOME", ...person, phone }, idempotencyKey: newId() }));
  const body = { leadId, propertyAddress: tampa, personalInfo: person };
  const { applicationId, applicantId } = value(await client.call(creationAt("homeowners"), { body, token, idempotencyKey: newId() }));
  const personalInfoData = { ...person, dateOfBirth: "1984-02-29" };
  value(await client.call(updateGeneralInfo, { params: { applicationId }, token, revision: 0, body: { personalInfoData } }));
  const handOff = { productType: "PERSONAL_HOME", customerId: applicantId, lead: { leadId, ...person } } as const;
  value(await client.call(createHandOffToken, { body: handOff, token, idempotencyKey: newId() }));
  const consent = { kind: "CALLS_AND_TEXTS", given: true, text: `I agree that Clearmoor may call ${phone}.`, textVersion: "2", pageUrl: "https://shop.test/quote", phone } as const;
  value(await client.call(recordConsent, { params: { leadId }, token, body: consent, idempotencyKey: newId() }));
  return { leadId, applicationId, token };
}

const tables = ["session", "lead", "application", "rating", "hand_off", "idempotency", "analytics_event", "consent", "email", "resume_link"] as const;

async function rowsOf(connection: Connection, table: string): Promise<string[]> {
  const result = await connection.db.execute(sql.raw(`SELECT to_jsonb(row)::text AS text FROM "${table}" AS row`));
  return (result as { rows: { text: string }[] }).rows.map(({ text }) => text);
}

const counted = async (connection: Connection) =>
  Object.fromEntries(await Promise.all(tables.map(async (table) => [table, (await rowsOf(connection, table)).length] as const))) as Record<(typeof tables)[number], number>;

async function purged(connection: Connection): Promise<Record<string, number>> {
  const lines: string[] = [];
  const sink = new Writable({ write: (line: Buffer, _encoding, done) => (lines.push(line.toString()), done()) });
  await purge(connection, pino(sink), new AbortController().signal);
  return (JSON.parse(lines[0] ?? "") as { purged: Record<string, number> }).purged;
}

onEveryEngine("Retention", (start, open) => {
  it("a deleted lead leaves nothing of the person but the consent receipt, and spares another visitor's data", async () => {
    const { url, stop } = await start();
    const client = clientOf(url);
    const { leadId, applicationId, token } = await visit(client);
    const other = value(await client.call(createLead, { body: { insuranceLine: "RENTERS", firstName: "Ottoline" }, idempotencyKey: newId() }));
    value(await client.call(deleteLead, { params: { leadId }, token }));
    expect(await client.call(readApplication, { params: { applicationId }, token })).toMatchObject({ error: { code: "NOT_FOUND" } });
    value(await client.call(readLead, { params: { leadId: other.leadId }, token: other.token }));
    await stop();

    const connection = await open();
    for (const table of tables.filter((name) => name !== "consent")) {
      const text = (await rowsOf(connection, table)).join("\n");
      expect([table, /Zebulon|Quistgaard|zebulon|555-?0134|1984-02-29/.exec(text)?.[0]]).toEqual([table, undefined]);
      expect(text).not.toContain(leadId);
    }
    // The sealed responses that a repeated call would get hold ids and a token.
    expect(await counted(connection)).toMatchObject({ lead: 1, application: 0, hand_off: 0, idempotency: 1, consent: 1 });
    expect((await rowsOf(connection, "consent")).join()).toContain(leadId);
    await connection.close();
  });

  it("a deleted lead's visit and visitor lose their events, and no other visitor does", async () => {
    const { url, stop } = await start();
    const client = clientOf(url);
    const [sessionId, visitorId, others] = [newId(), newId(), newId()];
    const { leadId, token } = value(await client.call(createLead, { body: { insuranceLine: "RENTERS", sessionId, visitorId }, idempotencyKey: newId() }));
    const events = [{ sessionId }, { sessionId: newId(), visitorId }, { sessionId: others }].map((ids) => (
      { event: "step_complete", line: null, step: null, partner: "default", at: new Date().toISOString(), ...ids } as const
    ));
    value(await client.call(recordEvents, { body: { events } }));
    value(await client.call(deleteLead, { params: { leadId }, token }));
    await stop();
    const connection = await open();
    const kept = (await rowsOf(connection, "analytics_event")).join("\n");
    await connection.close();
    for (const id of [sessionId, visitorId]) expect(kept).not.toContain(id);
    expect(kept).toContain(others);
  });

  it("a deleted lead takes the records that name it, and leaves its application to another lead of the same visit", async () => {
    const { url, stop } = await start();
    const client = clientOf(url);
    const { leadId, applicationId, token } = await visit(client);
    const other = value(await client.call(createLead, { body: { insuranceLine: "PERSONAL_HOME" }, token, idempotencyKey: newId() }));
    const kept = value(await client.call(creationAt("homeowners"), { body: { leadId: other.leadId, propertyAddress: tampa }, token, idempotencyKey: newId() }));
    const body = { productType: "PERSONAL_HOME", customerId: kept.applicantId, lead: { leadId, ...person } } as const;
    const handOff = value(await client.call(createHandOffToken, { body, token, idempotencyKey: newId() }));
    value(await client.call(deleteLead, { params: { leadId }, token }));
    expect(await client.call(readApplication, { params: { applicationId }, token })).toMatchObject({ error: { code: "NOT_FOUND" } });
    value(await client.call(readApplication, { params: { applicationId: kept.applicationId }, token }));
    expect(await client.call(redeemHandOffToken, { body: { token: handOff.token } })).toMatchObject({ ok: false });
    await stop();
  });

  it("each kind is kept for its period and no longer, and the purge logs what it deleted", async () => {
    const { url, stop } = await start();
    const client = clientOf(url);
    await visit(client);
    const finalized = await visit(client);
    value(await client.call(updateLead, { params: { leadId: finalized.leadId }, token: finalized.token, revision: 0, body: { quoteStatus: "FINALIZED" } }));
    const event = { event: "logo_click", line: null, step: null, partner: "default", sessionId: "session", at: new Date().toISOString() } as const;
    value(await client.call(recordEvents, { body: { events: [event] } }));
    await stop();

    const connection = await open();
    const age = (interval: string) =>
      connection.db.transaction(async (db) => {
        for (const statement of [
          "session SET last_used_at =", "lead SET last_activity_at =", "application SET updated_at =", "hand_off SET created_at =",
          "idempotency SET created_at =", "analytics_event SET received_at =", "consent SET received_at =",
        ]) await db.execute(sql.raw(`UPDATE ${statement} now() - interval '${interval}'`));
      });
    await purged(connection);
    const before = await counted(connection);
    const steps = [["23 hours", {}], ["25 hours", { session: 0, idempotency: 0, hand_off: 0 }], ["29 days", {}], ["31 days", { lead: 1, application: 1 }], ["12 months", {}], ["14 months", { analytics_event: 0 }], ["23 months", {}], ["25 months", { lead: 0, application: 0 }], ["59 months", {}], ["61 months", { consent: 0 }]] as const;
    let expected = before;
    for (const [interval, change] of steps) {
      await age(interval);
      const gone = await purged(connection);
      expected = { ...expected, ...change };
      expect([interval, await counted(connection)]).toEqual([interval, expected]);
      if (interval === "61 months") expect(gone.consents).toBe(before.consent);
    }
    await connection.close();
  });

  it("expired rows are deleted when the service starts, and every hour from then on", async () => {
    const first = await start();
    value(await clientOf(first.url).call(createLead, { body: { insuranceLine: "RENTERS" }, idempotencyKey: newId() }));
    await first.stop();
    const connection = await open();
    await connection.db.execute(sql.raw("UPDATE session SET last_used_at = now() - interval '25 hours'"));
    expect((await counted(connection)).session).toBeGreaterThan(0);
    await connection.close();

    const repeated = vi.spyOn(globalThis, "setInterval");
    const second = await start();
    expect(repeated.mock.calls.filter(([, every]) => every === 3_600_000)).toHaveLength(1);
    repeated.mockRestore();
    await second.stop();
    const after = await open();
    expect((await counted(after)).session).toBe(0);
    await after.close();
  });

  it("a session ends a day after its last use, and every use counts", async () => {
    const first = await start();
    const { leadId, token } = value(await clientOf(first.url).call(createLead, { body: { insuranceLine: "RENTERS" }, idempotencyKey: newId() }));
    await first.stop();
    const readAfter = async (interval: string) => {
      const connection = await open();
      await connection.db.execute(sql.raw(`UPDATE session SET last_used_at = last_used_at - interval '${interval}'`));
      await connection.close();
      const { url, stop } = await start();
      const read = await clientOf(url).call(readLead, { params: { leadId }, token });
      await stop();
      return read;
    };
    value(await readAfter("23 hours"));
    value(await readAfter("23 hours"));
    expect(await readAfter("25 hours")).toMatchObject({ error: { code: "TOKEN_MISSING" } });
  });
});
