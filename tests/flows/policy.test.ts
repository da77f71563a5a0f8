// @vitest-environment happy-dom
import { signal } from "@preact/signals-react";
import { expect, it, vi } from "vitest";
import type { Client } from "../../src/api/client";
import { showEnd } from "../../src/app/navigation/showEnd";
import { changeLine } from "../../src/app/completing/changeLine";
import { keptAmong } from "../../src/app/completing/keepList";
import { fail, ok } from "../../src/kernel/result";
import type { Runner } from "../../src/form/runner";
import { line as auto } from "../../src/lines/auto/line";
import { examples } from "../../src/lines/renters/examples";
import { line } from "../../src/lines/renters/line";
import { endWithPolicy, learnOfPolicy } from "../../src/session/purchase/bought";
import { sendLead } from "../../src/session/lead/sendLead";
import { touchLead } from "../../src/session/lead/touchLead";
import { keepLead } from "../../src/stages/finalize/keepLead";
import { watchPayment } from "../../src/stages/purchase/paying";
import { openFunnel } from "./funnel";
import { allStepsOf } from "./lines";

const success = { step: "purchase/success", detail: null };
const paid = { applicationId: "application-1", planId: "MONTHLY", status: "Completed", problem: null, money: "TAKEN", paymentUrl: null };

/** A renter at the quotes whose application was bought; `answers` are the service's responses, by endpoint. */
async function bought(answers: Readonly<Record<string, () => unknown>> = {}) {
  const served = (client: Client): Client => ({
    ...client,
    call: (endpoint, options) => {
      const own = { readPurchase: () => ok({ applicationId: "application-1", submittedQuoteId: "quote-1", payment: paid }), ...answers }[endpoint.id];
      return own ? (Promise.resolve(own()) as never) : client.call(endpoint, options);
    },
  });
  const funnel = openFunnel(line, [], served);
  const { session } = funnel;
  expect((await funnel.answer(examples.maximal("TX"), "policy-compare")).refused).toEqual([]);
  session.selection.value = { ...session.selection.peek()!, bindable: true };
  session.advance({ at: "renters/purchase/loading" });
  return funnel;
}

/** The same renter after the payment was found to be made. */
async function paidFor() {
  const funnel = await bought();
  const show = vi.fn();
  const runner = { show, hrefOf: () => "/", submit: vi.fn() } as unknown as Runner;
  watchPayment(funnel.session, runner, "loading").begin();
  await vi.waitFor(() => expect(show).toHaveBeenCalledWith("renters/purchase/success", true));
  return funnel;
}

it("restores nothing of the purchase if the line ends while the payment is read", async () => {
  const ending: { now: () => void } = { now: () => undefined };
  const submitted = { quoteId: "another", carrier: "c", carrierName: "C", carrierSpecificQuoteId: "s", premium: 1, termMonths: 12 };
  const readPurchase = () => (ending.now(), ok({ applicationId: "application-1", submitted, payment: paid }));
  const { session } = await bought({ readPurchase });
  ending.now = () => endWithPolicy(session, { line: "renters", applicationId: "application-1", token: "t" });
  const show = vi.fn();
  const watch = watchPayment(session, { show, hrefOf: () => "/", submit: vi.fn() } as unknown as Runner, "success");
  watch.begin();
  await vi.waitFor(() => expect(session.bought.peek()).not.toBeNull());
  await new Promise((resolve) => setTimeout(resolve));
  expect([session.selection.peek(), watch.payment.peek(), show.mock.calls]).toEqual([null, null, []]);
});

const places = (session: Awaited<ReturnType<typeof bought>>["session"]) =>
  allStepsOf(line).map(({ id }) => session.journey.peek()!.visit({ step: id, detail: null }));

it("a completed payment ends the funnel: each step of the line leads to the policy", async () => {
  const { session } = await paidFor();
  expect(session.journey.peek()!.end).toEqual(success);
  // A reload of the page goes on here.
  expect(session.progress().at).toBe("renters/purchase/loading");
  for (const visit of places(session)) expect(visit).toEqual({ kind: visit.kind === "show" ? "show" : "redirect", position: success });
});

