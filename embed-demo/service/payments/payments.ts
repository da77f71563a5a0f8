import { SpanKind } from "@opentelemetry/api";
import { eq, sql } from "drizzle-orm";
import type { Logger } from "pino";
import type { Connection, Database } from "../database/connection";
import type { PaymentState } from "../database/paymentState";
import { bindSubmission } from "../database/tables/bindSubmission";
import { job } from "../database/tables/job";
import { payment, type StoredPayment } from "../database/tables/payment";
import { enqueue, hasten } from "../jobs/enqueue";
import { startWorker, type Again, type HeldJob } from "../jobs/worker";
import type { Metrics } from "../metrics/metrics";
import type { LetterheadOf } from "../partners/letterhead";
import { inSpan } from "../tracing/spans";
import type { BindingCarrier } from "./bindingCarrier";
import { adoptEarlierPayments } from "./earlierPayments";
import { commandOf, reduce, type PaymentCommand, type PaymentEvent } from "./machine";
import { jobOf } from "./paymentJob";
import { orderOf } from "./orderOf";
import type { PaymentProvider } from "./provider";
import { recordChange } from "./recordChange";
import { hasBegun } from "./submitted";
import { afterFaults, mostTriesToOpen, timings, untilNextLook } from "./timings";

/** Payments looked at by a process at a time, beside those that visitors wait for. */
const concurrency = 40;

export interface Payments {
  /** Requests the first look at a payment, in the transaction that stores it. */
  begin(db: Database, transactionId: string): Promise<void>;
  /** Stops a payment that hasn't been made, and requests a look at it. Run it in a transaction. */
  end(db: Database, transactionId: string): Promise<void>;
  /** Requests a look at the payment as soon as the transaction commits. */
  announce(db: Database, transactionId: string): Promise<void>;
  /** Looks at a payment that may have changed; resolves when nothing more can be done for now. Never rejects. */
  advance(transactionId: string): Promise<void>;
}

/** Writes an event in the transaction that learned of it: the new state, and its consequences. True if it changed the state. */
async function applyEvent(db: Database, letterheadOf: LetterheadOf, transactionId: string, event: PaymentEvent, version?: number): Promise<boolean> {
  const [before] = await db.select().from(payment).where(eq(payment.id, transactionId)).for("update");
  if (!before || (version !== undefined && before.version !== version)) return false;
  const state = reduce(before.state, event);
  if (state === before.state) return false;
  const change = { state, version: before.version + 1, updatedAt: sql`now()` };
  const [after] = await db.update(payment).set(change).where(eq(payment.id, transactionId)).returning();
  if (!after) throw new Error("The payment wasn't written");
  await recordChange(db, letterheadOf, after);
  return true;
}

interface PaymentsOptions {
  connection: Connection;
  provider: PaymentProvider;
  carrier: BindingCarrier;
  letterheadOf: LetterheadOf;
  clock: () => Date;
  log: Logger;
  metrics: Pick<Metrics, "jobTried">;
}

/**
 * Carries out the next command of `machine.ts` for each payment that is due, until it is over. Each payment has a job: another
 * worker repeats a request to the provider or the carrier after a crash, and an answer counts only if the payment hasn't changed
 * meanwhile. No transaction is open while the other side works.
 */
export async function startPayments({ connection, provider, carrier, letterheadOf, clock, log, metrics }: PaymentsOptions) {
  const { db } = connection;
  await adoptEarlierPayments(connection);
  const worker = await startWorker<{ transactionId: string }>({ connection, kind: "payment", concurrency, waits: afterFaults, run: look, log, metrics });

  return {
    begin: (tx: Database, transactionId: string) => enqueue(tx, "payment", [{ id: jobOf(transactionId), payload: { transactionId } }]),
    announce: (tx: Database, transactionId: string) => hasten(tx, "payment", jobOf(transactionId)),
    async end(tx: Database, transactionId: string): Promise<void> {
      if (await applyEvent(tx, letterheadOf, transactionId, { event: "stopAsked" })) await hasten(tx, "payment", jobOf(transactionId));
    },
    advance(transactionId: string): Promise<void> {
      const between = sql`${timings.leastBetween} * interval '1 millisecond'`;
      // A try in the future was made before the clock was set back.
      const isQuiet = sql`(${job.triedAt} IS NULL OR ${job.triedAt} NOT BETWEEN now() - ${between} AND now() + ${between})`;
      const isOpen = sql`EXISTS (SELECT 1 FROM ${payment} WHERE ${payment.id} = ${transactionId} AND ${payment.state}->>'state' IN ('awaiting', 'unknown'))`;
      return worker.now(jobOf(transactionId), sql`(${job.dueAt} <= now() OR (${isQuiet} AND ${isOpen}))`);
    },
    /** Finishes current steps; the rest waits for the next start. */
    stop: () => worker.stop(),
  };

  /** Repeats steps until the payment is over, or there is nothing new. */
  async function look({ payload: { transactionId }, attempts }: HeldJob<{ transactionId: string }>, signal: AbortSignal): Promise<void | Again> {
    let row = await find(transactionId);
    let looks = attempts - 1;
    let anew = false;
    while (row) {
      const command = commandOf(row.state);
      if (command === null) return;
      const { event, error } = await tried(command, row, looks);
      if (event) await connection.transaction((tx) => applyEvent(tx, letterheadOf, transactionId, event, row!.version));
      const next = await find(transactionId);
      if (next?.version === row.version) return { afterMs: untilNextLook(command, looks), anew, error };
      [looks, anew] = [0, true];
      if (signal.aborted) return { afterMs: 0, anew };
      if (hasJustSaid(event, next)) return { afterMs: untilNextLook("read", looks), anew };
      row = next;
    }
  }

  /** Carries out a command. A provider that is down isn't our fault, and is asked again. */
  async function tried(command: PaymentCommand, row: StoredPayment, looks: number): Promise<{ event: PaymentEvent | null; error?: unknown }> {
    try {
      // To the provider or, to bind, the carrier.
      const event = await inSpan(`payment ${command}`, { kind: SpanKind.CLIENT, attributes: { "payment.command": command } }, async (span) => {
        const learned = await perform(command, row);
        span.setAttribute("payment.event", learned.event);
        return learned;
      });
      return { event };
    } catch (error) {
      if (command === "open") return { event: looks + 1 >= mostTriesToOpen ? { event: "gaveUp" } : null, error };
      return { event: command === "bind" ? null : { event: "unanswered" }, error };
    }
  }

  async function find(transactionId: string): Promise<StoredPayment | undefined> {
    const [found] = await db.select().from(payment).where(eq(payment.id, transactionId));
    return found;
  }

  async function perform(command: PaymentCommand, row: StoredPayment): Promise<PaymentEvent> {
    const { state } = row;
    const submitted = await submittedOf(row);
    // A charge found in time is bound, however late the carrier answers: an earlier answer may have been lost.
    if (["open", "read", "bind"].includes(command) && hasBegun(submitted, command === "bind" ? row.updatedAt : clock())) return { event: "late" };
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

/** True for a statement that the provider has just made and that needs no other command: it isn't requested again at once. */
const hasJustSaid = (said: PaymentEvent | null, next: { readonly state: PaymentState } | undefined): boolean =>
  next !== undefined && commandOf(next.state) === "read" && (said?.event === "opened" || said?.event === "reading");
