import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, describe, expect, it, type TestContext } from "vitest";
import { createLead, readLead } from "../../src/api/contract/leads";
import { streamQuotes, type QuoteEvent } from "../../src/api/contract/quotes";
import { createResumeLink } from "../../src/api/contract/resumeLinks";
import { newId } from "../../src/kernel/ids";
import { fakeClock, type FakeClock } from "../harness/fakeClock";
import { startPostgres, type Postgres } from "../harness/postgres";
import { startCarrierSandbox } from "./carrierSandbox";
import { noPostgres, ownDataDir } from "./databases";
import { clientOf, complete, isDone, submit, until, value } from "./journey";
import { mailServer } from "./mailServer";
import { atPage, startPaymentSandbox } from "./paymentSandbox";
import { endPrograms } from "./programs";
import { answer, isOver, openPage, pay, paymentUntil, quotedRenter, signedRenter, submitToBind } from "./renters";
import { spawnService } from "./spawnService";

let clock: FakeClock | null = null;
let postgres: Postgres | null = null;

beforeAll(async () => {
  clock = await fakeClock();
  postgres = clock && (await startPostgres(undefined, clock.env));
});
afterEach(async () => {
  await endPrograms();
  await clock?.set(0);
});
afterAll(async () => {
  await postgres?.stop();
  await clock?.remove();
});

/** A clock for the service and its database, and the environment of a service on them. */
async function onFakeClock(engine: "PGlite" | "PostgreSQL", { skip }: TestContext): Promise<{ clock: FakeClock; env: Record<string, string> }> {
  if (!clock) return skip("no libfaketime; apt-get install libfaketime");
  const folder = await ownDataDir();
  const env = { ...clock.env, RATE_LIMIT: "100000", DATA_DIR: folder, ORIGINS_FILE: join(folder, "origins.json") };
  await writeFile(env.ORIGINS_FILE, JSON.stringify({ default: ["http://shop.test"] }));
  if (engine === "PGlite") return { clock, env };
  if (!postgres) return skip(noPostgres);
  return { clock, env: { ...env, DATABASE_URL: await postgres.createDatabase() } };
}

const hour = 3_600;
const day = 24 * hour;

/** Seconds from the machine's time until so many seconds before a moment. */
const until2027 = (moment: string, before: number): number => Math.round((Date.parse(moment) - Date.now()) / 1_000) - before;

/** Seconds by which the clock is ahead at first, and after its jump, and whether a session is still open then. */
const jumps = [
  { name: "a day forward", from: () => 0, to: () => day, isOpen: false },
  { name: "an hour back", from: () => 0, to: () => -hour, isOpen: true },
  { name: "over the hour that summer time leaves out", from: () => until2027("2027-03-14T07:00:00Z", hour), to: () => until2027("2027-03-14T07:00:00Z", 1), isOpen: true },
  { name: "over the hour that comes twice", from: () => until2027("2027-11-07T06:00:00Z", hour), to: () => until2027("2027-11-07T06:00:00Z", 1), isOpen: true },
] as const;

const idsIn = (events: readonly QuoteEvent[]): string[] =>
  events.flatMap((event) => (event.type === "quote" ? [event.quote.id] : event.type === "snapshot" ? event.quotes.map(({ id }) => id) : []));

/** At this speed the slowest company answers after three seconds: long enough for a jump meanwhile. */
const pace = 20;

/** The engines start processes, and leases expire. */
const patience = 120_000;