it("removes the answers of the purchase from page and storage, and keeps person and address", async () => {
  const { session } = await paidFor();
  const { answers, drafts, application, lead, selection, bought: policy } = session.snapshot();
  expect([application, lead, selection]).toEqual([null, null, null]);
  expect(policy).toMatchObject({ line: "renters", applicationId: "application-1" });
  const asked = ["startDate", "safetyDevices", "household", "chosenCoverages", "paymentPlan"];
  expect(Object.keys(answers).filter((name) => asked.includes(name))).toEqual([]);
  for (const name of asked) expect([undefined, "", null], name).toContainEqual(Array.isArray(drafts[name]) || typeof drafts[name] === "object" ? null : drafts[name]);
  expect(answers).toMatchObject({ firstName: "Maya", city: "Austin" });
});

it("the policy outlives another line, and another quote, which can be bought too", async () => {
  const { session } = await paidFor();
  changeLine(session, auto);
  expect(session.journey.peek()!.end).toBeNull();
  session.line.value = line;
  expect(session.journey.peek()!.end).toEqual(success);

  session.startOver(keptAmong(session.lines));
  expect(session.journey.peek()!.end).toBeNull();
  expect(session.journey.peek()!.frontier.step).toBe("address");
  // Back in the browser shows the policy.
  expect(session.journey.peek()!.visit(success)).toEqual({ kind: "show", position: success });
  expect(session.snapshot().bought).toMatchObject({ applicationId: "application-1", isAnotherBegun: true });
});

it.each([
  ["by the lead's status, as the next step is completed", { updateLead: () => ok({ leadId: "leadId-1", quoteStatus: "BOUND", recordType: "HAPPY", revision: 1 }) }, touchLead],
  ["by the refusal of an update", { updateLead: () => fail({ type: "about:blank", title: "", status: 409, code: "LEAD_FINALIZED" }) }, (session: Parameters<typeof touchLead>[0]) => sendLead(session, "QUOTED")],
  ["by asking, as a link is opened", {}, learnOfPolicy],
] as const)("a visit whose purchase was made elsewhere learns of it %s, and shows the policy", async (_how, answers, act) => {
  const { session } = await bought(answers);
  const to = vi.fn(() => Promise.resolve());
  showEnd(session, { view: signal({ line, position: { step: "policy-compare", detail: null } }) as never, to });
  await act(session);
  await vi.waitFor(() => expect(to).toHaveBeenCalledWith(success, "replace"));
  session.dispose();
});

it("an unpaid application doesn't change", async () => {
  const { session } = await bought({ readPurchase: () => ok({ applicationId: "application-1", submittedQuoteId: null, payment: { ...paid, status: "Started" } }) });
  const before = session.snapshot();
  await learnOfPolicy(session);
  expect(session.snapshot()).toEqual({ ...before, savedAt: expect.anything() as number });
});

it("another application, begun while the first was asked about, doesn't end with its policy", async () => {
  const begin: { now: () => void } = { now: () => undefined };
  const readPurchase = () => (begin.now(), ok({ applicationId: "application-1", submittedQuoteId: "quote-1", payment: paid }));
  const { session } = await bought({ readPurchase });
  begin.now = () => void (session.application.value = { ...session.application.peek()!, id: "another" });
  await learnOfPolicy(session);
  expect([session.application.peek()?.id, session.bought.peek()]).toEqual(["another", null]);
});

it.each([
  ["PAID", { kind: "problem", problem: { code: "LEAD_FINALIZED" } }],
  ["FINALIZED", { kind: "done" }],
  ["QUOTED", { kind: "problem", problem: { code: "NETWORK" } }],
])("a request to an advisor about a lead that has become %s says what happened to it", async (quoteStatus, outcome) => {
  const refused = () => fail({ type: "about:blank", title: "", status: 409, code: "LEAD_FINALIZED" });
  const { session } = await bought({
    updateLead: refused,
    readLead: () => ok({ quoteStatus }),
    readPurchase: () => ok({ applicationId: "application-1", submittedQuoteId: null, payment: null }),
  });
  expect(await keepLead(session, "FINALIZED")).toMatchObject(outcome);
});
