import { setTimeout as pause } from "node:timers/promises";
import { afterEach, describe, expect, it } from "vitest";
import type { Client } from "../../src/api/client";
import type { Problem } from "../../src/api/contract/problem";
import { readPayment } from "../../src/api/contract/payments";
import { readPolicy } from "../../src/api/contract/policies";
import { selectQuote } from "../../src/api/contract/quotes";
import { newId } from "../../src/kernel/ids";
import type { Result } from "../../src/kernel/result";
import { databaseEnv, noPostgres } from "./databases";
import { clientOf, value } from "./journey";
import { atPage, startPaymentSandbox } from "./paymentSandbox";
import { endPrograms } from "./programs";
import { answer, isOver, pay, quotedRenter, review, submitToBind, type Renter } from "./renters";
import { spawnDying } from "./spawnDying";

afterEach(endPrograms);

/** The steps of a purchase, in order. */
const steps = ["select", "questions", "review", "submission", "payment"] as const;
type Step = (typeof steps)[number];

/** The step to repeat after each refusal. */
const back: Partial<Record<Problem["code"], Step>> = { REVISION_CONFLICT: "questions", NOT_BINDABLE: "review" };

interface Device {
  readonly client: Client;
  renter: Renter;
}

/** Takes one step on a device and keeps what it learns. Returns the payment's id, once either device has one. */
async function take(step: Step, device: Device, idempotencyKey: string): Promise<Result<string | null, Problem>> {
  const { client, renter } = device;
  const { quoteId, token } = renter;
  const learn = <Answer>(result: Result<Answer, Problem>, learnt: (answer: Answer) => Partial<Renter>): Result<null, Problem> => {
    if (!result.ok) return result;
    device.renter = { ...renter, ...learnt(result.value) };
    return { ok: true, value: null };
  };
  const nothing = () => ({});
  switch (step) {
    case "select":
      return learn(await client.call(selectQuote, { params: { quoteId }, body: { product: "RENTERS" }, token }), nothing);
    case "questions":
      return learn(await answer(client, renter), ({ revision }) => ({ revision }));
    case "review":
      return learn(await review(client, renter), ({ premium }) => ({ premium }));
    case "submission":
      return learn(await submitToBind(client, renter), nothing);
    case "payment": {
      const made = await pay(client, renter, { idempotencyKey });
      return made.ok ? { ok: true, value: made.value.transactionId } : made;
    }
  }
}

/** Continues from a step as a visitor does, however the service answers: up to `until`, or to the final payment. */
async function goOn(device: Device, from: Step, until?: Step): Promise<string> {
  let at: Step = from;
  for (let tries = 0; tries < 500 && at !== until; tries += 1) {
    const done = await take(at, device, newId()).catch(() => null);
    if (done?.ok) {
      if (done.value !== null) return done.value;
      at = steps[steps.indexOf(at) + 1]!;
      continue;
    }
    const problem = done?.error;
    // The other device was first, so this one continues with its payment.
    if (problem?.code === "PAYMENT_UNDER_WAY" && problem.transactionId !== undefined) return problem.transactionId;
    if (problem?.revision !== undefined) device.renter = { ...device.renter, revision: problem.revision };
    const again = problem && back[problem.code];
    if (!again && problem && problem.status >= 400 && problem.status < 500) throw new Error(`${at}: ${problem.code}`);
    at = again ?? at;
    await pause(again ? 20 : 100);
  }
  if (at === until) return "";
  throw new Error(`No payment after 500 tries: ${at}`);
}

/** Each death needs a new process; all of them take some minutes. */
const every = process.env.IQ_EVERY_WRITE === "1";
/** The step that the first device has reached when the second begins, and the write at which the service dies then. */
const races: readonly (readonly [step: Step, write: number])[] = [["select", 2], ["submission", 6], ["payment", 4]];
const everyRace = steps.flatMap((step) => [1, 2, 4, 6, 9].map((write) => [step, write] as const));

describe.each(["PGlite", "PostgreSQL"] as const)("one visit on two devices, and kill -9, on %s", { timeout: every ? 3_600_000 : 240_000 }, (engine) => {
  it.for(["one application", "an application each"])("with %s: one policy and one charge, from any step", async (having, { skip }) => {
    const database = await databaseEnv(engine);
    if (!database) return skip(noPostgres);
    const sandbox = await startPaymentSandbox();
    const env = {
      EXTERNAL_ORIGIN: sandbox.external,
      ...database,
    };
    const start = () => spawnDying({ PORT: String(sandbox.apiPort), ...env });
    let service = await start();
    let isOverNow = false;
    const living = (async () => {
      while (!isOverNow) {
        if (service.isDead()) service = await start();
        await pause(50);
      }
    })();
    // Only one process can use the embedded database; on a server the second device has a process of its own.
    const other = engine === "PostgreSQL" ? (await spawnDying({ PORT: "0", ...env })).url : service.url;
    const [here, there] = [clientOf(service.url), clientOf(other)];

    for (const [step, write] of every ? everyRace : races) {
      const renter = await quotedRenter(here);
      const first: Device = { client: here, renter };
      const second: Device = { client: there, renter: having === "one application" ? renter : await quotedRenter(there, undefined, undefined, renter) };
      await goOn(first, "select", step);
      const dying = service;
      dying.dieAt(write);
      const payments = await Promise.all([goOn(first, step), goOn(second, "select")]);
      const settled = async (transactionId: string, { client, renter: { token } }: Device): Promise<void> => {
        for (;;) {
          const read = await client.call(readPayment, { params: { transactionId }, token }).catch(() => null);
          if (read?.ok && isOver(read.value)) return;
          // Both devices are on the payment page, and both press.
          if (read?.ok && read.value.paymentUrl) await atPage(read.value.paymentUrl, "pay", { number: "4242 4242 4242 4242" }).catch(() => null);
          await pause(50);
        }
      };
      await Promise.all([settled(payments[0], first), settled(payments[1], second)]);
      while (dying.isDead() && service === dying) await pause(50);

      const policyOf = async ({ client, renter: { applicationId, token } }: Device) => {
        for (;;) {
          const read = await client.call(readPolicy, { params: { applicationId }, token }).catch(() => null);
          if (read && (read.ok || read.error.status >= 400)) return value(read).policyNumber;
          await pause(50);
        }
      };
      const money = sandbox.ledger.entries().filter(({ order }) => order.successUrl.includes(renter.leadId));
      const policies = new Set([await policyOf(first), await policyOf(second)]);
      expect([step, write, new Set(payments).size, policies.size, money.map(({ charged, returned }) => [charged, returned])]).toEqual([step, write, 1, 1, [[1, 0]]]);
      expect(dying.isDead(), `a death at write ${write} from ${step}`).toBe(true);
    }
    isOverNow = true;
    await living;
    await sandbox.stop();
  });
});
