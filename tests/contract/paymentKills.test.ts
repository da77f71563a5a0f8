import { setTimeout as pause } from "node:timers/promises";
import { afterEach, describe, expect, it } from "vitest";
import { readPayment, type Payment } from "../../src/api/contract/payments";
import { readPolicy } from "../../src/api/contract/policies";
import { newId } from "../../src/kernel/ids";
import { databaseEnv, noPostgres } from "./databases";
import { clientOf, value } from "./journey";
import { atPage, startPaymentSandbox } from "./paymentSandbox";
import { endPrograms } from "./programs";
import { isOver, pay, signedRenter } from "./renters";
import { spawnDying, type Dying } from "./spawnDying";

afterEach(endPrograms);

/** Each death starts a process and a purchase. Deaths at every write take ten minutes. */
const everyWrite = process.env.IQ_EVERY_WRITE === "1";

/**
 * `deaths`: the numbers of some writes. For a payment that becomes a policy: the money is taken (13), the policy is about
 * to be bound (18). For a refused one: it was paid (4), the money must still go back (11).
 */
const journeys = [
  {
    name: "a payment that becomes a policy",
    lastName: "Slow Carriers",
    from: "the wish to pay",
    deaths: { PGlite: [13], PostgreSQL: [18] },
  },
  { name: "a payment that the company refuses", lastName: "Bind Refused", from: "the page", deaths: { PGlite: [11], PostgreSQL: [4] } },
] as const;

describe.each(["PGlite", "PostgreSQL"] as const)(`kill -9 at ${everyWrite ? "every write" : "some writes"} on %s`, { timeout: everyWrite ? 1_800_000 : 120_000 }, (engine) => {
  it.for(journeys)("of $name, from $from: charged once, and the outcome is found", async ({ lastName, from, deaths }, { skip }) => {
    const database = await databaseEnv(engine);
    if (!database) return skip(noPostgres);
    const sandbox = await startPaymentSandbox();
    const env = {
      PORT: String(sandbox.apiPort),
      EXTERNAL_ORIGIN: sandbox.external,
      ...database,
    };
    const client = clientOf(`http://localhost:${sandbox.apiPort}`);
    let service = await spawnDying(env);
    const revived = async (): Promise<Dying> => {
      await service.death;
      service = await spawnDying(env);
      return service;
    };
    const points: string[] = [];

    /** Makes one purchase with a death at its n-th write; false if it has fewer writes. */
    const buy = async (write: number): Promise<boolean> => {
      const renter = await signedRenter(client, lastName);
      const dying = service;
      const idempotencyKey = newId();
      if (from === "the wish to pay") dying.dieAt(write);
      /** Repeats a step until a living service has answered it. */
      const insist = async <Value>(step: () => Promise<Value | null>): Promise<Value> => {
        for (;;) {
          const done = await step().catch(() => null);
          if (done !== null) return done;
          if (service.isDead()) await revived();
          else await pause(100);
        }
      };
      const read = async (wanted: (payment: Payment) => boolean) =>
        insist(async () => {
          const result = await client.call(readPayment, { params: { transactionId }, token: renter.token });
          return result.ok && wanted(result.value) ? result.value : null;
        });
      const transactionId = await insist(async () => {
        const result = await pay(client, renter, { idempotencyKey });
        return result.ok ? result.value.transactionId : null;
      });
      const { paymentUrl } = await read((payment) => payment.paymentUrl !== null);
      if (from === "the page") dying.dieAt(write);
      await atPage(paymentUrl ?? "", "pay", { number: "4242 4242 4242 4242" });
      await read(isOver);

      // Notifies again a process that never saw the beginning.
      if (dying.isDead() && service === dying) await revived();
      const payment = await read(isOver);
      const money = sandbox.ledger.entries().filter(({ order }) => order.transactionId === transactionId);
      // The process may die after the last commit while this is read.
      const { policy, outbox } = await insist(async () => {
        const told = await client.call(readPolicy, { params: { applicationId: renter.applicationId }, token: renter.token });
        const waiting = await service.outbox();
        return waiting && (told.ok || told.error.code === "NOT_FOUND") ? { policy: told, outbox: waiting } : null;
      });
      const mails = outbox.filter((id) => id === transactionId).length;
      const point = dying.passed().at(write - 1);
      if (lastName === "Bind Refused") {
        expect([point, payment.status, money.map(({ charged, returned }) => [charged, returned]), mails, policy.ok]).toEqual([point, "Failed", [[1, 1]], 0, false]);
      } else {
        expect([point, payment.status, money.map(({ charged, returned }) => [charged, returned]), mails]).toEqual([point, "Completed", [[1, 0]], 1]);
        expect(value(policy).policyNumber).toBe(payment.policyNumber);
      }
      if (point !== undefined) points.push(point);
      return service !== dying;
    };

    if (everyWrite) {
      let write = 1;
      while (await buy(write)) {
        write += 1;
        expect(write).toBeLessThan(100);
      }
      process.stdout.write(`${engine}, ${lastName}: killed at ${points.length} writes: ${points.join(", ")}\n`);
      expect(points.length).toBeGreaterThan(8);
    } else {
      for (const write of deaths[engine]) expect(await buy(write), `a death at write ${write}`).toBe(true);
    }
    await sandbox.stop();
  });
});
