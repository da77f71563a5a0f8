import { expect, it, onTestFinished, vi } from "vitest";
import type { Answer, Carrier, QuoteCall, QuoteRequest } from "./carrier";
import { CarrierFault } from "./carrierFault";
import { guardedCarrier, type CarrierLimits } from "./guardedCarrier";

const limits: CarrierLimits = { answerMs: 30_000, concurrent: 2, retries: { most: 3, firstMs: 1, mostMs: 2 }, breaker: { calls: 4, share: 0.75, restMs: 50 } };
const request: QuoteRequest<null> = { applicationId: "application", run: 1, again: false, input: null };
const declined: Answer = { outcome: "declined", message: "No" };
const callWith = (given: Partial<QuoteCall> = {}): QuoteCall => ({ idempotencyKey: "key", signal: new AbortController().signal, deadline: performance.now() + 60_000, ...given });
const companyThat = (quote: Carrier<null>["quote"]) => guardedCarrier<null>({ quote }, limits);
const refuses = (isRepeatable: boolean) => () => Promise.reject(new CarrierFault("failed", "status", { isRepeatable }));

it("repeats a call that failed on the way, with the same key, and counts it once", async () => {
  const keys: string[] = [];
  const carrier = companyThat((_request, { idempotencyKey }) => {
    keys.push(idempotencyKey);
    return keys.length < 3 ? refuses(true)() : Promise.resolve(declined);
  });
  expect(await carrier.quote(request, callWith())).toEqual(declined);
  expect(keys).toEqual(["key", "key", "key"]);
  expect(carrier.health()).toEqual({ breaker: "closed", running: 0, queued: 0, answers: { priced: 0, declined: 1, timed_out: 0, failed: 0 }, retries: 2 });
});

it("gives up after the last repetition, and never repeats an answer of the company", async () => {
  const [passing, final] = [vi.fn(refuses(true)), vi.fn(refuses(false))];
  await expect(companyThat(passing).quote(request, callWith())).rejects.toThrow(CarrierFault);
  await expect(companyThat(final).quote(request, callWith())).rejects.toThrow(CarrierFault);
  expect([passing.mock.calls.length, final.mock.calls.length]).toEqual([4, 1]);
});

it("times out at the deadline, also a company that ignores its signal, and isn't asked after it", async () => {
  const quote = vi.fn(() => new Promise<Answer>(() => {}));
  const carrier = companyThat(quote);
  await expect(carrier.quote(request, callWith({ deadline: performance.now() + 20 }))).rejects.toMatchObject({ outcome: "timed_out" });
  await expect(carrier.quote(request, callWith({ deadline: performance.now() - 1 }))).rejects.toMatchObject({ outcome: "timed_out" });
  expect(quote).toHaveBeenCalledTimes(1);
  expect(carrier.health()).toMatchObject({ running: 0, answers: { timed_out: 2 } });
});

it.each([["forward", 1], ["back", -1]])("gives a company its time however far the clock is set %s", async (_name, direction) => {
  const [quick, silent] = [companyThat(() => Promise.resolve(declined)), companyThat(() => new Promise<Answer>(() => {}))];
  const [whole, short] = [callWith(), callWith({ deadline: performance.now() + 20 })];
  vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + direction * 86_400_000 });
  onTestFinished(() => void vi.useRealTimers());
  expect(await quick.quote(request, whole)).toEqual(declined);
  await expect(silent.quote(request, short)).rejects.toMatchObject({ outcome: "timed_out" });
});

it("asks a company for no more than its limit at a time", async () => {
  const answers: ((answer: Answer) => void)[] = [];
  const carrier = companyThat(() => new Promise((resolve) => answers.push(resolve)));
  const calls = [1, 2, 3].map(() => carrier.quote(request, callWith()));
  await vi.waitFor(() => expect(answers).toHaveLength(2));
  expect(carrier.health()).toMatchObject({ running: 2, queued: 1 });
  answers[0]!(declined);
  await vi.waitFor(() => expect(answers).toHaveLength(3));
  for (const answer of answers) answer(declined);
  expect(await Promise.all(calls)).toEqual([declined, declined, declined]);
});

it("stops asking a company whose calls fail, and tries one call after a rest", async () => {
  let isDown = true;
  const quote = vi.fn(() => (isDown ? refuses(false)() : Promise.resolve(declined)));
  const carrier = companyThat(quote);
  for (let call = 0; call < 4; call += 1) await carrier.quote(request, callWith()).catch(() => {});
  expect(carrier.health().breaker).toBe("open");
  await expect(carrier.quote(request, callWith())).rejects.toMatchObject({ outcome: "failed", message: "not asked: its last calls have failed" });
  expect(quote).toHaveBeenCalledTimes(4);
  isDown = false;
  await vi.waitFor(async () => expect(await carrier.quote(request, callWith())).toEqual(declined));
  expect(carrier.health().breaker).toBe("closed");
});

it("doesn't hold it against a company that its caller left, and rejects with the caller's reason", async () => {
  const carrier = companyThat((_request, { signal }) => new Promise((_resolve, reject) => signal.addEventListener("abort", () => reject(signal.reason as Error))));
  for (let call = 0; call < 4; call += 1) {
    const leaving = new AbortController();
    const asked = carrier.quote(request, callWith({ signal: leaving.signal }));
    leaving.abort(new Error("The visitor left"));
    await expect(asked).rejects.toThrow("The visitor left");
  }
  expect(carrier.health()).toMatchObject({ breaker: "closed", running: 0, answers: { failed: 0, timed_out: 0 } });
});
