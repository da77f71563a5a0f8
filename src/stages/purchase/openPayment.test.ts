// @vitest-environment happy-dom
import { expect, it, vi } from "vitest";
import type { Client } from "../../api/client";
import { localProblem } from "../../api/problems";
import type { Runner } from "../../form/runner";
import { aRunner } from "../../fixtures/aRunner";
import { aSelection } from "../../fixtures/quotes";
import { sessionOptions } from "../../fixtures/sessionOptions";
import { fail, ok } from "../../kernel/result";
import { createSession } from "../../session/createSession";
import { agree } from "./agreement";
import { plan, recordsConsent, signature } from "./fields";
import { openPayment } from "./openPayment";

/** A visitor who has signed for a price, chosen a plan and pressed Continue. */
async function pressed(answer: unknown, chosen: "" | "MONTHLY" = "MONTHLY", quoteId: string | null = "quote-1") {
  const call = vi.fn((_endpoint: unknown, _options: { readonly body: Readonly<Record<string, string>> }) => Promise.resolve(answer));
  const session = createSession(sessionOptions({ api: { call } as unknown as Client }));
  session.application.value = { id: "a", token: "t", revision: 1, line: "renters", ratedWith: null };
  session.selection.value = aSelection({ bindable: true, quoteId });
  const agreed = agree("terms", session.now());
  session.set(recordsConsent, agreed);
  session.set(signature, agreed);
  session.commit({ [plan.name]: chosen, [recordsConsent.name]: agreed, [signature.name]: agreed });
  const show = vi.fn<Runner["show"]>();
  const isRead = await openPayment(session, aRunner({ show, hrefOf: ({ step }) => `/r/${step}` }), "renters", session.signal);
  const found = { isRead, shown: show.mock.calls, isSigned: session.draft(recordsConsent).peek() !== null && session.draft(signature).peek() !== null, notices: session.notices.list.peek().length };
  session.dispose();
  return { ...found, calls: call.mock.calls };
}

const refused = (code: string) => fail({ ...localProblem("INTERNAL", 409), code });

it.each([
  ["is opened", ok({}), { isRead: true, shown: [], isSigned: true, notices: 0 }],
  ["is under way already", refused("PAYMENT_UNDER_WAY"), { isRead: true, shown: [], isSigned: true, notices: 0 }],
  ["fails, and is read next", refused("INTERNAL"), { isRead: true, shown: [], isSigned: true, notices: 1 }],
  ["needs another signature", refused("NOT_BINDABLE"), { isRead: false, shown: [["renters/purchase/review-details", true]], isSigned: false, notices: 1 }],
])("a payment that %s", async (_what, answer, expected) => {
  expect(await pressed(answer)).toMatchObject(expected);
});

it("returns to the pages of its own visit, for the chosen plan of the signed quote", async () => {
  const { calls } = await pressed(ok({}));
  const { body } = calls[0]![1];
  expect(body).toMatchObject({ quoteId: "quote-1", planId: "MONTHLY" });
  expect([body.successUrl, body.failureUrl].map((url) => new URL(url ?? "").pathname)).toEqual(["/r/purchase/success", "/r/purchase/failure"]);
});

it.each([
  ["a plan", "", "quote-1"],
  ["a quote", "MONTHLY", null],
] as const)("nothing is opened without %s: the payment there may be is read", async (_what, chosen, quoteId) => {
  expect(await pressed(ok({}), chosen, quoteId)).toMatchObject({ isRead: true, shown: [], calls: [] });
});
