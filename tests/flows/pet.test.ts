// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Client } from "../../src/api/client";
import { fail, ok } from "../../src/kernel/result";
import { examples } from "../../src/lines/pet/examples";
import { line } from "../../src/lines/pet/line";
import { addressLine1 } from "../../src/session/fields/address";
import { openFunnel } from "./funnel";

const answers = examples.minimal("TX");
const transition = { step: "transition", detail: null };
type Funnel = ReturnType<typeof openFunnel>;
const calls = (funnel: Funnel) => funnel.takeSent().map(({ call, body }) => [call, (body as { quoteStatus?: string } | undefined)?.quoteStatus].filter(Boolean).join(" "));

describe("pet", () => {
  it("creates the application, then captures the lead", async () => {
    const funnel = openFunnel(line, []);
    await funnel.answer(answers, "info");
    expect(calls(funnel)).toEqual(["GET /v1/zip-codes/78701", "GET /v1/pet-breeds", "POST /v1/applications/pet", "POST /v1/leads CAPTURED"]);
  });

  it("asks for a breed of the new type, and keeps everything else", async () => {
    const funnel = openFunnel(line, []);
    const { refused } = await funnel.answer({ ...answers, breed: "Hippogriff" }, "info");
    expect(refused).toEqual([expect.stringContaining("Select a breed")]);
    expect(funnel.session.application.peek()).toBeNull();
    expect(funnel.session.lead.peek()).toBeNull();
  });

  it("drops a street outside the new ZIP code", async () => {
    const funnel = openFunnel(line, []);
    const { session } = funnel;
    session.commit({ addressLine1: "418 Alder St", city: "Austin", state: "TX", zipCode: "78701" });
    await funnel.answer(answers, "info");
    expect(session.answers.peek().get(addressLine1)).toBe("418 Alder St");
    await funnel.answer({ ...answers, zipCode: "43215" }, "info");
    expect(session.answers.peek().get(addressLine1)).toBe("");
  });

  const inState = (state: string, supported = true) => (client: Client): Client => ({
    ...client,
    call: (endpoint, options) => (endpoint.id === "readZipCode" ? Promise.resolve(ok({ state, supported } as never)) : client.call(endpoint, options)),
  });

  const refusing = (endpointId: string, status: number, code: string) => (client: Client): Client => ({
    ...client,
    call: (endpoint, options) => (endpoint.id === endpointId ? Promise.resolve(fail({ type: "about:blank", title: "", status, code } as never)) : client.call(endpoint, options)),
  });

  it.each([
    ["ZIP_NOT_FOUND", 404, true],
    ["VALIDATION", 422, true],
    ["INTERNAL", 500, false],
  ])("a ZIP code refused as %s: says that it is wrong, %j %j", async (code, status, isSaid) => {
    const funnel = openFunnel(line, [], refusing("readZipCode", status, code));
    const { refused } = await funnel.answer(answers, "info");
    expect(refused).toHaveLength(1);
    expect(refused[0]!.includes("error.address.invalidZip")).toBe(isSaid);
    expect(funnel.session.application.peek()).toBeNull();
  });

  it("doesn't blame the breed for a list that couldn't be loaded", async () => {
    const funnel = openFunnel(line, [], refusing("listPetBreeds", 500, "INTERNAL"));
    const { refused } = await funnel.answer(answers, "info");
    expect(refused).toHaveLength(1);
    expect(refused[0]).not.toContain("Select a breed");
  });

  it("sends what was typed without the spaces around it", async () => {
    const funnel = openFunnel(line, []);
    await funnel.answer({ ...examples.maximal("TX"), zipCode: " 78701 " }, "info");
    const sent = funnel.takeSent();
    expect(sent[0]?.call).toBe("GET /v1/zip-codes/78701");
    expect(sent.find(({ call }) => call === "POST /v1/applications/pet")?.body).toMatchObject({
      petName: "Biscuit the Brave",
      primaryPhoneNumber: "6145550155",
      subscribeCheckbox: true,
      mailingAddress: { zipCode: "78701" },
    });
  });

  it("sends no phone number and no subscription that weren't given", async () => {
    const funnel = openFunnel(line, []);
    await funnel.answer(answers, "info");
    const made = funnel.takeSent().find(({ call }) => call === "POST /v1/applications/pet");
    expect(Object.keys(made?.body as object)).not.toEqual(expect.arrayContaining(["primaryPhoneNumber"]));
    expect(Object.keys(made?.body as object)).not.toEqual(expect.arrayContaining(["subscribeCheckbox"]));
  });

  it("creates nothing where pet isn't offered, and says so", async () => {
    const funnel = openFunnel(line, [], inState("TX", false));
    const { refused } = await funnel.answer(answers, "info");
    expect(refused).toEqual([expect.stringContaining("codeNotSupported")]);
    expect(funnel.session.application.peek()).toBeNull();
  });

  it.each([
    ["NV", "89501", "2026-06-16"],
    ["TX", "78701", "2026-06-17"],
  ])("asks in %s for the first day that is allowed there", async (state, zipCode, effectiveDate) => {
    const funnel = openFunnel(line, [], inState(state));
    await funnel.answer({ ...answers, zipCode }, "info");
    const made = funnel.takeSent().find(({ call }) => call === "POST /v1/applications/pet");
    expect(made?.body).toMatchObject({ effectiveDate, mailingAddress: { state, zipCode } });
  });

  it("creates another application for a changed answer, but not for the same one", async () => {
    const funnel = openFunnel(line, []);
    await funnel.answer(answers, "info");
    const first = funnel.session.application.peek()?.id;
    await funnel.answer(answers, "info");
    expect(funnel.session.application.peek()?.id).toBe(first);
    await funnel.answer({ ...answers, petAge: "2" }, "info");
    expect(funnel.session.application.peek()?.id).not.toBe(first);
  });
});

