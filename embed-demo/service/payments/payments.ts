import { and, eq, isNotNull, sql } from "drizzle-orm";
import type { Logger } from "pino";
import { newId } from "../../../src/kernel/ids";
import { sourceLanguage } from "../../../src/kernel/language";
import type { Connection, Database } from "../database/connection";
import { isOutage } from "../database/outage";
import { bindSubmission } from "../database/tables/bindSubmission";
import { payment, type StoredPayment } from "../database/tables/payment";
import { describeError } from "../database/describeError";
import type { BindingCarrier } from "./bindingCarrier";
import { commandOf, reduce, type PaymentCommand, type PaymentEvent } from "./machine";
import type { PaymentState } from "../database/paymentState";
import type { PaymentOrder, PaymentProvider } from "./provider";
import { recordChange } from "./recordChange";
import { besideText, type Letterhead, type LetterheadOf } from "../partners/letterhead";
import { hasBegun } from "./submitted";
import type { Submitted } from "../database/tables/bindSubmission";
import { mostTriesToOpen, timings, untilNextLook } from "./timings";

/** PostgreSQL's channel for payments that need a look. */
const workChannel = "payment_work";
/** The number of payments taken per look. */
const batch = 20;

export interface Payments {
  /** Stops a payment that hasn't been made, and requests a look at it. Run it in a transaction. */
  end(db: Database, transactionId: string): Promise<void>;
  /** Tells every process, once the transaction commits, that the payment needs a look now. */
  announce(db: Database, transactionId: string): Promise<void>;
  /** Looks at a payment that may have changed; resolves when nothing more can be done for now. Never rejects. */
  advance(transactionId: string): Promise<void>;
}

/** Writes an event in the transaction that learned of it: the new state, and its consequences. */
async function applyEvent(db: Database, letterheadOf: LetterheadOf, transactionId: string, event: PaymentEvent, version?: number): Promise<StoredPayment | null> {
  const [before] = await db.select().from(payment).where(eq(payment.id, transactionId)).for("update");
  if (!before || (version !== undefined && before.version !== version)) return null;
  const state = reduce(before.state, event);
  if (state === before.state) return null;
  const change = { state, version: before.version + 1, tries: 0, claim: null, dueAt: dueAfter(event, state), updatedAt: sql`now()` };
  const [after] = await db.update(payment).set(change).where(eq(payment.id, transactionId)).returning();
  if (!after) throw new Error("The payment wasn't written");
  await recordChange(db, letterheadOf, before.state, after);
  return after;
}

/** The time of the payment's next look. A statement that the provider has just made isn't requested again at once. */
function dueAfter({ event }: PaymentEvent, state: PaymentState) {
  const command = commandOf(state);
  if (command === null) return null;
  const wait = command === "read" && (event === "opened" || event === "reading") ? untilNextLook(state, 0) : 0;
  return sql`now() + ${wait} * interval '1 millisecond'`;
}

interface PaymentsOptions {
  connection: Connection;
  provider: PaymentProvider;
  carrier: BindingCarrier;
  letterheadOf: LetterheadOf;
  log: Logger;
}

/**
 * Carries out the next command of `machine.ts` for each payment that is due, until it is over. The row is the job: another worker
 * repeats a request to the provider or the carrier after a crash, and an answer counts only if the row hasn't changed meanwhile. No
 * transaction is open while the other side works.
 */
