import { setTimeout as pause } from "node:timers/promises";
import { eq, sql } from "drizzle-orm";
import { pino } from "pino";
import { expect, it, onTestFinished } from "vitest";
import type { PaymentState } from "../../embed-demo/service/database/paymentState";
import { bindSubmission } from "../../embed-demo/service/database/tables/bindSubmission";
import { job } from "../../embed-demo/service/database/tables/job";
import { payment } from "../../embed-demo/service/database/tables/payment";
import { letterhead } from "../../embed-demo/service/documents/letterheadExample";
import type { BindingCarrier } from "../../embed-demo/service/payments/bindingCarrier";
import type { ProviderStatus } from "../../embed-demo/service/payments/machine";
import { jobOf } from "../../embed-demo/service/payments/paymentJob";
import { timings, untilNextLook } from "../../embed-demo/service/payments/timings";
import { startPayments } from "../../embed-demo/service/payments/payments";
import type { PaymentProvider } from "../../embed-demo/service/payments/provider";
import { cleanAnswers } from "./renters";
import { newId } from "../../src/kernel/ids";
import { onEveryEngine } from "./engines";
import { austin } from "./journey";

const awaiting: PaymentState = { state: "awaiting", ref: "ref", url: "http://pay.test/", processing: false };
/** In Texas the first day begins at six by UTC. */
const [effectiveDate, dayBefore, firstDay] = ["2026-12-01", new Date("2026-12-01T05:30:00Z"), new Date("2026-12-01T06:30:00Z")];
const submitted = { carrierId: "pebbletrail", carrierSpecificQuoteId: "P-7", premium: 240, termMonths: 12, coverages: [], insured: ["Ada Slow"], dateOfBirth: "1988-04-12", email: null, propertyAddress: austin, effectiveDate, questions: cleanAnswers, scenario: null };

interface Given {
  state: PaymentState;
  updatedAt?: Date;
  now?: Date;
  provider?: Partial<PaymentProvider>;
  carrier?: BindingCarrier;
}

/** An answer that comes when the test says so. */
function later() {
  let resolve: (status: ProviderStatus) => void = () => {};
  const promise = new Promise<ProviderStatus>((told) => (resolve = told));
  return { promise, resolve: (status: ProviderStatus) => resolve(status) };
}

const unasked = () => Promise.reject(new Error("Not asked here"));