describe("pet's hand-off", () => {
  const opened: { funnel?: Funnel } = {};
  beforeEach(async () => {
    opened.funnel = openFunnel(line, []);
    await opened.funnel.answer(answers);
    opened.funnel.takeSent();
    // Loaded before the clock is frozen.
    await import("../../src/lines/pet/handOff");
    vi.useFakeTimers();
  });
  afterEach(() => vi.useRealTimers());

  it("gets a token, ends the lead, waits two seconds and leaves", async () => {
    const funnel = opened.funnel!;
    let directive: unknown = null;
    const leaving = funnel.complete(transition, {}).then((result) => (directive = result));
    await vi.advanceTimersByTimeAsync(1_999);
    expect(directive).toBeNull();
    const sent = funnel.takeSent();
    expect(sent.map(({ call }) => call)).toEqual(["GET /v1/pet-breeds", "POST /v1/hand-off-tokens", expect.stringMatching(/^PATCH \/v1\/leads\//)]);
    expect(sent[1]?.body).toMatchObject({
      productType: "PET",
      lead: { petName: "Miso", petType: "CAT", petCode: "DOMESTIC_SHORTHAIR", petAge: 1, email: "tess@example.com", address: { zipCode: "78701" }, carrier: "Tern & Tide", carrierSpecificQuoteId: expect.any(String) as unknown },
    });
    expect(sent[2]?.body).toMatchObject({ quoteStatus: "FINALIZED" });
    await vi.advanceTimersByTimeAsync(100);
    await leaving;
    expect(directive).toMatchObject({ kind: "leave", to: { kind: "pet-partner", url: "sample" } });
  });

  let presses = 0;
  const handedOff = async (session: object) => {
    const { effects } = await import("../../src/lines/pet/handOff");
    const whole = { ...opened.funnel!.session, ...session };
    const running = effects[0]!.run({ answers: whole.answers.peek(), session: whole, idempotencyKey: `key-${(presses += 1)}`, signal: new AbortController().signal });
    await vi.advanceTimersByTimeAsync(2_100);
    return running;
  };
  const sentLead = () => (opened.funnel!.takeSent().find(({ call }) => call === "POST /v1/hand-off-tokens")?.body as { lead: object } | undefined)?.lead;
  const nothing = { peek: () => null };

  it("says only what is known of the lead", async () => {
    opened.funnel!.session.commit({ primaryPhoneNumber: "(614) 555-0155" });
    const { id } = opened.funnel!.session.lead.peek()!;
    await handedOff({});
    expect(sentLead()).toMatchObject({ leadId: id, phone: "6145550155" });
    opened.funnel!.session.commit({ primaryPhoneNumber: "", breed: "Hippogriff", petType: "" });
    expect(await handedOff({ lead: nothing, selection: nothing })).toMatchObject({ kind: "leave" });
    const sent = opened.funnel!.takeSent();
    expect(sent.map(({ call }) => call)).toEqual(["GET /v1/pet-breeds", "POST /v1/hand-off-tokens"]);
    expect(Object.keys((sent[1]!.body as { lead: object }).lead).sort()).toEqual(["address", "email", "petAge", "petName"]);
  });

  it("stays on the page if there is nothing to hand off, or the service refuses it", async () => {
    expect(await handedOff({ application: nothing })).toMatchObject({ kind: "problem", problem: { code: "NOT_FOUND" } });
    expect(sentLead()).toBeUndefined();
    for (const [refused, kind] of [["createHandOffToken", "problem"], ["updateLead", "problem"]] as const) {
      const { api } = opened.funnel!.session;
      const call: typeof api.call = (endpoint, options) =>
        endpoint.id === refused ? Promise.resolve(fail({ type: "about:blank", title: "", status: 409, code: "CONFLICT" } as never)) : api.call(endpoint, options);
      expect([refused, (await handedOff({ api: { ...api, call } })).kind]).toEqual([refused, kind]);
    }
  });

  it("names the customer as the applicant, or as the application if there is none", async () => {
    const application = opened.funnel!.session.application.peek()!;
    const sent = async (change: object) => {
      await handedOff({ application: { peek: () => ({ ...application, ...change }) } });
      return opened.funnel!.takeSent().find(({ call }) => call === "POST /v1/hand-off-tokens")?.body;
    };
    expect(await sent({ applicantId: "applicant-1" })).toMatchObject({ customerId: "applicant-1" });
    expect(await sent({ applicantId: undefined })).toMatchObject({ customerId: application.id });
  });

  it("ends at once for a visitor who has moved on", async () => {
    const funnel = opened.funnel!;
    const { effects } = await import("../../src/lines/pet/handOff");
    const abort = new AbortController();
    const running = effects[0]!.run({ answers: funnel.session.answers.peek(), session: funnel.session, idempotencyKey: "one", signal: abort.signal });
    await vi.advanceTimersByTimeAsync(500);
    abort.abort();
    // It ends long before the two seconds; the runner ignores the result of an aborted effect.
    expect((await running).kind).toBe("leave");
  });

  it("gets its own token for each press", async () => {
    const { effects } = await import("../../src/lines/pet/handOff");
    const [first, second] = [0, 1].map((later) => {
      const session = { ...opened.funnel!.session, now: () => new Date(later) };
      return effects[0]!.input(session.answers.peek(), session);
    });
    expect(first).not.toEqual(second);
  });
});
