import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { QuoteCall, QuoteRequest, Answer, Carrier } from "../../embed-demo/service/carriers/carrier";
import { CarrierFault } from "../../embed-demo/service/carriers/carrierFault";
import { newId } from "../../src/kernel/ids";

/** A company under test, and its own side of the calls. */
export interface CarrierUnderTest {
  carrier: Carrier<unknown>;
  /** The same company as another process of the service asks it. */
  elsewhere: Carrier<unknown>;
  /** A request that the company prices, declines or answers with an error of its system. */
  requestFor(outcome: "priced" | "declined" | "failed"): QuoteRequest<unknown>;
  /** Returns a key of a new request. */
  newKey(): Promise<string>;
  /** Makes calls with a key go wrong until they are mended. */
  stage(key: string, fault: "silent" | "malformed" | "unreachable"): void;
  mend(key: string): void;
  /** Returns how often the company rated a key; it may charge for each time. */
  ratingsOf(key: string): number;
  stop(): Promise<void>;
}

interface Promised {
  readonly name: string;
  check(at: CarrierUnderTest): Promise<void>;
}

const callWith = (idempotencyKey: string, signal = new AbortController().signal): QuoteCall => ({ idempotencyKey, signal, deadline: performance.now() + 60_000 });

/** Returns the fault with which a call rejects. */
async function faultOf(call: Promise<Answer>): Promise<CarrierFault> {
  const error: unknown = await call.then(
    () => new Error("It answered"),
    (thrown: unknown) => thrown,
  );
  expect(error).toBeInstanceOf(CarrierFault);
  return error as CarrierFault;
}

/** The promises of `Carrier`, which every implementation keeps. */
export const carrierPromises: readonly Promised[] = [
  {
    name: "answers with a whole price",
    check: async ({ carrier, requestFor, newKey }) => {
      const answer = await carrier.quote(requestFor("priced"), callWith(await newKey()));
      expect(answer).toMatchObject({ outcome: "priced", quote: { premium: expect.any(Number), termMonths: expect.any(Number), carrierSpecificQuoteId: expect.any(String) } });
    },
  },
  {
    name: "declines with an answer, not an error",
    check: async ({ carrier, requestFor, newKey }) => {
      expect(await carrier.quote(requestFor("declined"), callWith(await newKey()))).toMatchObject({ outcome: "declined", message: expect.any(String) });
    },
  },
  {
    name: "rates a key once, however often and simultaneously it is asked, also from another process",
    check: async ({ carrier, elsewhere, requestFor, newKey, ratingsOf }) => {
      const [request, key] = [requestFor("priced"), await newKey()];
      const [first, second] = await Promise.all([carrier.quote(request, callWith(key)), elsewhere.quote(request, callWith(key))]);
      expect(second).toEqual(first);
      expect(await carrier.quote(request, callWith(key))).toEqual(first);
      expect(ratingsOf(key)).toBe(1);
    },
  },
  {
    name: "rates another key anew",
    check: async ({ carrier, requestFor, newKey, ratingsOf }) => {
      const keys = [await newKey(), await newKey()];
      for (const key of keys) await carrier.quote(requestFor("priced"), callWith(key));
      expect(keys.map(ratingsOf)).toEqual([1, 1]);
    },
  },
  {
    name: "reports an error of the company's system as failed, and not as worth a repetition",
    check: async ({ carrier, requestFor, newKey }) => {
      expect(await faultOf(carrier.quote(requestFor("failed"), callWith(await newKey())))).toMatchObject({ outcome: "failed", isRepeatable: false });
    },
  },
  {
    name: "reports an answer that isn't one as failed",
    check: async ({ carrier, requestFor, newKey, stage }) => {
      const key = await newKey();
      stage(key, "malformed");
      expect((await faultOf(carrier.quote(requestFor("priced"), callWith(key)))).outcome).toBe("failed");
    },
  },
  {
    name: "reports a company out of reach as worth a repetition, which succeeds once it is back",
    check: async ({ carrier, requestFor, newKey, stage, mend, ratingsOf }) => {
      const key = await newKey();
      stage(key, "unreachable");
      expect((await faultOf(carrier.quote(requestFor("priced"), callWith(key)))).isRepeatable).toBe(true);
      mend(key);
      expect((await carrier.quote(requestFor("priced"), callWith(key))).outcome).toBe("priced");
      expect(ratingsOf(key)).toBe(1);
    },
  },
  {
    name: "ends a call when its signal aborts, with the signal's reason, however silent the company is",
    check: async ({ carrier, requestFor, newKey, stage }) => {
      const [key, leaving, reason] = [await newKey(), new AbortController(), new Error("The visitor left")];
      stage(key, "silent");
      const call = carrier.quote(requestFor("priced"), callWith(key, leaving.signal)).catch((error: unknown) => error);
      setTimeout(() => leaving.abort(reason), 50);
      expect(await Promise.race([call, new Promise((resolve) => setTimeout(resolve, 5_000, "still waiting"))])).toBe(reason);
    },
  },
  {
    name: "doesn't ask for a call that was aborted before it began",
    check: async ({ carrier, requestFor, newKey, ratingsOf }) => {
      const key = await newKey();
      const aborted = AbortSignal.abort(new Error("The visitor left"));
      await expect(carrier.quote(requestFor("priced"), callWith(key, aborted))).rejects.toThrow("The visitor left");
      expect(ratingsOf(key)).toBe(0);
    },
  },
  {
    name: "gets the first answer again after a call was aborted",
    check: async ({ carrier, elsewhere, requestFor, newKey, ratingsOf }) => {
      const [key, dying] = [await newKey(), new AbortController()];
      const call = carrier.quote(requestFor("priced"), callWith(key, dying.signal)).catch(() => {});
      while (ratingsOf(key) === 0) await new Promise((resolve) => setTimeout(resolve, 2));
      dying.abort();
      await call;
      expect((await elsewhere.quote(requestFor("priced"), callWith(key))).outcome).toBe("priced");
      expect(ratingsOf(key)).toBe(1);
    },
  },
];

/** Tests the promises of `Carrier`, which every implementation keeps. */
export function carrierConformance(name: string, make: () => Promise<CarrierUnderTest>): void {
  describe(`${name} is a carrier`, () => {
    let at: CarrierUnderTest;
    beforeAll(async () => {
      at = await make();
    });
    afterAll(() => at.stop());
    it.each(carrierPromises)("$name", ({ check }) => check(at));
  });
}

/** Returns the names of the promises that a company breaks. */
export async function brokenPromises(at: CarrierUnderTest): Promise<string[]> {
  const broken: string[] = [];
  for (const { name, check } of carrierPromises) {
    const outcome = await Promise.race([check(at).then(() => "kept", () => "broken"), new Promise((resolve) => setTimeout(resolve, 6_000, "broken"))]);
    if (outcome === "broken") broken.push(name);
  }
  return broken;
}

/** A key for companies that need no row to answer to. */
export const madeUpKey = (): Promise<string> => Promise.resolve(newId());