describe.each(["PGlite", "PostgreSQL"] as const)("A clock that jumps under %s", { timeout: patience }, (engine) => {
  // Summer time is the process's affair; one engine shows it.
  it.for(engine === "PGlite" ? jumps.slice(0, 2) : jumps)("$name: every price arrives once, nothing is made twice, and new visits go on", async ({ from, to, isOpen }, context) => {
    const { clock, env } = await onFakeClock(engine, context);
    const companies = await startCarrierSandbox(pace);
    const before = from();
    await clock.set(before);
    const { url } = await spawnService({ ...env, TZ: "America/New_York", EXTERNAL_ORIGIN: companies.external });
    const client = clientOf(url);
    const idempotencyKey = newId();
    const create = () => client.call(createLead, { body: { insuranceLine: "RENTERS" }, idempotencyKey });
    const lead = value(await create());
    const begun = await complete(client, "Slow Carriers");
    await submit(client, begun);
    const events: QuoteEvent[] = [];
    const under = { params: { applicationId: begun.applicationId }, token: begun.token };
    const stream = client.stream(streamQuotes, under, (event) => events.push(event));
    await expect.poll(() => idsIn(events).length, { timeout: 30_000 }).toBeGreaterThan(0);
    expect(events.some((event) => "status" in event && event.status === "Completed")).toBe(false);

    await clock.set(to());
    const visitLater = async (): Promise<number> => {
      const later = await complete(client);
      await submit(client, later);
      return (await until(client, later, isDone)).quotes.length;
    };
    // Together, because companies whose calls back are out of time are asked again after five seconds.
    const [ended, laterPrices] = await Promise.all([stream, visitLater()]);
    expect(ended).toEqual({ reason: "complete" });
    expect(laterPrices).toBeGreaterThan(0);
    expect(new Set(idsIn(events)).size).toBe(idsIn(events).length);
    expect(value(await create()).leadId).toBe(lead.leadId);
    expect((await client.call(readLead, { params: { leadId: lead.leadId }, token: lead.token })).ok).toBe(isOpen);

    await clock.set(before);
    expect(value(await client.call(readLead, { params: { leadId: lead.leadId }, token: lead.token })).leadId).toBe(lead.leadId);
    const { carriersAnswered, carriersAsked, quotes } = await until(client, begun, isDone);
    expect(carriersAnswered).toBe(carriersAsked);
    expect(quotes.map(({ id }) => id).sort()).toEqual(idsIn(events).sort());
    await companies.stop();
  });

  it("an hour back while a visitor pays: charged once, a policy and its e-mail, though the provider's notifications are out of time", async (context) => {
    const { clock, env } = await onFakeClock(engine, context);
    const [sandbox, mail] = [await startPaymentSandbox(), await mailServer()];
    const { url } = await spawnService({ ...env, PORT: String(sandbox.apiPort), EXTERNAL_ORIGIN: sandbox.external, SMTP_URL: mail.url });
    const client = clientOf(url);
    const renter = await signedRenter(client);
    const { transactionId, paymentUrl } = await openPage(client, renter);

    await clock.set(-hour);
    await atPage(paymentUrl, "pay", { number: "4242 4242 4242 4242" });
    const payment = await paymentUntil(client, renter, transactionId, isOver);
    expect(payment.status).toBe("Completed");
    const money = sandbox.ledger.entries().filter(({ order }) => order.transactionId === transactionId);
    expect(money.map(({ charged, returned }) => [charged, returned])).toEqual([[1, 0]]);
    await expect.poll(() => mail.taken.length, { timeout: 30_000 }).toBe(1);
    mail.stop();
    await sandbox.stop();
  });

  it("an hour back about a signature: it is for the answers that it followed, and not for those that followed it", async (context) => {
    const { clock, env } = await onFakeClock(engine, context);
    const sandbox = await startPaymentSandbox();
    const { url } = await spawnService({ ...env, PORT: String(sandbox.apiPort), EXTERNAL_ORIGIN: sandbox.external });
    const client = clientOf(url);
    const quoted = await quotedRenter(client);
    const answered = { ...quoted, revision: value(await answer(client, quoted)).revision };

    await clock.set(-hour);
    value(await submitToBind(client, answered));
    await openPage(client, answered);

    await clock.set(0);
    const signed = await signedRenter(client);
    await clock.set(-hour);
    value(await answer(client, signed, { typeOfDwelling: "House" }));
    expect(await pay(client, signed)).toMatchObject({ error: { code: "NOT_BINDABLE" } });
    await sandbox.stop();
  });
});

it("What a dead process leaves isn't kept waiting by a clock that was set back an hour", { timeout: patience }, async (context) => {
  const { clock, env } = await onFakeClock("PostgreSQL", context);
  const [companies, mail] = [await startCarrierSandbox(pace), await mailServer()];
  mail.state.isHeld = true;
  const own = { ...env, EXTERNAL_ORIGIN: companies.external, SMTP_URL: mail.url };
  const [dying, other] = [await spawnService(own), await spawnService(own)];
  const client = clientOf(dying.url);
  const begun = await complete(client, "Slow Carriers");
  const body = { pageUrl: "http://shop.test/", visit: "{}", email: "ada@example.com" };
  value(await client.call(createResumeLink, { body, token: begun.token, idempotencyKey: newId() }));
  await expect.poll(() => mail.state.isAsked, { timeout: 10_000 }).toBe(true);
  await submit(client, begun);
  await until(client, begun, ({ carriersAnswered }) => carriersAnswered > 0);
  await dying.kill();
  await clock.set(-hour);
  mail.state.isHeld = false;

  const { carriersAnswered, carriersAsked } = await until(clientOf(other.url), begun, isDone);
  expect(carriersAnswered).toBe(carriersAsked);
  await expect.poll(() => mail.taken.length, { timeout: 60_000 }).toBe(1);
  mail.stop();
  await companies.stop();
});
