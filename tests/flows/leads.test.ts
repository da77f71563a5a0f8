// @vitest-environment happy-dom
import { describe, expect, it } from "vitest";
import { examples } from "../../src/lines/auto/examples";
import { line } from "../../src/lines/auto/line";
import type { Client } from "../../src/api/client";
import { ok } from "../../src/kernel/result";
import { discardLead, sendLead, touchLead } from "../../src/session/lead";
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
  it("counts what is under way: up on start, down on the end, also when it fails", async () => {
    const { session } = await begun();
    const sent = [sendLead(session, "QUOTED"), touchLead(session)];
    expect(session.pendingLeadUpdates.peek()).toBe(2);
    await Promise.all(sent);
    expect(session.pendingLeadUpdates.peek()).toBe(0);
    const broken = sendLead({ ...session, api: () => Promise.reject(new Error("offline")) }, "QUOTED");
    expect(session.pendingLeadUpdates.peek()).toBe(1);
    expect(await broken).toBe(false);
    expect(session.pendingLeadUpdates.peek()).toBe(0);
  });

  it("hears that its visitor is still there, by an update without a body", async () => {
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

  it("takes over the revision that the service has by then", async () => {
    const { session } = await begun();
    const known = session.lead.peek()!;
    const client = { ...(await session.api()), call: () => Promise.resolve(ok({ revision: 7 })) } as unknown as Client;
    await touchLead({ ...session, api: () => Promise.resolve(client) });
    expect(session.lead.peek()).toEqual({ ...known, revision: 7 });
  });

  it("is taken back when its visitor starts over, though the session has forgotten it", async () => {
    const funnel = await begun();
    const known = funnel.session.lead.peek();
    funnel.session.clear();
    await discardLead(funnel.session, known);
    expect(calls(funnel)).toEqual([`DELETE /v1/leads/${known?.id}`]);
    expect(funnel.session.lead.peek()).toBeNull();
  });

  it("is taken back too when it was still being sent", async () => {
    const funnel = await begun();
    const known = funnel.session.lead.peek();
    const sending = sendLead(funnel.session, "QUOTED");
    funnel.session.clear();
    await discardLead(funnel.session, known);
    await sending;
    expect(calls(funnel).at(-1)).toBe(`DELETE /v1/leads/${known?.id}`);
    expect(funnel.session.lead.peek()).toBeNull();
  });

  it("that was finalized or never was isn't deleted", async () => {
    const funnel = await begun();
    await sendLead(funnel.session, "FINALIZED");
    funnel.session.lead.value = null;
    funnel.takeSent();
    await discardLead(funnel.session, null);
    expect(calls(funnel)).toEqual([]);
  });
});

const quoted = lines.flatMap(({ line: { slug, flow }, examples: given }) => (given ? [[slug, flow.groups[0]!.steps[0]!.id, given] as const] : []));

it.each(quoted)("%s makes its application again, under a lead that wasn't there before too", async (slug, first, given) => {
  const entered = lines.find(({ line: { slug: known } }) => known === slug)!.line;
  const funnel = openFunnel(entered, []);
  await funnel.answer(given.minimal("TX"), first);
  const { session } = funnel;
  for (const id of ["another", "a-third"]) {
    // Another line, or a lead's end, lies in between.
    session.lead.value = { ...session.lead.peek()!, id, token: id };
    session.mark({ effects: {} });
    expect(await funnel.complete({ step: first, detail: null }, {})).toEqual({ kind: "next" });
  }
});
