import { act } from "react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { mounted } from "../../fixtures/mounted";
import { SessionProvider } from "../../session/context";
import type { Session } from "../../session/session";
import { usePolicy } from "./usePolicy";

const page = mounted();
const bought = { line: "renters", applicationId: "a", token: "t", isAnotherBegun: false } as const;
const policy = { email: "ada@example.com", emailedTo: null };
const mailed = { ...policy, emailedTo: "a•••@example.com" };

let answers: (object | null)[];
let reads: number;
let found: ReturnType<typeof usePolicy>;

/** Null is a read that fails. The last answer is given again and again. */
const call = () => {
  reads += 1;
  const value = answers.length > 1 ? answers.shift()! : answers[0]!;
  return Promise.resolve(value ? { ok: true, value } : { ok: false, error: {} });
};

function Reader() {
  found = usePolicy(bought);
  return null;
}

/** In pieces, because React renders at the end of an act and only then reads and waits again. */
const pass = async (milliseconds: number): Promise<void> => {
  for (let passed = 0; passed < milliseconds; passed += 100) await act(() => vi.advanceTimersByTimeAsync(100));
};

async function show(...given: typeof answers): Promise<void> {
  answers = given;
  reads = 0;
  page.render(
    <SessionProvider value={{ api: { call } } as unknown as Session}>
      <Reader />
    </SessionProvider>,
  );
  await pass(500);
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it("is read again every five seconds while it can't be read, and once more for its e-mail", async () => {
  await show(null, null, policy, mailed);
  expect(found).toMatchObject({ policy: null, hasFailed: true, isReading: false });
  await pass(4_000);
  expect([found.policy, reads]).toEqual([null, 1]);
  await pass(1_500);
  expect([found.policy, reads]).toEqual([null, 2]);
  await pass(5_500);
  expect([found.policy, reads]).toEqual([policy, 3]);
  await pass(60_000);
  expect([found.policy, reads]).toEqual([mailed, 4]);
});

it("is read ten times more for an e-mail that isn't sent", async () => {
  await show(policy);
  await pass(2_000);
  expect(reads).toBe(1);
  await pass(1_500);
  expect(reads).toBe(2);
  await pass(90_000);
  expect([found.policy, found.hasFailed, reads]).toEqual([policy, false, 11]);
});

it("stays while a later read fails", async () => {
  await show(policy, null, mailed);
  await pass(3_500);
  expect([found.policy, found.hasFailed]).toEqual([policy, true]);
  await pass(5_500);
  expect([found.policy, reads]).toEqual([mailed, 3]);
});
