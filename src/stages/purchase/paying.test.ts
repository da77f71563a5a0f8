// @vitest-environment happy-dom
import { expect, test, vi } from "vitest";
import type { Client } from "../../api/client";
import { createPayment, readPurchase, stopPayment, type Payment } from "../../api/contract/payments";
import { localProblem } from "../../api/problems";
import type { Runner } from "../../form/runner";
import { aRunner } from "../../fixtures/aRunner";
import { aSelection } from "../../fixtures/quotes";
import { sessionOptions } from "../../fixtures/sessionOptions";
import { createSession } from "../../session/createSession";
import { endOpenPayment } from "./endOpenPayment";
import { plan } from "./fields";
import { wantToPay, watchPayment } from "./paying";

const open = { status: "InProgress", problem: null, money: "NONE", cents: 4_120, planId: "MONTHLY", transactionId: "t", quoteId: null, paymentUrl: "https://pay.example/1" } as unknown as Payment;

/** A visit whose payment is open. `whenStopped` is the payment after a call to end it, which fails. */
function visitWith(whenStopped: Payment) {
  let payment = open;
  const stops = { count: 0 };
  const call = (endpoint: unknown) => {
    if (endpoint !== stopPayment) return Promise.resolve({ ok: true, value: { payment } });
    stops.count += 1;
    payment = whenStopped;
    return Promise.resolve({ ok: false, error: localProblem("INTERNAL", 500) });
  };
  const session = createSession(sessionOptions({ api: { call } as unknown as Client }));
  session.application.value = { id: "a", token: "t", revision: 1, line: "renters", ratedWith: null };
  session.commit({ [plan.name]: "MONTHLY" });
  return { session, stops };
}

test("a payment that can't be canceled says so, and is offered again", async () => {
  const { session } = visitWith(open);
  const show = vi.spyOn(session.notices, "show");
  const watch = watchPayment(session, aRunner({ show: () => undefined }), "loading");
  watch.begin();
  await vi.waitFor(() => expect(watch.payment.peek()).toBe(open));
  watch.another();
  expect(watch.stopping.peek()).toBe(true);
  await vi.waitFor(() => expect(watch.stopping.peek()).toBe(false));
  expect(show).toHaveBeenCalledWith("error", expect.objectContaining({ english: "We couldn't cancel your payment. Try again." }));
  watch.leave();
  session.dispose();
});

test("a visitor who leaves while the payment is being canceled isn't led away from the next screen", async () => {
  let answer: (ended: unknown) => void = () => undefined;
  let payment = open;
  const call = vi.fn((endpoint: unknown) =>
    endpoint === stopPayment ? new Promise((resolve) => (answer = resolve)) : Promise.resolve({ ok: true, value: { payment } }),
  );
  const session = createSession(sessionOptions({ api: { call } as unknown as Client }));
  session.application.value = { id: "a", token: "t", revision: 1, line: "renters", ratedWith: null };
  session.commit({ [plan.name]: "MONTHLY" });
  const show = vi.fn<Runner["show"]>();
  const watch = watchPayment(session, aRunner({ show }), "loading");
  watch.begin();
  await vi.waitFor(() => expect(watch.payment.peek()).toBe(open));
  watch.another();
  watch.leave();
  payment = { ...open, status: "Cancelled" };
  const { length: before } = call.mock.calls;
  answer({ ok: true, value: payment });
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(show).not.toHaveBeenCalled();
  expect(call).toHaveBeenCalledTimes(before);
  session.dispose();
});

test("signing again asks once to end an open payment, and fails if it stays open", async () => {
  const { session, stops } = visitWith(open);
  const outcome = await endOpenPayment({ session, signal: session.signal } as never);
  expect(outcome).toMatchObject({ kind: "problem", problem: { code: "INTERNAL" } });
  expect(stops.count).toBe(1);
  session.dispose();
});

test("signing again goes on if the payment has ended although the answer was lost", async () => {
  const { session } = visitWith({ ...open, status: "Cancelled" });
  expect(await endOpenPayment({ session, signal: session.signal } as never)).toEqual({ kind: "done" });
  session.dispose();
});