onEveryEngine("A look at a payment", (_start, open) => {
  /** Stores a payment, and starts what looks at it. */
  async function started({ state, updatedAt = dayBefore, now = dayBefore, provider, carrier = unasked }: Given) {
    const connection = await open();
    const { db, transaction } = connection;
    const [id, applicationId, leadId, quoteId] = [newId(), newId(), newId(), newId()];
    await db.insert(bindSubmission).values({ applicationId, leadId, quoteId, submitted: { ...submitted, quoteId } });
    await db.insert(payment).values({
      id, applicationId, leadId, quoteId, partnerId: "default", carrierId: "pebbletrail", planId: "FULL_PAYMENT", premiumCents: 24_000,
      installments: [{ dueDate: "2026-11-30", cents: 24_000 }], successUrl: "http://shop.test/", failureUrl: "http://shop.test/", state, updatedAt,
    });
    const payments = await startPayments({
      connection,
      provider: { open: unasked, read: unasked, void: unasked, refund: unasked, verify: () => null, ...provider },
      carrier,
      letterheadOf: () => Promise.resolve(letterhead),
      clock: () => now,
      log: pino({ level: "silent" }),
      metrics: { jobTried() {} },
    });
    onTestFinished(async () => {
      await payments.stop();
      await connection.close();
    });
    await transaction((tx) => payments.begin(tx, id));
    const row = async () => (await db.select().from(payment).where(eq(payment.id, id)))[0]!;
    return {
      payments,
      row,
      reaches: (expected: object) => expect.poll(async () => (await row()).state, { timeout: 20_000 }).toMatchObject(expected),
      stop: () => transaction((tx) => payments.end(tx, id)),
      notify: () => transaction((tx) => payments.announce(tx, id)),
      advance: () => payments.advance(id),
      /** The milliseconds from the latest look to the next one; null while a look is under way. */
      async pauseNow() {
        const [found] = await db.select({ claim: job.claim, ms: sql<number>`extract(epoch FROM ${job.dueAt} - ${job.triedAt})::float8 * 1000` }).from(job).where(eq(job.id, jobOf(id)));
        return found?.claim === null ? found.ms : null;
      },
      /** Puts the next look off for long, as after an hour at the page. */
      async putOff() {
        await expect.poll(async () => (await db.select().from(job).where(eq(job.id, jobOf(id))))[0]?.claim ?? null, { timeout: 20_000 }).toBeNull();
        await db.update(job).set({ dueAt: sql`now() + interval '1 hour'` }).where(eq(job.id, jobOf(id)));
      },
    };
  }

  it.each([
    ["stopped", "open", { state: "unpaid", because: "stopped" }],
    ["notified about", "declined", { state: "unpaid", because: "declined" }],
  ] as const)("comes at once when it is %s, however late the next one is", async (how, status, expected) => {
    const reads: ProviderStatus[] = ["open"];
    let asked = 0;
    const read = () => {
      asked += 1;
      return Promise.resolve(reads.shift() ?? status);
    };
    const { putOff, stop, notify, reaches } = await started({ state: awaiting, provider: { read, void: () => Promise.resolve("voided") } });
    await expect.poll(() => asked).toBe(1);
    await putOff();
    await (how === "stopped" ? stop() : notify());
    await reaches(expected);
  });

  it("comes later and later while nothing changes", async () => {
    let asked = 0;
    const read = (): Promise<ProviderStatus> => {
      asked += 1;
      return Promise.resolve("open");
    };
    const { notify, pauseNow } = await started({ state: awaiting, provider: { read } });
    for (const looks of [0, 1, 2, 3]) {
      if (looks > 0) await notify();
      await expect.poll(async () => (asked > looks ? await pauseNow() : null), { timeout: 20_000 }).not.toBeNull();
      const wanted = untilNextLook("read", looks);
      expect(await pauseNow()).toBeGreaterThanOrEqual(wanted);
      expect(await pauseNow()).toBeLessThan(untilNextLook("read", looks + 1));
    }
  });

  it.each<[string, PaymentState]>([
    ["is at the page", awaiting],
    ["waits for a provider that is out of reach", { state: "unknown", ref: "ref", before: awaiting }],
  ])("asks the provider now and then while the visitor %s, however often the screens ask", async (_where, state) => {
    let asked = 0;
    const read = (): Promise<ProviderStatus> => {
      asked += 1;
      return state.state === "unknown" ? Promise.reject(new Error("Out of reach")) : Promise.resolve("open");
    };
    const { putOff, advance } = await started({ state, provider: { read } });
    await expect.poll(() => asked).toBeGreaterThan(0);
    await putOff();
    const before = asked;
    await pause(timings.leastBetween + 100);
    const from = Date.now();
    for (let screens = 0; screens < 10; screens += 1) {
      await advance();
      await putOff();
    }
    expect(asked - before).toBeGreaterThanOrEqual(1);
    expect(asked - before).toBeLessThanOrEqual(2 + (Date.now() - from) / timings.leastBetween);
  });

  it("drops a provider's answer that is older than what is known since", async () => {
    const [slow, back] = [later(), later()];
    const reads = [slow.promise];
    let asked = 0;
    const read = () => {
      asked += 1;
      return reads.shift() ?? Promise.resolve("paid" as const);
    };
    const { notify, reaches, row } = await started({ state: awaiting, provider: { read, void: () => back.promise }, carrier: () => Promise.resolve({ outcome: "refused" }) });
    await expect.poll(() => asked).toBe(1);
    await notify();
    await reaches({ state: "returning" });
    const { version } = await row();
    slow.resolve("open");
    await pause(300);
    back.resolve("voided");
    await reaches({ state: "returned", by: "void" });
    expect((await row()).version).toBe(version + 1);
  });

  it.each([
    ["before the policy's first day is bound, however late the company answers", dayBefore, { state: "bound" }],
    ["on the policy's first day is given back", firstDay, { state: "returned", because: "late" }],
  ])("at a charge that was found %s", async (_when, updatedAt, expected) => {
    const { reaches } = await started({
      state: { state: "paid", ref: "ref" },
      updatedAt,
      now: firstDay,
      provider: { void: () => Promise.resolve("voided") },
      carrier: ({ transactionId }) => Promise.resolve({ outcome: "bound", policyNumber: `PEB-${transactionId}` }),
    });
    await reaches(expected);
  });

  it("opens no page on the policy's first day", async () => {
    let opened = 0;
    const { reaches } = await started({
      state: { state: "requested" },
      now: firstDay,
      provider: {
        open: () => {
          opened += 1;
          return unasked();
        },
      },
    });
    await reaches({ state: "unpaid", because: "late" });
    expect(opened).toBe(0);
  });
});
