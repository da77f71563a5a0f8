// @vitest-environment happy-dom
import { describe, expect, it, vi } from "vitest";
import { completeStep } from "../../src/app/completing/completeStep";
import { examples } from "../../src/lines/auto/examples";
import { line } from "../../src/lines/auto/line";
import type { Client } from "../../src/api/client";
import { fail, ok } from "../../src/kernel/result";
import { discardLead } from "../../src/session/lead/discardLead";
import { resumeLead, sendLead } from "../../src/session/lead/sendLead";
import { touchLead } from "../../src/session/lead/touchLead";
import { openFunnel } from "./funnel";
import { lines } from "./lines";

const begun = async () => {
  const funnel = openFunnel(line, []);
  await funnel.answer(examples.minimal("TX"), "address");
  funnel.takeSent();
  return funnel;
};
const calls = (funnel: ReturnType<typeof openFunnel>) => funnel.takeSent().map(({ call }) => call);

describe("a lead", () => {
  it("counts calls under way: up on start, down on the end, also after a failure", async () => {
    const { session } = await begun();
    const sent = [sendLead(session, "QUOTED"), touchLead(session)];
    expect(session.pendingLeadUpdates.peek()).toBe(2);
    await Promise.all(sent);
    expect(session.pendingLeadUpdates.peek()).toBe(0);
    const broken = sendLead({ ...session, api: { call: () => Promise.reject(new Error("offline")) } as unknown as Client }, "QUOTED");
    expect(session.pendingLeadUpdates.peek()).toBe(1);
    expect(await broken).toBe(false);
    expect(session.pendingLeadUpdates.peek()).toBe(0);
  });

  it("is sent each state once, and again only after a failure or a change", async () => {
    const funnel = await begun();
    const { session } = funnel;
    const patch = `PATCH /v1/leads/${session.lead.peek()!.id}`;
    const offline = { call: () => Promise.resolve(fail({ type: "about:blank", title: "", status: 0, code: "NETWORK" })) } as unknown as Client;
    expect(await sendLead({ ...session, api: offline }, "QUOTED")).toBe(false);
    expect(await Promise.all([sendLead(session, "QUOTED"), sendLead(session, "QUOTED"), sendLead(session, "QUOTED")])).toEqual([true, true, true]);
    expect(calls(funnel)).toEqual([patch]);
    session.commit({ firstName: "Grace" });
    expect(await sendLead(session, "QUOTED")).toBe(true);
    expect(calls(funnel)).toEqual([patch]);
  });

  it("loses the number, the e-mail address and the marital status that its visitor takes back", async () => {
    const funnel = openFunnel(line, []);
    const given = examples.maximal("TX");
    await funnel.answer(given, "driver");
    expect(funnel.takeSent().findLast(({ call }) => call.includes("/v1/leads/"))?.body).toMatchObject({ phone: "6145550138", email: "maya@example.com" });
    const [maya] = given["drivers"] as readonly object[];
    const emptied = { primaryPhoneNumber: "", email: "", maritalStatus: "Single", drivers: [{ ...maya, maritalStatus: "Single" }] };
    await funnel.complete({ step: "driver", detail: null }, emptied);
    await sendLead(funnel.session, "QUOTED");
    const withdrawn = funnel.takeSent().flatMap(({ call, body }) => (call.includes("/v1/leads/") ? ((body as { withdrawn?: readonly string[] }).withdrawn ?? []) : []));
    expect(withdrawn.sort()).toEqual(["email", "maritalStatus", "phone"]);
  });

  it("records its visitor's activity by an update without a body", async () => {
    const funnel = await begun();
    const { id } = funnel.session.lead.peek()!;
    await touchLead(funnel.session);
    expect(funnel.takeSent()).toEqual([{ call: `PATCH /v1/leads/${id}`, body: {} }]);
  });

  it.each([
    ["the config's", {}, { agentId: "AG-1", location: "LOC-1" }],
    ["the address's", { agentId: "AG-2", location: null }, { agentId: "AG-2", location: "LOC-1" }],
    ["the visitor's", { location: "LOC-2", visitorId: "visitor" }, { agentId: "AG-1", location: "LOC-2", visitorId: "visitor" }],
    ["no visitor's after an opt-out", { visitorId: undefined }, { agentId: "AG-1", location: "LOC-1" }],
  ])("carries identity: %s", async (_whose, identity, expected) => {
    const funnel = await begun();
    const { session } = funnel;
    const partner = { ...session.partner, config: { ...session.partner.config, agentId: "AG-1", locationId: "LOC-1" } };
    await sendLead({ ...session, partner, identity: () => identity }, "QUOTED");
    const { agentId, location, visitorId } = funnel.takeSent()[0]?.body as Record<string, string | undefined>;
    expect({ agentId, location, ...(visitorId && { visitorId }) }).toEqual(expected);
  });

  it("carries no agent and no location for a direct visitor", async () => {
    const funnel = await begun();
    await sendLead(funnel.session, "QUOTED");
    const body = funnel.takeSent()[0]?.body;
    expect(body).toMatchObject({ viuPartner: "default" });
    expect(body).not.toHaveProperty("agentId");
    expect(body).not.toHaveProperty("location");
    expect(body).not.toHaveProperty("referralCode");
  });

  it.each([
    ["of who mends an answer and goes on alone: no case", "policy-compare", {}, "HAPPY"],
    ["of who leaves a number: a case", "finalize/contact", { contactBy: "EMAIL" }, "COMPLEX"],
  ])("%s", async (_whose, step, values, recordType) => {
    const funnel = openFunnel(line, []);
    const { path, refused } = await funnel.answer(examples.minimal("TX"), "history");
    expect([path.at(-1), refused]).toEqual(["history", []]);
    funnel.session.complex.value = { scenario: "codeNotSupported", reason: "code_not_supported" };
    funnel.takeSent();
    await funnel.complete({ step, detail: null }, values);
    const leads = funnel.takeSent().filter(({ call }) => call.includes("/v1/leads/"));
    expect(leads[0]?.body).toMatchObject({ recordType });
  });

  it.each([
    ["of who has chosen nothing: about nothing in particular", "history", {}],
    ["of who has chosen a quote: scope, product and company", "policy-compare", { scope: "FullQuote", product: "PERSONAL_AUTO", carrier: "Tern & Tide" }],
  ] as const)("update %s", async (_whose, last, query) => {
    const funnel = openFunnel(line, []);
    await funnel.answer(examples.minimal("TX"), last);
    const asked: unknown[] = [];
    const call: Client["call"] = (endpoint, options) => {
      if (endpoint.id === "updateLead") asked.push((options as { query?: unknown }).query);
      return funnel.session.api.call(endpoint, options);
    };
    await sendLead({ ...funnel.session, api: { ...funnel.session.api, call } }, "QUOTED");
    expect(asked).toEqual([query]);
  });

  it("adopts the service's current revision", async () => {
    const { session } = await begun();
    const known = session.lead.peek()!;
    const client = { ...session.api, call: () => Promise.resolve(ok({ revision: 7 })) } as unknown as Client;
    await touchLead({ ...session, api: client });
    expect(session.lead.peek()).toEqual({ ...known, revision: 7 });
  });

  it("without a response is requested again unchanged, then updated with later changes: no second lead, no key refused", async () => {
    const funnel = openFunnel(line, []);
    const { session } = funnel;
    const lost = fail({ type: "about:blank", title: "NETWORK", status: 0, code: "NETWORK" } as const);
    const client = session.api;
    const asked: { idempotencyKey?: string; body?: unknown }[] = [];
    let isOffline = true;
    const call: Client["call"] = (endpoint, options) => {
      if (endpoint.id !== "createLead") return client.call(endpoint, options);
      asked.push(options);
      return isOffline ? Promise.resolve(lost as never) : client.call(endpoint, options);
    };
    const flaky = { ...session, api: { ...client, call } };
    expect(await sendLead(flaky, "CAPTURED", true)).toBe(false);
    isOffline = false;
    session.commit({ firstName: "Maya" });
    expect(await sendLead(flaky, "CAPTURED", true)).toBe(true);
    expect(asked[1]).toEqual(asked[0]);
    expect(funnel.takeSent().at(-1)).toMatchObject({ call: `PATCH /v1/leads/${session.lead.peek()?.id}`, body: { firstName: "Maya" } });

    // Starting over makes another visitor; a lead that may have arrived is deleted with its own key.
    isOffline = true;
    session.lead.value = null;
    await sendLead(flaky, "CAPTURED", true);
    isOffline = false;
    const discarding = discardLead(flaky);
    session.startOver(() => false);
    await discarding;
    expect(asked.at(-1)).toEqual(asked.at(-2));
    expect(calls(funnel).at(-1)).toMatch(/^DELETE/);
    await sendLead(flaky, "CAPTURED", true);
    expect(asked.at(-1)?.idempotencyKey).not.toBe(asked.at(-2)?.idempotencyKey);
  });

  it("that the service doesn't answer is retried automatically while the session lasts", async () => {
    vi.useFakeTimers();
    const funnel = openFunnel(line, []);
    const { session } = funnel;
    const asked: unknown[] = [];
    const answers = ["NETWORK", "INTERNAL", "ok"] as const;
    const { api } = session;
    const call: Client["call"] = (endpoint, options) => {
      if (endpoint.id !== "createLead") return api.call(endpoint, options);
      const code = answers[asked.push(options) - 1] ?? "NETWORK";
      return code === "ok" ? api.call(endpoint, options) : Promise.resolve(fail({ type: "about:blank", title: code, status: code === "INTERNAL" ? 500 : 0, code }) as never);
    };
    Object.assign(session, { api: { ...api, call } });
    expect(await sendLead(session, "CAPTURED", true)).toBe(false);
    expect(session.pendingLeadUpdates.peek()).toBe(0);
    await vi.advanceTimersByTimeAsync(5_000);
    expect(asked).toHaveLength(2);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(asked[2]).toEqual(asked[0]);
    expect(session.lead.peek()).not.toBeNull();

    session.lead.value = null;
    await sendLead(session, "CAPTURED", true);
    session.dispose();
    await vi.advanceTimersByTimeAsync(120_000);
    expect(asked).toHaveLength(4);
    vi.useRealTimers();
  });

  it.each([["VALIDATION", 422], ["IDEMPOTENCY_CONFLICT", 409]] as const)("that the service refuses (%s) isn't requested again unchanged", async (code, status) => {
    const { session } = openFunnel(line, []);
    const call = () => Promise.resolve(fail({ type: "about:blank", title: code, status, code }) as never);
    Object.assign(session, { api: { ...session.api, call } });
    await sendLead(session, "CAPTURED", true);
    expect(session.leadCreation.peek()).toBeNull();
  });

  it("survives a reload with its key, and stays one", async () => {
    const { session } = openFunnel(line, []);
    const asked: { idempotencyKey?: string }[] = [];
    const call = (_endpoint: unknown, options: object) => (asked.push(options), new Promise<never>(() => undefined));
    Object.assign(session, { api: { ...session.api, call } });
    void sendLead(session, "CAPTURED", true);
    await vi.waitFor(() => expect(asked).toHaveLength(1));
    const after = openFunnel(line, []);
    after.session.leadCreation.value = JSON.parse(JSON.stringify(session.leadCreation.peek())) as never;
    const before = after.session.api.call;
    Object.assign(after.session, { api: { ...after.session.api, call: (endpoint: never, options: never) => (asked.push(options), before(endpoint, options)) } });
    resumeLead(after.session);
    await vi.waitFor(() => expect(after.session.lead.peek()).not.toBeNull());
    expect(asked[1]).toEqual(asked[0]);
    expect(after.session.leadCreation.peek()).toBeNull();
  });

  it("joins the application's session, and delays no step", async () => {
    const funnel = openFunnel(line, []);
    const { session } = funnel;
    const { api } = session;
    const asked: { id: string; token?: string }[] = [];
    const call = (endpoint: { id: string }, options: { token?: string }) => {
      asked.push({ id: endpoint.id, ...(options.token && { token: options.token }) });
      return endpoint.id === "createLead" ? new Promise<never>(() => undefined) : api.call(endpoint as never, options as never);
    };
    Object.assign(session, { api: { ...api, call } });
    for (const [name, value] of Object.entries(examples.minimal("TX"))) {
      const field = session.journey.peek()!.find("address")!.fields.find((known) => known.name === name);
      if (field) session.set(field, value);
    }
    const step = session.journey.peek()!.find("address")!;
    expect(await completeStep(session, step, { step: "address", detail: null }, new AbortController().signal)).toEqual({ kind: "next" });
    await vi.waitFor(() => expect(asked.at(-1)?.id).toBe("createLead"));
    expect(asked.at(-1)?.token).toBe(session.application.peek()?.token);
  });

  it.each([
    ["NOT_FOUND", false, "none"],
    ["TOKEN_MISSING", false, "none"],
    ["NOT_FOUND", true, "another"],
    ["NETWORK", true, "the same"],
  ] as const)("that the service answers with %s, and that may be created again (%s): %s", async (code, mayCreate, left) => {
    const { session } = await begun();
    const known = session.lead.peek()?.id;
    const client = session.api;
    const call: Client["call"] = (endpoint, options) =>
      endpoint.id === "updateLead" ? Promise.resolve(fail({ type: "about:blank", title: code, status: 404, code }) as never) : client.call(endpoint, options);
    await sendLead({ ...session, api: { ...client, call } }, "QUOTED", mayCreate);
    const now = session.lead.peek()?.id;
    expect(now === undefined ? "none" : now === known ? "the same" : "another").toBe(left);
  });

  it.each([
    ["nothing said", null, undefined],
    ["yes", true, true],
    ["no, after all", false, false],
  ])("says whether a bundle is wanted: %s", async (_what, bundling, bundleDiscount) => {
    const funnel = await begun();
    funnel.session.commit({ bundling });
    await sendLead(funnel.session, "QUOTED");
    expect((funnel.takeSent()[0]?.body as { bundleDiscount?: boolean }).bundleDiscount).toBe(bundleDiscount);
  });

  it("has an address only if part of one is known", async () => {
    const { session, takeSent } = openFunnel(line, []);
    await sendLead(session, "CAPTURED", true);
    expect(takeSent().map(({ body }) => body as object).filter((body) => "propertyAddress" in body)).toEqual([]);
    session.commit({ state: "TX" });
    await sendLead(session, "QUOTED");
    expect(takeSent()[0]?.body).toMatchObject({ propertyAddress: { state: "TX" } });
  });

  it.each([
    ["a quote", "quote", { carrier: "Tern & Tide", carrierId: "tern", scope: "FullQuote" }],
    ["an additional carrier, which has no price", "additional", { carrier: "Tern & Tide", carrierId: "tern" }],
  ] as const)("names the carrier of %s by its id, too", async (_what, kind, told) => {
    const funnel = await begun();
    const carrier = { carrierId: "tern", carrierName: "Tern & Tide", quoteId: null, carrierSpecificQuoteId: null, premium: null, term: 6, bindable: false };
    funnel.session.selection.value = { kind, ...carrier };
    await sendLead(funnel.session, "QUOTED");
    const { carrier: name, carrierId, scope } = funnel.takeSent()[0]?.body as Record<string, unknown>;
    expect(JSON.parse(JSON.stringify({ carrier: name, carrierId, scope }))).toEqual(told);
  });

  it("names the partner's organization", async () => {
    const funnel = await begun();
    const { session } = funnel;
    const partner = { ...session.partner, config: { ...session.partner.config, organizationGuid: "8f0c9a52" } };
    await sendLead({ ...session, partner }, "QUOTED");
    expect(funnel.takeSent()[0]?.body).toMatchObject({ organizationGuid: "8f0c9a52" });
  });

  it("is deleted when its visitor starts over, though the session has forgotten it", async () => {
    const funnel = await begun();
    const known = funnel.session.lead.peek();
    const discarding = discardLead(funnel.session);
    funnel.session.startOver(() => false);
    await discarding;
    expect(calls(funnel)).toEqual([`DELETE /v1/leads/${known?.id}`]);
    expect(funnel.session.lead.peek()).toBeNull();
  });

  it("is also deleted if it was still being sent", async () => {
    const funnel = await begun();
    const known = funnel.session.lead.peek();
    const sending = sendLead(funnel.session, "QUOTED");
    const discarding = discardLead(funnel.session);
    funnel.session.startOver(() => false);
    await Promise.all([sending, discarding]);
    expect(calls(funnel).at(-1)).toBe(`DELETE /v1/leads/${known?.id}`);
    expect(funnel.session.lead.peek()).toBeNull();
  });

  it("that was finalized or never created isn't deleted", async () => {
    const funnel = await begun();
    await sendLead(funnel.session, "FINALIZED");
    funnel.session.lead.value = null;
    funnel.takeSent();
    await discardLead(funnel.session);
    expect(calls(funnel)).toEqual([]);
  });
});