test("a payment that the service refuses for the page's key isn't tried again: the error screen has the advisors' number", async () => {
  const refused = { ok: false, error: { ...localProblem("INTERNAL", 401), code: "PARTNER_KEY_INVALID" } };
  const calls: unknown[] = [];
  const call = (endpoint: unknown) => {
    calls.push(endpoint);
    return Promise.resolve(refused);
  };
  const session = createSession(sessionOptions({ api: { call } as unknown as Client }));
  session.application.value = { id: "a", token: "t", revision: 1, line: "renters", ratedWith: null };
  session.selection.value = aSelection({ bindable: true });
  session.commit({ [plan.name]: "MONTHLY" });
  const notice = vi.spyOn(session.notices, "show");
  const show = vi.fn<Runner["show"]>();
  wantToPay(session);
  const watch = watchPayment(session, aRunner({ show, hrefOf: ({ step }) => `/${step}` }), "loading");
  watch.begin();
  await vi.waitFor(() => expect(show).toHaveBeenCalledWith("error", true));
  expect(session.trouble.peek()).toMatchObject({ code: "PARTNER_KEY_INVALID", status: 401 });
  expect(notice).not.toHaveBeenCalled();
  expect(calls).toEqual([createPayment]);
  session.dispose();
});

interface Arrival {
  readonly at?: "loading" | "failure";
  /** A plan was chosen on this page. */
  readonly wants?: boolean;
  /** The service's answer to a read of the payment. */
  readonly read?: unknown;
  readonly hasApplication?: boolean;
  /** The policy is bought, and nothing else is chosen. */
  readonly isBought?: boolean;
  /** The line ends while the payment is read. */
  readonly ends?: boolean;
}

const known = (given: object = {}) => ({ ok: true, value: { payment: { ...open, quoteId: "quote-1", ...given } } });
const unread = (code: string) => ({ ok: false, error: { ...localProblem("INTERNAL", 500), code } });

/** Arrives at a screen of the payment, until its first read is shown. */
async function arrivedAt({ at = "loading", wants = false, read = known(), hasApplication = true, isBought = false, ends = false }: Arrival) {
  const calls: unknown[] = [];
  const call = (endpoint: unknown) => {
    calls.push(endpoint);
    if (ends) session.application.value = null;
    return Promise.resolve(endpoint === readPurchase ? read : { ok: true, value: {} });
  };
  const session = createSession(sessionOptions({ api: { call } as unknown as Client }));
  if (hasApplication) session.application.value = { id: "a", token: "t", revision: 1, line: "renters", ratedWith: null };
  session.selection.value = isBought ? null : aSelection({ bindable: true });
  if (isBought) session.bought.value = { line: "renters", applicationId: "a", token: "t", isAnotherBegun: false };
  session.commit({ [plan.name]: "MONTHLY" });
  const [show, submit] = [vi.fn<Runner["show"]>(), vi.fn<Runner["submit"]>()];
  if (wants) wantToPay(session);
  const watch = watchPayment(session, aRunner({ show, submit, hrefOf: ({ step }) => `/${step}` }), at);
  watch.begin();
  await new Promise((resolve) => setTimeout(resolve));
  watch.leave();
  session.dispose();
  const count = (of: unknown): number => calls.filter((one) => one === of).length;
  const shown = show.mock.calls.map(([route]) => route.replace("renters/purchase/", ""));
  return { shown, left: submit.mock.calls.length, made: count(createPayment), read: count(readPurchase), failed: watch.failed.peek() };
}

const idle = { shown: [], left: 0, made: 0, read: 1, failed: false };
test.each<[string, Arrival, object]>([
  ["leaves once for the payment of a plan just chosen", { wants: true }, { ...idle, left: 1, made: 1 }],
  ["doesn't leave unasked, as after a reload", {}, idle],
  ["opens no payment where one has failed", { at: "failure", wants: true, read: known({ status: "Failed" }) }, idle],
  ["shows the plans without a payment", { read: { ok: true, value: { payment: null } } }, { ...idle, shown: ["payment-plan"] }],
  ["shows the plans if the service doesn't know the purchase", { read: unread("NOT_FOUND") }, { ...idle, shown: ["payment-plan"] }],
  ["shows the plans without an application", { hasApplication: false }, { ...idle, shown: ["payment-plan"], read: 0 }],
  ["says that the payment can't be read", { read: unread("INTERNAL") }, { ...idle, failed: true }],
  ["shows that a payment failed", { read: known({ status: "Failed" }) }, { ...idle, shown: ["failure"] }],
  ["shows that a payment was canceled", { read: known({ status: "Cancelled" }) }, { ...idle, shown: ["failure"] }],
  ["reads nothing once the policy is bought", { isBought: true }, { ...idle, read: 0 }],
  ["shows nothing of a line that has ended meanwhile", { ends: true, read: known({ status: "Failed" }) }, idle],
])("the payment's screen %s", async (_what, arrival, expected) => {
  expect(await arrivedAt(arrival)).toEqual(expected);
});
