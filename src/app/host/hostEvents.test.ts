import { batch, signal } from "@preact/signals-react";
import { describe, expect, it } from "vitest";
import { aQuote, aSelection } from "../../fixtures/quotes";
import { createQuoteBoard } from "../../session/quotes/quoteBoard";
import type { FieldError } from "../../session/effectOutcome";
import type { Session } from "../../session/session";
import type { LeadRef, Outcome, Snapshot } from "../../session/kept/snapshot";
import { reportToHost } from "./hostEvents";

const lead: LeadRef = { id: "lead-1", token: "t", revision: 1, status: "CAPTURED" };
const choice = aSelection({ carrierSpecificQuoteId: null, carrierId: "a", carrierName: "A", premium: 100, term: 6, bindable: false });
const end: Outcome = { line: "auto", by: "contact", channel: "EMAIL", carrierName: null };

function report(restored: Partial<Snapshot> | null) {
  const session = {
    restored,
    signal: new AbortController().signal,
    secret: signal("secret-1"),
    line: signal({ slug: "auto" }),
    quotes: createQuoteBoard(),
    lead: signal(restored?.lead ?? null),
    selection: signal(restored?.selection ?? null),
    outcome: signal(restored?.outcome ?? null),
    calls: signal(0),
    redirect: signal(null),
  };
  const runner = { errors: signal<readonly FieldError[]>([]), refusals: signal(0), position: signal({ step: "driver", detail: null }) };
  const told: unknown[] = [];
  reportToHost(session as unknown as Session, runner, (name, detail) => told.push([name, detail]) > 0);
  return { session, runner, told };
}

const known = { leadId: "lead-1", line: "auto" };
const selected = ["iq-select", { line: "auto", quoteId: "quote-1", carrier: "a", price: 100, monthly: 16.67, term: 6, basis: "estimate" }];
const completed = ["iq-complete", { line: "auto", kind: "finalize", leadId: "lead-1", reference: "LEAD-1" }];

it("reports lead, quotes, selection and end", () => {
  const { session, told } = report(null);
  session.lead.value = lead;
  session.lead.value = { ...lead, revision: 2 };
  session.lead.value = { ...lead, revision: 2, given: ["phone"] };
  session.selection.value = choice;
  session.outcome.value = end;
  expect(told).toEqual([["iq-lead", { ...known, change: "created" }], ["iq-lead", { ...known, change: "updated" }], selected, completed]);
});

it("reports a line that ends with a purchase", () => {
  const { session, told } = report(null);
  session.outcome.value = { ...end, by: "purchase" };
  expect(told).toEqual([["iq-complete", { line: "auto", kind: "purchase", leadId: null, reference: null }]]);
});

it("doesn't report again what a reload restored", () => {
  expect(report({ lead, selection: choice, outcome: end }).told).toEqual([]);
});

it("reports changes after a reload", () => {
  const { session, told } = report({ lead, selection: choice, outcome: end });
  session.lead.value = { ...lead, given: ["phone"] };
  session.lead.value = { ...lead, revision: 2 };
  session.lead.value = null;
  session.lead.value = { ...lead, id: "lead-2" };
  session.selection.value = { ...choice };
  session.outcome.value = null;
  session.outcome.value = { ...end };
  expect(told).toEqual([
    ["iq-lead", { ...known, change: "updated" }],
    ["iq-lead", { ...known, leadId: "lead-2", change: "created" }],
    selected,
    ["iq-complete", { line: "auto", kind: "finalize", leadId: "lead-2", reference: "LEAD-2" }],
  ]);
});

it("reports a firm price, and a company without a price", () => {
  const { session, told } = report(null);
  session.selection.value = { ...choice, bindable: true };
  session.selection.value = { ...choice, premium: null };
  session.selection.value = { ...choice, kind: "additional", quoteId: null };
  const [name, detail] = selected;
  expect(told).toEqual([[name, { ...(detail as object), basis: "firm" }], [name, { ...(detail as object), price: null, monthly: null }]]);
});

describe("an end of a line", () => {
  it("is reported once, however often the visitor calls, and a purchase after it as another", () => {
    const { session, told } = report(null);
    session.lead.value = lead;
    told.splice(0);
    session.calls.value = 1;
    session.calls.value = 2;
    // The lead is finished, and no longer the session's.
    session.lead.value = null;
    session.outcome.value = end;
    session.outcome.value = { ...end, by: "purchase" };
    expect(told).toEqual([completed, ["iq-complete", { line: "auto", kind: "purchase", leadId: "lead-1", reference: "LEAD-1" }]]);
  });

  it("isn't reported again by a call after a reload", () => {
    const { session, told } = report({ lead, outcome: end });
    session.calls.value = 1;
    expect(told).toEqual([]);
  });

  it("is reported again once the visitor has started over, and for another line", () => {
    const { session, told } = report(null);
    session.lead.value = lead;
    told.splice(0);
    session.outcome.value = end;
    session.line.value = { slug: "home" };
    session.outcome.value = { ...end, line: "home" };
    batch(() => {
      session.lead.value = session.outcome.value = null;
      session.secret.value = "secret-2";
    });
    session.calls.value = 1;
    expect(told.map((event) => (event as [string, { line: string; leadId: string | null }])[1])).toMatchObject([
      { line: "auto", leadId: "lead-1" },
      { line: "home", leadId: "lead-1" },
      { line: "home", leadId: null },
    ]);
  });
});

