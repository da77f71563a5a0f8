import { beforeAll, expect, it } from "vitest";
import type { Service } from "../../embed-demo/service/boot/service";
import { recordEvents } from "../../src/api/contract/events";
import type { AnalyticsEvent } from "../../src/api/contract/events.requests";
import { createLead, updateLead } from "../../src/api/contract/leads";
import type { Client } from "../../src/api/client";
import { newId } from "../../src/kernel/ids";
import { onEveryEngine } from "./engines";
import { clientOf, complete, isDone, submit, until, value } from "./journey";

const token = "desk-token-of-this-test";

interface Lead {
  readonly id: string;
  readonly status: string;
  readonly firstName: string | null;
}

onEveryEngine("The desk", (start) => {
  let service: Service;
  let client: Client;
  beforeAll(async () => {
    service = await start({ deskToken: token });
    client = clientOf(service.url);
  });

  const call = (path: string, body?: object, authorization = `Bearer ${token}`): Promise<Response> =>
    fetch(`${service.url}/v1/desk/${path}`, {
      method: body ? "POST" : "GET",
      headers: { Authorization: authorization, ...(body && { "Content-Type": "application/json" }) },
      ...(body && { body: JSON.stringify(body) }),
    });
  const answer = async <Answer>(path: string, body?: object): Promise<Answer> => (await call(path, body)).json() as Promise<Answer>;
  const find = (search: object) => answer<{ leads: Lead[]; next: { at: string; id: string } | null }>("leads/find", search);
  const began = async (firstName: string, more: object = {}) => value(await client.call(createLead, { body: { insuranceLine: "RENTERS", firstName, ...more }, idempotencyKey: newId() }));

  it("answers nobody without the operator's token", async () => {
    for (const [path, body] of [["jobs"], ["leads/find", {}], ["leads/person", { id: "x" }], ["leads/erase", { id: "x" }], ["payments/find", {}], ["companies?days=1"], ["funnel"]] as const) {
      expect((await call(path, body, "Bearer of-somebody-else")).status, path).toBe(401);
    }
  });

  it("finds leads by reference, id and address, and by where they stand", async () => {
    const email = `Ada.${newId().slice(0, 8)}@example.com`;
    const lead = await began("Ada", { email });
    value(await client.call(updateLead, { params: { leadId: lead.leadId }, token: lead.token, revision: 0, body: { quoteStatus: "FINALIZED" } }));
    for (const search of [lead.leadId, lead.leadId.slice(0, 8).toUpperCase(), lead.leadId.slice(0, 20), email.toLowerCase()]) {
      expect((await find({ search })).leads.map(({ id, status }) => [id, status]), search).toEqual([[lead.leadId, "FINALIZED"]]);
    }
    expect((await find({ search: lead.leadId, status: "BOUND" })).leads).toEqual([]);
    expect((await find({ status: "FINALIZED" })).leads.map(({ id }) => id)).toEqual([lead.leadId]);
    expect((await find({ search: "%" })).leads).toEqual([]);
    expect((await call("leads/find", { search: "x\u0000" })).status).toBe(422);
  });

  it("turns pages without repeating or missing a lead", async () => {
    for (let count = 0; count < 60; count += 1) await began(`Page ${count}`);
    const first = await find({});
    expect(first.leads).toHaveLength(50);
    const second = await find({ after: first.next! });
    expect(second.next).toBeNull();
    const names = [...first.leads, ...second.leads].map(({ firstName }) => firstName).filter((name) => name?.startsWith("Page"));
    expect(names).toEqual(Array.from({ length: 60 }, (_none, index) => `Page ${59 - index}`));
  });

  it("erases the person of a lead with every lead of the same address", async () => {
    const email = `eve.${newId().slice(0, 8)}@example.com`;
    const leads = [await began("Eve", { email }), await began("Eve", { email: email.toUpperCase() })];
    const alone = await began("Adam");
    expect(await answer<object>("leads/person", { id: alone.leadId })).toEqual({ email: null, ids: [alone.leadId] });
    expect((await answer<{ ids: string[] }>("leads/person", { id: leads[0]!.leadId })).ids.sort()).toEqual(leads.map(({ leadId }) => leadId).sort());
    expect(await answer<object>("leads/erase", { id: leads[0]!.leadId })).toEqual({ erased: 2 });
    expect((await find({ search: email })).leads).toEqual([]);
    expect((await find({ search: alone.leadId })).leads).toHaveLength(1);
    expect((await call("leads/erase", { id: leads[0]!.leadId })).status).toBe(404);
  });

  const today = new Intl.DateTimeFormat("en-CA", { timeZone: "America/New_York" }).format(new Date());
  const funnel = (more = "") => answer<{ groups: { by: string; value: string | null; visits: number }[]; leaving: object[] }>(`funnel?from=${today}&to=${today}${more}`);
  /** A visit's events, each a minute after the one before. */
  const visit = async (sessionId: string, ...events: object[]): Promise<void> => {
    const common = { line: "RENTERS", step: null, partner: "default", sessionId };
    const minutes = (index: number): string => new Date(Date.UTC(2026, 0, 1, 12, index)).toISOString();
    value(await client.call(recordEvents, { body: { events: events.map((event, index) => ({ ...common, at: minutes(index), ...event })) as AnalyticsEvent[] } }));
  };
  const view = (step: string) => ({ event: "page_view", step, path: `renters/${step}` });
  const priced = [view("address"), { event: "step_complete", step: "address" }, view("policy-compare"), { event: "quotes_shown", quotes: 3, carriersAsked: 4 }];

  it("counts visits by how far they came, and where people leave", async () => {
    const name = (visitId: string): string => `${visitId}-${newId()}`;
    const [advised] = [name("advised")];
    await visit(name("only-looked"), view("address"));
    await visit(name("left-at-prices"), ...priced);
    await visit(name("none-shown"), view("address"), { event: "step_complete" }, view("policy-compare"), { event: "quotes_shown", quotes: 0, carriersAsked: 4 });
    await visit(advised, ...priced, { event: "quote_select", carrier: "pebbletrail" }, view("finalize-contact"), { event: "finalize", by: "contact" });
    await visit(name("called-at-once"), view("address"), { event: "finalize", by: "phone" });
    await began("Funnel", { sessionId: advised, propertyAddress: { state: "OH" } });

    const { groups, leaving } = await funnel("&line=RENTERS");
    const stages = { visits: 5, answered: 3, priced: 2, chosen: 1, ended: 2, advisor: 2, policy: 0, straight: [1, 0, 0] };
    expect(groups.filter(({ by }) => by !== "state")).toEqual([
      { by: "all", value: null, ...stages },
      { by: "day", value: today, ...stages },
      { by: "device", value: null, ...stages },
      { by: "line", value: "RENTERS", ...stages },
      { by: "partner", value: "default", ...stages },
    ]);
    expect(groups.flatMap(({ by, value: state, visits }) => (by === "state" ? [[state, visits]] : []))).toEqual([["OH", 1], [null, 4]]);
    expect(leaving).toEqual([
      { line: "RENTERS", step: "policy-compare", came: 3, left: 2 },
      { line: "RENTERS", step: "address", came: 5, left: 1 },
      { line: "RENTERS", step: "finalize-contact", came: 1, left: 0 },
    ]);
    expect((await funnel("&line=RENTERS&state=OH")).groups[0]).toMatchObject({ visits: 1, ended: 1 });
    expect((await funnel("&line=PET")).groups[0]).toMatchObject({ visits: 0, ended: 0, straight: [0, 0, 0] });
    expect(JSON.stringify(await funnel()), "nothing that identifies a visit").not.toContain("advised");
  });

  it("counts visits by device, and stores nothing else of what the browser says", async () => {
    const sent = async (userAgent: string, more: Record<string, string> = {}): Promise<void> => {
      const events = [{ event: "page_view", line: "LIFE", step: "address", path: "life/address", partner: "default", sessionId: newId(), at: new Date().toISOString() }];
      const headers = { "X-Partner-Key": "pk_default_demo", "Content-Type": "application/json", "User-Agent": userAgent, ...more };
      expect((await fetch(`${service.url}/v1/events`, { method: "POST", headers, body: JSON.stringify({ events }) })).status).toBe(202);
    };
    await sent("Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) Version/18.5 Mobile/15E148 Safari/604.1");
    await sent("Mozilla/5.0 (Linux; Android 10; K) Chrome/140.0.0.0 Safari/537.36");
    await sent("Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/140.0.0.0 Safari/537.36");
    await sent("Mozilla/5.0 (X11; Linux x86_64) Chrome/140.0.0.0 Safari/537.36", { "Sec-CH-UA-Mobile": "?1" });
    const devices = async (more: string) => (await funnel(more)).groups.flatMap(({ by, value: device, visits }) => (by === "device" ? [[device, visits]] : []));
    expect(await devices("&line=LIFE")).toEqual([["desktop", 1], ["phone", 2], ["tablet", 1]]);
    expect(await devices("&line=LIFE&device=phone")).toEqual([["phone", 2]]);
    expect((await call(`funnel?from=${today}&to=${today}&device=iPhone`)).status).toBe(422);
  });

  it("refuses days that aren't, are out of order, or are more than a quarter", async () => {
    for (const days of ["from=2026-02-30&to=2026-03-01", "from=2026-03-02&to=2026-03-01", "from=2026-01-01&to=2026-12-31", `from=${today}`]) {
      expect((await call(`funnel?${days}`)).status, days).toBe(422);
    }
  });

  it("tells how each company answers", async () => {
    const application = await complete(client);
    await submit(client, application);
    const { quotes } = await until(client, application, isDone);
    const { companies } = await answer<{ companies: { carrierId: string; priced: number; open: number; halfMs: number | null; health: { breaker: string } | null }[] }>("companies?days=1");
    const priceOf = (carrierId: string) => companies.find((company) => company.carrierId === carrierId);
    for (const { carrierId } of quotes) expect(priceOf(carrierId), carrierId).toMatchObject({ priced: 1, open: 0, halfMs: expect.any(Number) as number, health: { breaker: "closed" } });
    expect((await call("companies?days=365")).status).toBe(422);
  });
});
