// @vitest-environment happy-dom
import { expect, test } from "vitest";
import type { Client } from "../../api/client";
import type { Problem } from "../../api/contract/problem";
import { localProblem } from "../../api/problems";
import { wireOf } from "../../business/lines";
import { sessionOptions } from "../../fixtures/sessionOptions";
import { createSession } from "../createSession";
import type { Line } from "../line";
import { sendLead } from "./lead";

/** Sends a lead twice to a service whose first answer is this problem. Returns the keys of its creates. */
async function keysAfter(first: Problem): Promise<readonly unknown[]> {
  const keys: unknown[] = [];
  const made = { leadId: "00000000-0000-4000-8000-000000000001", token: "t", revision: 1, quoteStatus: "CAPTURED" };
  const call = (_endpoint: unknown, { idempotencyKey }: { readonly idempotencyKey?: string }) => {
    keys.push(idempotencyKey);
    return Promise.resolve(keys.length === 1 ? { ok: false, error: first } : { ok: true, value: made });
  };
  const session = createSession(sessionOptions({ api: { call } as unknown as Client }));
  session.line.value = { slug: "other", wire: wireOf("other"), riskState: () => null } as unknown as Line;
  await sendLead(session, "CAPTURED", true);
  await sendLead(session, "CAPTURED", true);
  session.dispose();
  return keys;
}

test.each([
  ["whose answer was lost", localProblem("NETWORK")],
  ["whose answer can't be read, though the service has made it", localProblem("INVALID_RESPONSE", 201)],
  ["that the service failed at", localProblem("INTERNAL", 500)],
])("a lead %s is created again under the same key, so that there is one", async (_what, problem) => {
  const [first, second] = await keysAfter(problem);
  expect(first).toEqual(expect.any(String));
  expect(second).toBe(first);
});

test("a lead that the service has refused is created anew", async () => {
  const [first, second] = await keysAfter({ type: "about:blank", title: "Refused", status: 422, code: "VALIDATION" });
  expect(second).toEqual(expect.any(String));
  expect(second).not.toBe(first);
});
