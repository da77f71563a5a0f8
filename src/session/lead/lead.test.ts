// @vitest-environment happy-dom
import { describe, expect, test } from "vitest";
import type { Client } from "../../api/client";
import type { Problem } from "../../api/contract/problem";
import type { Endpoint } from "../../api/contract/endpoint";
import { createLead } from "../../api/contract/leads";
import { localProblem } from "../../api/problems";
import { wireOf } from "../../business/lines";
import { sessionOptions } from "../../fixtures/sessionOptions";
import { createSession } from "../createSession";
import type { Line } from "../line";
import type { Session } from "../session";
import { sendLead } from "./lead";

const other = { slug: "other", wire: wireOf("other"), riskState: () => null } as unknown as Line;

const openLine = (client: unknown) => {
  const session = createSession(sessionOptions({ api: client as Client }));
  session.line.value = other;
  return session;
};

/** Sends a lead twice to a service whose first answer is this problem. Returns the keys of its creates. */
async function keysAfter(first: Problem): Promise<readonly unknown[]> {
  const keys: unknown[] = [];
  const made = { leadId: "00000000-0000-4000-8000-000000000001", token: "t", revision: 1, quoteStatus: "CAPTURED" };
  const call = (_endpoint: unknown, { idempotencyKey }: { readonly idempotencyKey?: string }) => {
    keys.push(idempotencyKey);
    return Promise.resolve(keys.length === 1 ? { ok: false, error: first } : { ok: true, value: made });
  };
  const session = openLine({ call });
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

test("an update that changes back is sent again if the service may have the other one", async () => {
  const told: unknown[] = [];
  const call = ({ id }: Endpoint, { body }: { readonly body: { quoteStatus?: string } }) => {
    if (id !== createLead.id) told.push(body.quoteStatus);
    const value = { leadId: "00000000-0000-4000-8000-000000000001", token: "t", revision: 0, quoteStatus: body.quoteStatus };
    return Promise.resolve(told.length === 2 ? { ok: false, error: localProblem("NETWORK") } : { ok: true, value });
  };
  const session = openLine({ call });
  await sendLead(session, "CAPTURED", true);
  for (const status of ["BINDABLE", "QUOTED", "BINDABLE", "BINDABLE"] as const) await sendLead(session, status);
  expect(told).toEqual(["BINDABLE", "QUOTED", "BINDABLE"]);
  session.dispose();
});

describe("a lead that the service has lost", () => {
  /** Returns how many leads a visit has made once its first is lost, and `meanwhile` has happened before it hears of that. */
  async function leadsAfter(meanwhile: (session: Session) => void): Promise<number> {
    let made = 0;
    const call = ({ id }: Endpoint) => {
      if (id === createLead.id) made += 1;
      else if (made === 1) {
        meanwhile(session);
        return Promise.resolve({ ok: false, error: { type: "about:blank", title: "Not found", status: 404, code: "NOT_FOUND" } });
      }
      const value = { leadId: `00000000-0000-4000-8000-00000000000${made}`, token: "t", revision: 0, quoteStatus: "CAPTURED" };
      return Promise.resolve({ ok: true, value });
    };
    const session = openLine({ call });
    for (const status of ["CAPTURED", "QUOTED", "QUOTED"] as const) await sendLead(session, status, true);
    session.dispose();
    return made;
  }

  test("is made again", async () => {
    expect(await leadsAfter(() => undefined)).toBe(2);
  });

  test("is left to the session that goes on in place of a closed one", async () => {
    expect(await leadsAfter((session) => session.dispose())).toBe(1);
  });
});

test("a service that keeps no lead gets two of a visit, and two more once the visitor has started over", async () => {
  let made = 0;
  const call = ({ id }: Endpoint) => {
    if (id !== createLead.id) return Promise.resolve({ ok: false, error: { type: "about:blank", title: "Not found", status: 404, code: "NOT_FOUND" } });
    made += 1;
    return Promise.resolve({ ok: true, value: { leadId: `00000000-0000-4000-8000-00000000000${made}`, token: "t", revision: 0, quoteStatus: "CAPTURED" } });
  };
  const session = openLine({ call });
  const sendOften = async (): Promise<void> => {
    for (let sent = 0; sent < 8; sent += 1) await sendLead(session, "CAPTURED", true);
  };
  await sendOften();
  expect(made).toBe(2);
  session.startOver(() => false);
  session.line.value = other;
  await sendOften();
  expect(made).toBe(4);
  session.dispose();
});
