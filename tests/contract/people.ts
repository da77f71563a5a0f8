import { sql } from "drizzle-orm";
import type { Connection } from "../../embed-demo/service/database/connection";
import { creationAt } from "../../src/api/contract/applications/creationAt";
import { createHandOffToken } from "../../src/api/contract/handOffTokens";
import { createLead, readLead, recordConsent, updateLead } from "../../src/api/contract/leads";
import { emailQuotes } from "../../src/api/contract/notifications";
import { stopPayment } from "../../src/api/contract/payments";
import { createResumeLink } from "../../src/api/contract/resumeLinks";
import type { Client } from "../../src/api/client";
import { newId } from "../../src/kernel/ids";
import { austin, value } from "./journey";
import { atPage } from "./paymentSandbox";
import { isOver, openPage, paymentUntil, quotedRenter, signedRenter, type Renter } from "./renters";

export interface Person {
  readonly lastName: string;
  readonly email: string;
  readonly phone: string;
}

/** One person for each way that a visit may end. "Bind Refused" is a scenario: the company refuses to bind. */
export const people = {
  begun: { lastName: "Begunson", email: "begun@example.com", phone: "(813) 555-0101" },
  quoted: { lastName: "Quotedson", email: "quoted@example.com", phone: "(813) 555-0102" },
  finalized: { lastName: "Finalson", email: "finalized@example.com", phone: "(813) 555-0103" },
  stopped: { lastName: "Stoppedson", email: "stopped@example.com", phone: "(813) 555-0104" },
  refused: { lastName: "Bind Refused", email: "refused@example.com", phone: "(813) 555-0105" },
  bought: { lastName: "Boughtson", email: "bought@example.com", phone: "(813) 555-0106" },
} as const satisfies Readonly<Record<string, Person>>;

export type Own = Pick<Renter, "leadId" | "token">;

const goodCard = { number: "4242 4242 4242 4242" };

export const begin = async (client: Client, person: Person, insuranceLine: "RENTERS" | "PERSONAL_HOME" = "RENTERS"): Promise<Own> =>
  value(await client.call(createLead, { body: { insuranceLine, firstName: "Ada", ...person }, idempotencyKey: newId() }));

const agreeToCalls = async (client: Client, { leadId, token }: Own, phone: string) => {
  const body = { kind: "CALLS_AND_TEXTS", given: true, text: `I agree that Clearmoor may call ${phone}.`, textVersion: "2", pageUrl: "http://shop.test/quote", phone } as const;
  value(await client.call(recordConsent, { params: { leadId }, token, body, idempotencyKey: newId() }));
};

/** Creates a home lead that is handed over to another site. */
async function begun(client: Client, person: Person): Promise<Own> {
  const own = await begin(client, person, "PERSONAL_HOME");
  const propertyAddress = { addressLine1: "412 Main St", city: "Tampa", state: "FL", zipCode: "33602" };
  const personalInfo = { firstName: "Ada", lastName: person.lastName, email: person.email };
  const { applicantId } = value(await client.call(creationAt("homeowners"), { body: { leadId: own.leadId, propertyAddress, personalInfo }, token: own.token, idempotencyKey: newId() }));
  const handOff = { productType: "PERSONAL_HOME", customerId: applicantId, lead: { leadId: own.leadId, firstName: "Ada", lastName: person.lastName } } as const;
  value(await client.call(createHandOffToken, { body: handOff, token: own.token, idempotencyKey: newId() }));
  return own;
}

/** Creates a lead with prices, an e-mail with them, and a link that continues the visit. */
async function quoted(client: Client, person: Person): Promise<Own> {
  const own = await begin(client, person);
  const { applicationId, token } = await quotedRenter(client, person.lastName, austin, own);
  value(await client.call(emailQuotes, { body: { applicationId, additionalCarriers: [], email: person.email }, token, idempotencyKey: newId() }));
  const visit = JSON.stringify(person);
  value(await client.call(createResumeLink, { body: { pageUrl: "http://shop.test/quote", visit, email: person.email }, token, idempotencyKey: newId() }));
  return own;
}

