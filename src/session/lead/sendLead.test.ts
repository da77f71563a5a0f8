// @vitest-environment happy-dom
import { afterEach, describe, expect, test, vi } from "vitest";
import type { Client } from "../../api/client";
import type { Problem } from "../../api/contract/problem";
import type { Endpoint } from "../../api/contract/endpoint";
import { createLead, updateLead } from "../../api/contract/leads";
import { localProblem } from "../../api/problems";
import { wireOf } from "../../business/lines";
import { sessionOptions } from "../../fixtures/sessionOptions";
import { createSession } from "../createSession";
import type { Line } from "../line";
import type { Session } from "../session";
import { refusalOf, sendLead, statusNow } from "./sendLead";
import { touchLead } from "./touchLead";

const other = { slug: "other", wire: wireOf("other"), riskState: () => null } as unknown as Line;

const openLine = (client: unknown, stored: unknown = null) => {
  const storage = { read: () => stored, write: () => undefined, clear: () => undefined };
  const session = createSession(sessionOptions({ api: client as Client, storage }));
  session.line.value = other;
  return session;
};

const leadId = "00000000-0000-4000-8000-000000000001";
const problem = (code: Problem["code"], status = 409): Problem => ({ type: "about:blank", title: code, status, code });

/** A session with a lead of revision 3, whose service gives these answers to updates, and then takes each. */
function updating(...answers: readonly (Problem | object)[]) {
  const sent: { readonly id: string; readonly revision: unknown }[] = [];
  const call = ({ id }: Endpoint, { revision }: { readonly revision?: number }) => {
    sent.push({ id, revision });
    const given = answers[sent.length - 1] ?? {};
    return Promise.resolve("code" in given ? { ok: false, error: given } : { ok: true, value: { leadId, token: "t", revision: 4, device: 0, quoteStatus: "CAPTURED", ...given } });
  };
  const session = openLine({ call });
  session.lead.value = { id: leadId, token: "t", revision: 3, status: "CAPTURED" };
  return { session, sent };
}

afterEach(() => void vi.useRealTimers());

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

test.each([
  ["its own, at once", problem("REVISION_CONFLICT"), [3, 3]],
  ["the service's, which it names", { ...problem("REVISION_CONFLICT"), revision: 7 }, [3, 7]],
  ["none, as it was refused for another reason", { ...problem("VALIDATION", 422), revision: 7 }, [3]],
])("an update that met another is sent again with a revision: %s", async (_which, refused, revisions) => {
  const { session, sent } = updating(refused);
  expect(await sendLead(session, "QUOTED")).toBe(revisions.length === 2);
  expect(sent.map(({ revision }) => revision)).toEqual(revisions);
  session.dispose();
});

test("a lead that was finalized while an update waited isn't followed by another", async () => {
  const { session, sent } = updating({ quoteStatus: "FINALIZED" });
  expect(await Promise.all([sendLead(session, "FINALIZED"), sendLead(session, "QUOTED", true)])).toEqual([true, false]);
  expect([sent.map(({ id }) => id), session.lead.peek()]).toEqual([[updateLead.id], null]);
  session.dispose();
});

test("no lead is made before there is a line", async () => {
  const call = vi.fn();
  const session = createSession(sessionOptions({ api: { call } as unknown as Client }));
  expect(await sendLead(session, "CAPTURED", true)).toBe(false);
  expect(call).not.toHaveBeenCalled();
  session.dispose();
});

test.each<[string, Problem | null, string]>([
  ["a refused value", problem("VALIDATION", 422), "VALIDATION"],
  ["a refused page", problem("ORIGIN_NOT_ALLOWED", 403), "ORIGIN_NOT_ALLOWED"],
  ["a failure", problem("INTERNAL", 500), "NETWORK"],
  ["nothing", null, "NETWORK"],
])("a step whose lead met %s is told of it", async (_what, refused, told) => {
  const { session } = updating(...(refused ? [refused] : []));
  await sendLead(session, "QUOTED");
  expect(refusalOf(session).code).toBe(told);
  // The next call is about itself only.
  await sendLead(session, "BINDABLE");
  expect(refusalOf(session).code).toBe("NETWORK");
  session.lead.value = null;
  session.dispose();
});