describe("prices", () => {
  const run = { carriersAsked: 3, withoutPrice: [] };
  const quote = (id: string, premium: number) => aQuote({ id, premium });
  const snapshot = (ratingRun: number, status: string, quotes: readonly unknown[] = []) => ({ ...run, ratingRun, type: "snapshot", status, carriersAnswered: 0, quotes }) as never;
  const request = (session: Session) =>
    batch(() => {
      session.quotes.renew(true);
      session.quotes.status.value = "Requested";
    });
  const ask = (session: Session, ratingRun: number) => {
    request(session);
    session.quotes.receive(snapshot(ratingRun, "Started"));
  };
  const arrive = (session: Session, ratingRun: number, id: string, premium = 600) => session.quotes.receive({ ratingRun, type: "quote", quote: quote(id, premium) });
  const end = (session: Session, ratingRun: number) => session.quotes.receive({ ratingRun, type: "progress", status: "Completed", carriersAsked: 3, carriersAnswered: 3 });
  const watched = () => {
    const { session, told } = report(null);
    const states = () => told.map((event) => (event as [string, { state: string }])[1].state);
    return { session: session as unknown as Session, told, states };
  };

  it("are reported once per state, with what the state begins with", () => {
    const { session, told } = watched();
    ask(session, 1);
    arrive(session, 1, "a", 650);
    arrive(session, 1, "b", 500);
    end(session, 1);
    expect(told).toEqual([
      ["iq-quotes", { line: "auto", state: "asked", count: 0, lowestMonthly: null }],
      ["iq-quotes", { line: "auto", state: "partial", count: 1, lowestMonthly: 108.33 }],
      ["iq-quotes", { line: "auto", state: "complete", count: 2, lowestMonthly: 83.33 }],
    ]);
  });

  it("are reported anew for another request, also of one that is under way", () => {
    const { session, states } = watched();
    ask(session, 1);
    arrive(session, 1, "a");
    ask(session, 2);
    end(session, 2);
    ask(session, 3);
    expect(states()).toEqual(["asked", "partial", "asked", "complete", "asked"]);
  });

  it("are reported once for a request that is repeated without an answer in between", () => {
    const { session, states } = watched();
    request(session);
    request(session);
    ask(session, 1);
    expect(states()).toEqual(["asked"]);
  });

  it("aren't reported anew where a company is asked again, the choices are sent, or the screen is shown again", () => {
    const { session, states } = watched();
    ask(session, 1);
    arrive(session, 1, "a");
    end(session, 1);
    session.quotes.receive(snapshot(1, "Started", [quote("a", 600)]));
    session.quotes.status.value = "Requested";
    session.quotes.ended.value = null;
    session.quotes.receive(snapshot(1, "Started"));
    expect(states()).toEqual(["asked", "partial", "complete"]);
  });

  it("are reported in the state that a reload finds, and anew after another application's", () => {
    const { session, states } = watched();
    session.quotes.receive(snapshot(1, "Completed", [quote("a", 600)]));
    session.quotes.clear();
    ask(session, 2);
    expect(states()).toEqual(["complete", "asked"]);
  });
});

const wrong = (name: string, by?: FieldError["by"]) => ({ field: { name }, message: { key: "", text: "" }, ...(by && { by }) }) as unknown as FieldError;

it("reports each refused submit by the names of step and fields, without a value", () => {
  const { runner, told } = report(null);
  const refuse = (errors: readonly FieldError[]) =>
    batch(() => {
      runner.errors.value = errors;
      runner.refusals.value += 1;
    });
  const refused = [["iq-validation", { line: "auto", step: "driver", fields: ["firstName", "dateOfBirth"] }]];
  refuse([wrong("firstName"), wrong("dateOfBirth")]);
  runner.errors.value = [wrong("firstName")];
  expect(told).toEqual(refused);
  refuse([wrong("firstName"), wrong("dateOfBirth")]);
  expect(told).toEqual([...refused, ...refused]);
});

it("reports only a step's own validation, not refusals of the service or a case", () => {
  const { runner, told } = report(null);
  batch(() => {
    runner.errors.value = [wrong("zipCode", { source: "service", value: "00000" }), wrong("city", { source: "case", value: "Austin" })];
    runner.refusals.value += 1;
  });
  runner.refusals.value = 0;
  expect(told).toEqual([]);
});