const quoted = lines.flatMap(({ line: { slug, flow }, examples: given }) => (given ? [[slug, flow.groups[0]!.steps[0]!.id, given] as const] : []));

it.each(quoted)("%s recreates its application, also under a later lead", async (slug, first, given) => {
  const entered = lines.find(({ line: { slug: known } }) => known === slug)!.line;
  const funnel = openFunnel(entered, []);
  await funnel.answer(given.minimal("TX"), first);
  const { session } = funnel;
  for (const id of ["another", "a-third"]) {
    // Simulates another line, or the end of a lead, in between.
    session.lead.value = { ...session.lead.peek()!, id, token: id };
    session.advance({ effects: {} });
    expect(await funnel.complete({ step: first, detail: null }, {})).toEqual({ kind: "next" });
  }
});

it.each(quoted)("%s continues when the service has lost both lead and application", async (slug, first, given) => {
  const entered = lines.find(({ line: { slug: known } }) => known === slug)!.line;
  const funnel = openFunnel(entered, []);
  await funnel.answer(given.minimal("TX"), first);
  const { session } = funnel;
  const { id: application } = session.application.peek()!;
  const { id: lead } = session.lead.peek()!;
  const client = session.api;
  const lost = fail({ type: "about:blank", title: "Token missing", status: 401, code: "TOKEN_MISSING" } as const);
  const call: Client["call"] = (endpoint, options) => {
    const isLost = [application, lead].some((id) => JSON.stringify(options).includes(`"${id}"`));
    return isLost ? Promise.resolve((endpoint.auth === "session" ? lost : fail({ ...lost.error, code: "NOT_FOUND" })) as never) : client.call(endpoint, options);
  };
  Object.assign(session, { api: { ...client, call } });
  const at = session.journey.peek()!.next({ step: first, detail: null })!;
  expect(await funnel.complete(at, given.minimal("TX"))).toMatchObject({ kind: "next" });
  expect(session.application.peek()?.id).not.toBe(application);
  expect(session.lead.peek()?.id).not.toBe(lead);
});
