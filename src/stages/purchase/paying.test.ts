// @vitest-environment happy-dom
import { expect, test, vi } from "vitest";
import type { Client } from "../../api/client";
import { stopPayment, type Payment } from "../../api/contract/payments";
import { localProblem } from "../../api/problems";
import { aRunner } from "../../fixtures/aRunner";
import { sessionOptions } from "../../fixtures/sessionOptions";
import { createSession } from "../../session/createSession";
import { endOpenPayment } from "./endOpenPayment";
import { plan } from "./fields";
import { watchPayment } from "./paying";

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
