import { afterAll, beforeAll, describe, it, vi } from "vitest";
import { sandboxCarrier, type BindAnswer, type BindRequest } from "./bindingCarrier";

beforeAll(() => void vi.useFakeTimers({ toFake: ["Date"] }));
afterAll(() => void vi.useRealTimers());

/** The carrier's answer to a purchase that was paid so long ago, or the reason why there is none. */
function answerTo(transactionId: string, scenario: string | null = null, paidMsAgo = 0): Promise<BindAnswer | string> {
  const submitted = { carrierId: "pebbletrail", scenario } as BindRequest["submitted"];
  return sandboxCarrier({ transactionId, submitted, paidAt: new Date(Date.now() - paidMsAgo) }).catch((error: Error) => error.message);
}

// The carrier takes its time, so that all are asked at once.
describe.concurrent("the sandbox's carrier", () => {
  it("binds a purchase once, under one number of its own", async ({ expect }) => {
    const [first, again, other] = await Promise.all([answerTo("one"), answerTo("one", "another scenario", 60_000), answerTo("two")]);
    expect(first).toEqual({ outcome: "bound", policyNumber: expect.stringMatching(/^PEB-\d{8}-\d{4}$/) as string });
    expect(again).toEqual(first);
    expect(other).not.toEqual(first);
  });

  it.for([
    ["bindrefused", 0, "refused"],
    ["bindrefused", 60_000, "refused"],
    ["bindoutage", 0, "The carrier's system doesn't answer"],
    ["bindoutage", 5_999, "The carrier's system doesn't answer"],
    ["bindoutage", 6_000, "bound"],
  ] as const)("in the scenario %s, %i ms after the payment: %s", async ([scenario, paidMsAgo, expected], { expect }) => {
    const answer = await answerTo("one", scenario, paidMsAgo);
    expect(typeof answer === "string" ? answer : answer.outcome).toBe(expected);
  });
});