async function finalized(client: Client, person: Person): Promise<Own> {
  const own = await begin(client, person);
  const { applicationId } = await quotedRenter(client, person.lastName, austin, own);
  const params = { leadId: own.leadId };
  await agreeToCalls(client, own, person.phone);
  const { revision } = value(await client.call(readLead, { params, token: own.token }));
  value(await client.call(updateLead, { params, token: own.token, query: {}, revision, body: { quoteStatus: "FINALIZED", applicationId } }));
  return own;
}

/** Signs a second application while the lead still refers to the first, as another device may leave it. */
async function signed(client: Client, person: Person): Promise<Renter> {
  const own = await begin(client, person);
  const first = await quotedRenter(client, person.lastName, austin, own);
  const renter = await signedRenter(client, person.lastName, own);
  const params = { leadId: own.leadId };
  const { revision } = value(await client.call(readLead, { params, token: own.token }));
  value(await client.call(updateLead, { params, token: own.token, query: {}, revision, body: { applicationId: first.applicationId } }));
  return renter;
}

/** Creates a renter with an open payment page. */
export async function paying(client: Client, person: Person) {
  const renter = await signed(client, person);
  return { ...renter, ...(await openPage(client, renter)) };
}

/** Creates a renter who has paid; the company binds, or refuses to. */
export async function paid(client: Client, person: Person): Promise<Renter> {
  const { transactionId, paymentUrl, ...renter } = await paying(client, person);
  await atPage(paymentUrl, "pay", goodCard);
  await paymentUntil(client, renter, transactionId, isOver);
  return renter;
}

async function stopped(client: Client, person: Person): Promise<Own> {
  const { transactionId, ...renter } = await paying(client, person);
  value(await client.call(stopPayment, { params: { transactionId }, token: renter.token }));
  await paymentUntil(client, renter, transactionId, isOver);
  return renter;
}

/** Takes every person's visit to its end, all at once as most of it is waiting. */
export async function everyEnd(client: Client): Promise<void> {
  await Promise.all([
    begun(client, people.begun),
    quoted(client, people.quoted),
    finalized(client, people.finalized),
    stopped(client, people.stopped),
    paid(client, people.refused),
    paid(client, people.bought),
  ]);
}

const rowsOf = async <Row>(connection: Connection, statement: string): Promise<Row[]> => {
  const result: unknown = await connection.db.execute(sql.raw(statement));
  return (result as { rows: Row[] }).rows;
};

const tablesOf = async (connection: Connection): Promise<string[]> =>
  (await rowsOf<{ name: string }>(connection, "SELECT table_name AS name FROM information_schema.tables WHERE table_schema = 'public' AND table_type = 'BASE TABLE' ORDER BY 1")).map(({ name }) => name);

/** Searches every column of every table, and returns those that hold the person's data, such as `lead.fields`. */
export async function traces(connection: Connection, { lastName, email, phone }: Person): Promise<string[]> {
  const digits = phone.replace(/\D/g, "").slice(-7);
  const pattern = `${lastName}|${email.replace(".", "\\.")}|${digits.slice(0, 3)}\\D?${digits.slice(3)}`;
  const found: string[] = [];
  for (const table of await tablesOf(connection)) {
    const columns = await rowsOf<{ name: string }>(connection, `SELECT DISTINCT member.key AS name FROM "${table}" AS one, jsonb_each_text(to_jsonb(one)) AS member WHERE member.value ~* '${pattern}' ORDER BY 1`);
    found.push(...columns.map(({ name }) => `${table}.${name}`));
  }
  return found;
}

/** Returns the tables that have rows. */
export async function filledTables(connection: Connection): Promise<string[]> {
  const filled: string[] = [];
  for (const table of await tablesOf(connection)) if ((await rowsOf(connection, `SELECT 1 FROM "${table}" LIMIT 1`)).length > 0) filled.push(table);
  return filled;
}

/** Makes every row of the database older. */
export async function age(connection: Connection, interval: string): Promise<void> {
  const columns = await rowsOf<{ table: string; column: string }>(
    connection,
    `SELECT table_name AS "table", column_name AS "column" FROM information_schema.columns WHERE table_schema = 'public' AND data_type = 'timestamp with time zone'`,
  );
  for (const { table, column } of columns) await connection.db.execute(sql.raw(`UPDATE "${table}" SET "${column}" = "${column}" - interval '${interval}'`));
}
