import { batch, signal } from "@preact/signals-react";
import { expect, it } from "vitest";
import { aSelection } from "../../fixtures/quotes";
import { createQuoteBoard } from "../../session/quotes/quoteBoard";
import type { FieldError } from "../../session/effectOutcome";
import type { Session } from "../../session/session";
import type { LeadRef, Outcome, Snapshot } from "../../session/kept/snapshot";
import { reportToHost } from "./hostEvents";

const lead: LeadRef = { id: "lead-1", token: "t", revision: 1, status: "CAPTURED" };
const choice = aSelection({ carrierSpecificQuoteId: null, carrierId: "a", carrierName: "A", premium: 1 });
const end: Outcome = { line: "auto", by: "contact", channel: "EMAIL", carrierName: null };

function report(restored: Partial<Snapshot> | null) {
  const session = {
    restored,
    signal: new AbortController().signal,
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
const selected = ["iq-select", { line: "auto", quoteId: "quote-1", carrier: "a" }];
const completed = ["iq-complete", { line: "auto", kind: "finalize" }];

it("reports lead, quotes, selection and end", () => {
  const { session, told } = report(null);
  session.lead.value = lead;
  session.lead.value = { ...lead, revision: 2 };
  session.selection.value = choice;
  session.outcome.value = end;
  expect(told).toEqual([["iq-lead", { ...known, change: "created" }], ["iq-lead", { ...known, change: "updated" }], selected, completed]);
});

it("reports a line that ends with a purchase", () => {
  const { session, told } = report(null);
  session.outcome.value = { ...end, by: "purchase" };
  expect(told).toEqual([["iq-complete", { line: "auto", kind: "purchase" }]]);
});

it("doesn't report again what a reload restored", () => {
  expect(report({ lead, selection: choice, outcome: end }).told).toEqual([]);
});

it("reports changes after a reload", () => {
  const { session, told } = report({ lead, selection: choice, outcome: end });
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
    completed,
  ]);
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
