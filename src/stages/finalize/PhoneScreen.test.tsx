import { signal } from "@preact/signals-react";
import { act } from "react";
import { describe, expect, it, vi } from "vitest";
import type { Client } from "../../api/client";
import { aRunner } from "../../fixtures/aRunner";
import { inFunnel } from "../../fixtures/inFunnel";
import { mounted } from "../../fixtures/mounted";
import { aSelection } from "../../fixtures/quotes";
import { sessionOptions } from "../../fixtures/sessionOptions";
import { ok } from "../../kernel/result";
import { createSession } from "../../session/createSession";
import type { Line } from "../../session/line";
import { CallInstead } from "./CallInstead";
import { ContactScreen } from "./ContactScreen";
import { PhoneScreen } from "./PhoneScreen";
import { contactStep } from "./step";

const page = mounted();
const [open, closed] = [new Date("2026-06-15T16:00:00Z"), new Date("2026-06-16T03:00:00Z")];

interface Visit {
  readonly now?: Date;
  readonly wire?: string;
  readonly hasLead?: boolean;
  readonly hasQuotes?: boolean;
  readonly picked?: Parameters<typeof aSelection>[0];
}

function visitWith({ now = open, wire = "PERSONAL_AUTO", hasLead = true, hasQuotes = false, picked }: Visit = {}) {
  const events: object[] = [];
  const options = sessionOptions({ now: () => now, api: { call: () => Promise.resolve(ok({ leadId: "l", revision: 1 })) } as unknown as Client });
  const session = createSession({ ...options, analytics: { ...options.analytics, track: (event) => void events.push(event) } });
  session.line.value = { slug: "auto", wire, riskState: () => "OH", flow: { groups: [{ id: "quotes", label: contactStep.title, steps: [contactStep] }] } } as unknown as Line;
  if (hasLead) session.lead.value = { id: "3fa85f64-5717", token: "t", revision: 1, status: "PARTIAL" };
  session.application.value = { id: "a", token: "t", line: "auto", revision: 1, ratedWith: hasQuotes ? "hash" : null };
  if (picked) session.selection.value = aSelection(picked);
  const runner = aRunner({ show: vi.fn(), submit: vi.fn(() => Promise.resolve()), position: signal({ step: "finalize/contact", detail: null }) });
  return { session, runner, events };
}

const shown = () => page.container.textContent.replaceAll("\u00a0", " ").replaceAll("\u2011", "-");
const press = (name: string) => act(async () => [...page.container.querySelectorAll<HTMLElement>("button, a")].find(({ textContent }) => textContent.includes(name))!.click());
/** happy-dom would follow the link. */
const stays = () => page.container.querySelectorAll("a").forEach((link) => link.addEventListener("click", (event) => event.preventDefault()));

describe("the telephone screen", () => {
  /** Returns once the lead that is told of the call is answered. */
  const show = async (of: Visit = {}, complex: object | null = null) => {
    const visit = visitWith(of);
    visit.session.complex.value = complex as never;
    await act(async () => page.render(inFunnel(visit.session, visit.runner, <PhoneScreen />)));
    stays();
    return visit;
  };

  it.each<[string, Visit, string]>([
    ["by day", {}, "Advisors are available now. They can see your answers"],
    ["by night", { now: closed }, "Advisors are back tomorrow at 8 a.m. ET. They can see your answers"],
    ["by day, without answers", { hasLead: false }, "Advisors are available now.Hours"],
    ["by night, without answers", { hasLead: false, now: closed }, "Advisors are back tomorrow at 8 a.m. ET.Hours"],
    ["about something else", { wire: "OTHER" }, "Advisors are available now.Hours"],
  ])("says when advisors answer and what they know: %s", async (_when, of, said) => {
    await show(of);
    expect(shown()).toContain(said);
  });

  it.each<[string, Visit, readonly string[], readonly string[]]>([
    ["without quotes or a lead", { hasLead: false, wire: "LIFE" }, ["Current policy, if you have one"], ["Reference number", "Your choice", "Back to my quotes"]],
    ["with a lead", { wire: "MOTORCYCLE" }, ["Driver's license, current policy", "Reference number3FA85F64"], ["Back to my quotes"]],
    ["with a company", { hasQuotes: true, picked: {} }, ["Your choiceTern & Tide", "Back to my quotes"], []],
  ])("has what a caller needs: %s", async (_what, of, there, notThere) => {
    await show(of);
    for (const said of there) expect(shown()).toContain(said);
    for (const said of notThere) expect(shown()).not.toContain(said);
  });

  it.each<[string, Visit, object | null, string | undefined]>([
    ["without a company makes the lead a complex case", {}, null, "without_quote"],
    ["with a company leaves the lead as it is", { picked: {} }, null, undefined],
    ["after a case keeps that case", {}, { scenario: "other", reason: "dog_breed" }, "dog_breed"],
  ])("shown %s", async (_when, of, complex, reason) => {
    const { session } = await show(of, complex);
    expect(session.complex.peek()?.reason).toBe(reason);
  });

  it("leads to the number, to the form and back to the quotes", async () => {
    const { runner } = await show({ hasQuotes: true });
    expect(page.container.querySelector('a[href^="tel:"]')).not.toBeNull();
    await press("Call (");
    expect(runner.submit).toHaveBeenCalledOnce();
    await press("Have us call you instead");
    await press("Back to my quotes");
    expect(vi.mocked(runner.show).mock.calls.map(([route]) => route)).toEqual(["auto/finalize/contact", "auto/policy-compare"]);
  });
});

describe("the contact screen", () => {
  it.each<[string, Visit, string]>([
    ["an estimate", { picked: {} }, "An advisor|will review your Tern & Tide quote|Estimate|$114.00 a month"],
    ["a firm price", { picked: { bindable: true } }, "will review your Tern & Tide quote|Firm price|$114.00 a month"],
    ["a company without a price", { picked: { kind: "additional", premium: null, quoteId: null } }, "will get your Tern & Tide quote for you|No price yet. An advisor will get one for you."],
    ["none", {}, "will pick up where you left off"],
    ["something else", { wire: "OTHER" }, "Tell us how to reach you"],
  ])("says what the advisor does about %s", (_what, of, said) => {
    const { session, runner } = visitWith(of);
    page.render(inFunnel(session, runner, <ContactScreen />));
    for (const part of said.split("|").slice(-2)) expect(shown()).toContain(part);
    expect(shown().includes("No price yet")).toBe(of.picked?.premium === null);
    expect(/Firm price|Estimate/.test(shown())).toBe(of.picked !== undefined && of.picked.premium !== null);
  });
});

describe("a call instead of the form", () => {
  it.each([
    ["told with a reference", true, "Tell the advisor your reference: 3FA85F64"],
    ["without one before there is a lead", false, ""],
  ])("is %s, and counted", async (_how, hasLead, reference) => {
    const { session, runner, events } = visitWith({ hasLead });
    page.render(inFunnel(session, runner, <CallInstead />));
    stays();
    expect(/Tell the advisor.*/.exec(shown())?.[0] ?? "").toBe(reference);
    await press("instead");
    expect([session.calls.peek(), events]).toEqual([1, [{ event: "finalize", by: "phone" }]]);
  });
});
