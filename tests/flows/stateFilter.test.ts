// @vitest-environment happy-dom
import { expect, it } from "vitest";
import type { Client } from "../../src/api/client";
import { workOf } from "../../src/flow/flow";
import { answersOf } from "../../src/flow/field";
import { ok } from "../../src/kernel/result";
import { line as auto } from "../../src/lines/auto/line";
import { line as pet } from "../../src/lines/pet/line";
import { openFunnel } from "./funnel";

/** A service that finds every address, and offers the line in no state. */
const unserved = { call: () => Promise.resolve(ok({ state: "WY", city: "Cheyenne", supported: false, outcome: "verified" })) } as unknown as Client;

// The service still decides when the application is created.
it.each([
  ["auto", auto, false, { kind: "case", id: "codeNotSupported" }],
  ["auto", auto, true, { kind: "done" }],
  ["pet", pet, false, { kind: "case", id: "codeNotSupported" }],
  ["pet", pet, true, { kind: "done" }],
] as const)("%s in a state without it (%#)", async (_slug, line, stateFilterOff, outcome) => {
  const session = { ...openFunnel(line, []).session, stateFilterOff, api: unserved };
  const { effects = [] } = await workOf(session.journey.peek()!.steps[0]!);
  const check = effects.find(({ id }) => id === "checkAddress" || id === "findState")!;
  const given = { answers: answersOf({ zipCode: "82001" }), session, idempotencyKey: "key", signal: new AbortController().signal };
  expect(await check.run(given)).toEqual(outcome);
});