test.each<[string, Problem, string]>([
  ["a refused create", problem("VALIDATION", 422), "VALIDATION"],
  ["a create without an answer", localProblem("NETWORK"), "NETWORK"],
])("%s is told to its step", async (_what, refused, told) => {
  const session = openLine({ call: () => Promise.resolve({ ok: false, error: refused }) });
  await sendLead(session, "CAPTURED", true);
  expect(refusalOf(session).code).toBe(told);
  session.dispose();
});

describe("a create without an answer", () => {
  /** A service that loses the first answers, and the statuses of what it was sent. */
  const losing = (lost: number) => {
    const sent: { readonly id: string; readonly status: unknown }[] = [];
    const call = vi.fn(({ id }: Endpoint, { body }: { readonly body: { readonly quoteStatus?: string } }) => {
      sent.push({ id, status: body.quoteStatus });
      return Promise.resolve(sent.length <= lost ? { ok: false, error: localProblem("NETWORK") } : { ok: true, value: { leadId, token: "t", revision: 1, device: 0, quoteStatus: body.quoteStatus } });
    });
    return { session: openLine({ call }), sent };
  };

  test.each([
    ["prices that were shown meanwhile", "QUOTED", "QUOTED"],
    ["no request to an advisor, which its button sends", "FINALIZED", "CAPTURED"],
  ] as const)("is made again with %s", async (_what, news, told) => {
    vi.useFakeTimers();
    const { session, sent } = losing(2);
    await sendLead(session, "CAPTURED", true);
    await sendLead(session, news);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(sent.slice(2).map(({ status }) => status)).toEqual(["CAPTURED", ...(told === "CAPTURED" ? [] : [told])]);
    session.dispose();
  });

  test("is made no more once one has succeeded", async () => {
    vi.useFakeTimers();
    const { session, sent } = losing(1);
    await sendLead(session, "CAPTURED", true);
    expect(await sendLead(session, "CAPTURED", true)).toBe(true);
    session.commit({ firstName: "Maya" });
    await vi.advanceTimersByTimeAsync(600_000);
    expect(sent.map(({ id }) => id)).toEqual([createLead.id, createLead.id]);
    session.dispose();
  });

  test("isn't made again for a visitor who has started over", async () => {
    vi.useFakeTimers();
    const { session, sent } = losing(1);
    const sending = sendLead(session, "CAPTURED", true);
    await Promise.resolve();
    await Promise.resolve();
    expect(sent).toHaveLength(1);
    session.startOver(() => false);
    await sending;
    await vi.advanceTimersByTimeAsync(600_000);
    expect([sent.length, session.leadCreation.peek()]).toEqual([1, null]);
    session.dispose();
  });

  test("that is refused forgets no create of the next visitor", async () => {
    let refuse = (): void => undefined;
    const refused = new Promise((resolve) => (refuse = () => resolve({ ok: false, error: problem("VALIDATION", 422) })));
    const session = openLine({ call: () => refused });
    const sending = sendLead(session, "CAPTURED", true);
    await Promise.resolve();
    await Promise.resolve();
    const next = { idempotencyKey: "k", body: {} };
    session.leadCreation.value = next;
    refuse();
    await sending;
    expect(session.leadCreation.peek()).toBe(next);
    session.dispose();
  });
});

