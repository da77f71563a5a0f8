import { beforeAll, expect, it } from "vitest";
import type { Service } from "../../embed-demo/service/boot/start";
import { createLead, updateLead } from "../../src/api/contract/leads";
import type { Client } from "../../src/api/client";
import { newId } from "../../src/kernel/ids";
import { onEveryEngine } from "./engines";
import { clientOf, value } from "./journey";

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
    for (const [path, body] of [["jobs"], ["leads/find", {}], ["leads/person", { id: "x" }], ["leads/erase", { id: "x" }]] as const) {
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
});
