import { act } from "react";
import { describe, expect, it, vi } from "vitest";
import { aRunner } from "../../fixtures/aRunner";
import { inFunnel } from "../../fixtures/inFunnel";
import { mounted } from "../../fixtures/mounted";
import { sessionOptions } from "../../fixtures/sessionOptions";
import { createSession } from "../../session/createSession";
import type { Outcome } from "../../session/kept/snapshot";
import type { Line } from "../../session/line";
import { SuccessScreen } from "./SuccessScreen";

const page = mounted();
const [open, closed] = [new Date("2026-06-15T16:00:00Z"), new Date("2026-06-16T03:00:00Z")];
const about = { firstName: "Maya", email: "maya@example.com", primaryPhoneNumber: "(614) 555-0138" };
const asked: Outcome = { line: "auto", by: "contact", channel: "CALL", carrierName: null };

function show(now: Date, outcome: Outcome | null, answers: object = {}, wire = "PERSONAL_AUTO") {
  const session = createSession(sessionOptions({ now: () => now }));
  session.line.value = { slug: "auto", wire, riskState: () => "OH", flow: { groups: [] } } as unknown as Line;
  session.commit({ ...about, ...answers });
  session.outcome.value = outcome;
  const runner = aRunner({ show: vi.fn() });
  page.render(inFunnel(session, runner, <SuccessScreen />));
  return runner;
}

const shown = () => page.container.textContent.replaceAll("\u00a0", " ").replaceAll("\u2011", "-");

describe("after a request, the visitor is told", () => {
  it.each([
    ["a call at once", open, "CALL", "now", "An advisor will call you at (614) 555-0138 as soon as one is free.", false],
    ["a call at once, by night", closed, "CALL", "now", "An advisor will call you at (614) 555-0138 when we open.", true],
    ["a call at a time", closed, "CALL", "2026-06-16T14:00:00.000Z", "An advisor will call you at (614) 555-0138 tomorrow at 10 a.m. Eastern time.", false],
    ["a call whose time is forgotten", closed, "CALL", "", "An advisor will call you at (614) 555-0138.", true],
    ["an e-mail", open, "EMAIL", "", "An advisor will email you at maya@example.com.", false],
    ["an e-mail, by night, after a time was chosen", closed, "EMAIL", "2026-06-16T14:00:00.000Z", "An advisor will email you at maya@example.com.", true],
    ["nothing, as they call themselves", open, "SELF", "", "Your request is saved. When you call, any advisor can pick up where you left off.", false],
  ] as const)("%s", (_what, now, channel, callbackAt, lede, saysClosed) => {
    show(now, { ...asked, channel }, { callbackAt });
    expect(shown()).toContain(lede);
    expect(shown().includes("Our office is closed now. We're back tomorrow at 8 a.m. ET.")).toBe(saysClosed);
    expect(shown()).toContain(channel === "SELF" ? "Call us: " : "Call us instead: ");
  });

  it.each([
    ["a price", { carrierName: "Tern & Tide", priced: true }, "If it's not the same as your Tern & Tide quote, we'll explain why."],
    ["a company without one", { carrierName: "Tern & Tide", priced: false }, "We'll ask Tern & Tide for a price."],
    ["no company", {}, "We'll go over your options and what they cost."],
  ])("how it goes on with %s", (_what, picked, step) => {
    show(open, { ...asked, ...picked });
    expect(shown()).toContain(step);
  });

  it.each([
    ["PERSONAL_AUTO", {}, "Have your driver's license and current policy handy.", "You can end your current policy the same day."],
    ["MOTORCYCLE", {}, "Have your driver's license and current policy handy.", "You can end your current policy the same day."],
    ["LIFE", {}, "If you have a policy now, have it handy.", "keep it until the new one starts."],
    ["RENTERS", { startDate: "07/01/2026" }, "If you have a policy now, have it handy.", "Confirm your start date, July 1."],
  ])("of %s, what to have ready and when it starts", (wire, answers, papers, start) => {
    show(open, asked, answers, wire);
    expect(shown()).toContain(papers);
    expect(shown()).toContain(start);
  });
});

describe("the second line of a bundle", () => {
  const cards = () => [...page.container.querySelectorAll<HTMLElement>("button")].filter(({ textContent }) => /^(?:A house|A condo|A place I rent|My car)/.test(textContent));

  it.each([
    ["Next, your home", ["homeowners", "condominium", "renters"], 3],
    ["Next, your car", ["auto"], 1],
    ["Next, your car", ["auto", "yacht"], 1],
  ])("%s: %j", (title, next, offered) => {
    show(open, { ...asked, next });
    expect(shown()).toContain(title);
    expect(cards()).toHaveLength(offered);
  });

  it("begins by a press", async () => {
    const runner = show(open, { ...asked, next: ["renters"] });
    await act(async () => {
      cards()[0]?.click();
      await vi.waitFor(() => expect(runner.show).toHaveBeenCalledWith("renters"));
    });
  });

  it("isn't offered to visitors who didn't ask for one", () => {
    show(open, asked);
    expect(shown()).not.toContain("Next, your");
  });
});