describe("a sign of life", () => {
  test.each([
    ["adopts a revision of others", {}, 4],
    ["leaves its own", { revision: 3 }, 3],
    ["leaves it where the service has failed", problem("INTERNAL", 500), 3],
  ])("%s", async (_what, answer, revision) => {
    const { session } = updating(answer);
    await touchLead(session);
    expect(session.lead.peek()).toEqual({ id: leadId, token: "t", revision, status: "CAPTURED" });
    session.dispose();
  });

  test("after others wrote, everything is sent once more", async () => {
    const { session, sent } = updating({}, {}, { revision: 9 });
    await sendLead(session, "CAPTURED");
    await sendLead(session, "CAPTURED");
    expect(sent).toHaveLength(1);
    await touchLead(session);
    await sendLead(session, "CAPTURED");
    expect(sent).toHaveLength(2);
    await touchLead(session);
    await sendLead(session, "CAPTURED");
    expect(sent.map(({ revision }) => revision)).toEqual([3, undefined, undefined, 9]);
    session.dispose();
  });

  test("isn't sent without a lead, nor about one that ended while it waited", async () => {
    const { session, sent } = updating({ quoteStatus: "FINALIZED" });
    await Promise.all([sendLead(session, "FINALIZED"), touchLead(session)]);
    await touchLead(session);
    expect(sent).toHaveLength(1);
    session.dispose();
  });

  test.each([
    ["one", 1, true],
    ["no other", 0, false],
  ])("hears of %s device", async (_what, device, elsewhere) => {
    const { session } = updating({ device });
    await touchLead(session);
    expect(session.isElsewhere.peek()).toBe(elsewhere);
    session.dispose();
  });

  test("loses only a lead that isn't found", async () => {
    const left = await Promise.all(([["NOT_FOUND", 404], ["INTERNAL", 500]] as const).map(async ([code, status]) => {
      const { session } = updating(problem(code, status));
      await touchLead(session);
      session.dispose();
      return session.lead.peek() !== null;
    }));
    expect(left).toEqual([false, true]);
  });
});

test("an update hears of another device", async () => {
  const { session } = updating({ device: 1 });
  await sendLead(session, "QUOTED");
  expect(session.isElsewhere.peek()).toBe(true);
  session.dispose();
});

test("what is said about a lead meanwhile keeps its status", () => {
  const { session } = updating();
  expect(statusNow(session)).toBe("CAPTURED");
  session.lead.value = { ...session.lead.peek()!, status: "QUOTED" };
  expect(statusNow(session)).toBe("QUOTED");
  session.lead.value = null;
  expect(statusNow(session)).toBe("CAPTURED");
  session.dispose();
});

describe("an answer that the visitor takes back", () => {
  const number = { primaryPhoneNumber: "(512) 555-0134" };
  const taken = { primaryPhoneNumber: "" };

  /** Sends a lead with each of these answers, of which some are lost, and returns what each update said of the number. */
  async function toldOf(answers: readonly Readonly<Record<string, unknown>>[], isLost: (call: number) => boolean = () => false): Promise<readonly unknown[]> {
    const told: unknown[] = [];
    const call = (_endpoint: Endpoint, { body: { phone, withdrawn } }: { readonly body: { readonly phone?: string; readonly withdrawn?: unknown } }) => {
      told.push(withdrawn ?? phone ?? "nothing");
      if (isLost(told.length)) return Promise.resolve({ ok: false, error: localProblem("NETWORK") });
      return Promise.resolve({ ok: true, value: { leadId, token: "t", revision: told.length, device: 0, quoteStatus: "CAPTURED" } });
    };
    let session = openLine({ call });
    for (const each of answers) {
      session.commit(each);
      await sendLead(session, "CAPTURED", true);
      // The visitor reloads the page.
      const stored = session.snapshot();
      session.dispose();
      session = openLine({ call }, stored);
    }
    session.dispose();
    return told;
  }

  test.each<[string, readonly Readonly<Record<string, unknown>>[], readonly unknown[]]>([
    ["after it was created with it", [number, taken, { firstName: "Maya" }], ["5125550134", ["phone"], "nothing"]],
    ["after an update with it", [{ firstName: "Maya" }, number, taken], ["nothing", "5125550134", ["phone"]]],
    ["and gives again", [number, taken, number], ["5125550134", ["phone"], "5125550134"]],
    ["that it never had", [{ firstName: "Maya" }, taken], ["nothing", "nothing"]],
  ])("is taken from the lead: %s", async (_when, answers, told) => {
    expect(await toldOf(answers)).toEqual(told);
  });

  test.each([
    ["the answer to it was lost", 2, ["nothing", "5125550134", ["phone"]]],
    ["the answer to its withdrawal was lost", 3, ["nothing", "5125550134", ["phone"], ["phone"]]],
  ])("is taken from the lead also where %s", async (_which, lost, told) => {
    expect(await toldOf([{ firstName: "Maya" }, number, taken, { lastName: "Reyes" }].slice(0, told.length), (call) => call === lost)).toEqual(told);
  });
});