export async function startPayments({ connection, provider, carrier, letterheadOf, log }: PaymentsOptions) {
  const { db } = connection;
  const working = new Set<Promise<void>>();
  let stopped = false;
  let pumping: Promise<void> | null = null;
  let again = false;

  await connection.listen(workChannel, pump);
  const looking = setInterval(pump, timings.look);
  pump();

  return {
    announce,
    async end(tx: Database, transactionId: string): Promise<void> {
      if (await applyEvent(tx, letterheadOf, transactionId, { event: "stopAsked" })) await announce(tx, transactionId);
    },
    async advance(transactionId: string): Promise<void> {
      const isDue = sql`(${payment.dueAt} <= now() OR (${payment.state}->>'state' IN ('awaiting', 'unknown') AND (${payment.askedAt} IS NULL OR ${payment.askedAt} < now() - ${timings.leastBetween} * interval '1 millisecond')))`;
      try {
        const [mine] = await db.update(payment).set(claimed(newId())).where(and(eq(payment.id, transactionId), isNotNull(payment.dueAt), isDue)).returning();
        if (mine) await track(work(mine));
      } catch (error) {
        report(error);
      }
    },
    /** Finishes current work; the rest waits for the next start. */
    async stop(): Promise<void> {
      stopped = true;
      clearInterval(looking);
      await pumping;
      await Promise.all(working);
    },
  };

  async function announce(tx: Database, transactionId: string): Promise<void> {
    await tx.update(payment).set({ dueAt: sql`now()`, claim: null }).where(and(eq(payment.id, transactionId), isNotNull(payment.dueAt)));
    await tx.execute(sql`SELECT pg_notify(${workChannel}, ${transactionId})`);
  }

  function report(error: unknown): void {
    if (stopped) return;
    const told = { error: describeError(error) };
    if (isOutage(error)) log.warn(told, "payments paused: database out of reach");
    else log.error(told, "payment failed");
  }

  function track(done: Promise<void>): Promise<void> {
    working.add(done);
    return done.finally(() => working.delete(done));
  }

  function pump(): void {
    again = true;
    pumping ??= (async () => {
      while (again && !stopped) {
        again = false;
        for (const row of await claimDue()) void track(work(row).catch(report));
      }
    })()
      .catch(report)
      .finally(() => {
        pumping = null;
      });
  }

  async function claimDue(): Promise<StoredPayment[]> {
    const due = sql`(SELECT id FROM payment WHERE due_at <= now() ORDER BY due_at LIMIT ${batch} FOR UPDATE SKIP LOCKED)`;
    return db.update(payment).set(claimed(newId())).where(sql`${payment.id} IN ${due}`).returning();
  }

  /** Repeats steps until there is nothing to do, or nothing new. */
  async function work(claimedRow: StoredPayment): Promise<void> {
    let row: StoredPayment | undefined = claimedRow;
    while (row && !stopped) {
      const command = commandOf(row.state);
      if (command === null) return;
      const { id, version, tries } = row;
      const event = await perform(command, row).catch((error: unknown): PaymentEvent | null => {
        // A provider that is down isn't our fault, and is asked again.
        log.warn({ command, error: describeError(error) }, "payment step will be retried");
        if (command === "open") return tries + 1 >= mostTriesToOpen ? { event: "gaveUp" } : null;
        return command === "bind" ? null : { event: "unanswered" };
      });
      const after = event && (await connection.transaction((tx) => applyEvent(tx, letterheadOf, id, event, version)));
      if (!after) return rest(row);
      row = await hold(after);
    }
  }

  /** Claims the row that was just changed if it is due and no other worker was quicker. */
  async function hold({ id, version }: StoredPayment): Promise<StoredPayment | undefined> {
    const isFree = sql`${payment.claim} IS NULL AND ${payment.dueAt} <= now()`;
    const [mine] = await db.update(payment).set(claimed(newId())).where(and(eq(payment.id, id), eq(payment.version, version), isFree)).returning();
    return mine;
  }

  /** Schedules a later look, unless somebody has asked for an earlier one meanwhile. */
  async function rest({ id, claim, state, tries }: StoredPayment): Promise<void> {
    const wait = untilNextLook(state, tries);
    if (claim === null || wait === null) return;
    await db.update(payment).set({ claim: null, tries: tries + 1, dueAt: sql`now() + ${wait} * interval '1 millisecond'` }).where(and(eq(payment.id, id), eq(payment.claim, claim)));
  }

  async function perform(command: PaymentCommand, row: StoredPayment): Promise<PaymentEvent> {
    const { state } = row;
    const submitted = await submittedOf(row);
    // A charge found in time is bound, however late the carrier answers: an earlier answer may have been lost.
    if (["open", "read", "bind"].includes(command) && hasBegun(submitted, command === "bind" ? row.updatedAt : new Date())) return { event: "late" };
    if (state.state === "requested") return { event: "opened", ...(await provider.open(orderOf(row, submitted, await letterheadOf(row.partnerId)))) };
    if (!("ref" in state)) throw new Error(`Nothing to ${command}`);
    if (command === "bind") {
      const answer = await carrier({ transactionId: row.id, submitted, paidAt: row.updatedAt });
      return answer.outcome === "bound" ? { event: "bound", policyNumber: answer.policyNumber } : { event: "refused" };
    }
    if (command === "open") throw new Error("The page is open");
    return { event: "reading", status: await provider[command](state.ref) };
  }

  async function submittedOf({ applicationId }: StoredPayment) {
    const [found] = await db.select().from(bindSubmission).where(eq(bindSubmission.applicationId, applicationId));
    if (!found) throw new Error("What is paid for wasn't submitted");
    return found.submitted;
  }
}

const claimed = (claim: string) => ({ claim, askedAt: sql`now()`, dueAt: sql`now() + ${timings.lease} * interval '1 millisecond'` });

function orderOf({ id, installments: [first], successUrl, failureUrl }: StoredPayment, { language }: Submitted, letterhead: Letterhead): PaymentOrder {
  const beside = besideText(letterhead, language ?? sourceLanguage);
  return {
    transactionId: id,
    cents: first?.cents ?? 0,
    description: "Renters insurance, first payment",
    seller: letterhead.name,
    ...(beside && { beside }),
    ...(language && { language }),
    successUrl,
    failureUrl,
  };
}
