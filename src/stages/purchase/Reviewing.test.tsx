import { act } from "react";
import { beforeEach, describe, expect, it, vi } from "vitest";
import type { Client } from "../../api/client";
import { reviewForBind } from "../../api/contract/bind";
import { localProblem } from "../../api/problems";
import type { Runner } from "../../form/runner";
import { aRunner } from "../../fixtures/aRunner";
import { inFunnel } from "../../fixtures/inFunnel";
import { mounted } from "../../fixtures/mounted";
import { aSelection } from "../../fixtures/quotes";
import { sessionOptions } from "../../fixtures/sessionOptions";
import { fail, ok } from "../../kernel/result";
import { createSession } from "../../session/createSession";
import type { Line } from "../../session/line";
import { insuranceStartDate } from "../../steps/startDate/fields";
import { Reviewing } from "./Reviewing";
import { reviewOf } from "./reviewPrice";

const page = mounted();

type Place = "purchase/review-details" | "purchase/sign";

const pricedAt = (revision: number) => ok({ quoteId: "quote-1", premium: 240, previousPremium: null, termMonths: 12, fraudNotice: null, revision });
const refused = (code: string) => fail({ ...localProblem("INTERNAL", 409), code });
let settles: () => Promise<boolean>;
let price: () => unknown;
let startDate: string;

beforeEach(() => {
  settles = () => Promise.resolve(true);
  price = () => pricedAt(1);
  startDate = "07/01/2026";
});

/** A renter who is about to sign, everything before it done. */
function buying() {
  const call = vi.fn((endpoint: unknown) => Promise.resolve(endpoint === reviewForBind ? price() : ok({})));
  const session = createSession(sessionOptions({ api: { call } as unknown as Client }));
  const steps = [{ id: "insurance-start", title: { key: "t", english: "Start" }, fields: [insuranceStartDate] }];
  session.line.value = { slug: "renters", riskState: () => "OH", flow: { groups: [{ id: "g", label: { key: "g" }, steps }] } } as unknown as Line;
  session.selection.value = aSelection({ bindable: true, premium: 240, term: 12 });
  session.application.value = { id: "a", token: "t", line: "renters", revision: 1, ratedWith: "hash" };
  session.commit({ startDate });
  const runner = aRunner({ show: vi.fn<Runner["show"]>(), raise: vi.fn<Runner["raise"]>(), settle: vi.fn(() => settles()) });
  const arrive = (at: Place) => act(async () => page.render(inFunnel(session, runner, <Reviewing key={at} at={at}>{(reviewed) => <p>Price {reviewed.premium}</p>}</Reviewing>)));
  const leave = () => act(async () => page.render(null));
  const asked = () => call.mock.calls.filter(([endpoint]) => endpoint === reviewForBind).length;
  return { session, runner, arrive, leave, asked };
}

const shown = () => page.container.textContent;

describe("the price before a signature", () => {
  it("is requested once for the review and the signature, and again after something changed", async () => {
    const { session, arrive, leave, asked } = buying();
    await arrive("purchase/review-details");
    expect([shown(), asked()]).toEqual(["Price 240", 1]);
    await arrive("purchase/sign");
    expect([shown(), asked()]).toEqual(["Price 240", 1]);
    await leave();
    expect(reviewOf(session).peek(), "nothing is on screen to sign").toBeNull();
    await arrive("purchase/review-details");
    session.application.value = { ...session.application.peek()!, revision: 2 };
    price = () => pricedAt(2);
    await arrive("purchase/sign");
    expect(asked()).toBe(3);
  });

  it("is requested again on each arrival at the review", async () => {
    const { arrive, leave, asked } = buying();
    await arrive("purchase/review-details");
    await leave();
    await arrive("purchase/review-details");
    expect(asked()).toBe(2);
  });

  it.each<[Place, readonly string[]]>([
    ["purchase/review-details", ["purchase/questions"]],
    ["purchase/sign", ["purchase/questions", "purchase/review-details"]],
  ])("has to be confirmed again from %s on, and the visitor isn't led back", async (at, left) => {
    const { session, arrive } = buying();
    session.advance({ completed: ["purchase/questions", "purchase/review-details", "purchase/sign", "purchase/payment-plan"] });
    session.returnTo.value = "purchase/review-details";
    await arrive(at);
    expect([session.progress().completed, session.returnTo.peek()]).toEqual([left, null]);
  });

  it.each([
    ["the answers can't be sent", () => void (settles = () => Promise.resolve(false)), 0],
    ["sending them throws", () => void (settles = () => Promise.reject(new Error("No"))), 0],
    ["the company doesn't answer", () => void (price = () => refused("INTERNAL")), 1],
  ])("can be requested again if %s", async (_why, fails, calls) => {
    fails();
    const { runner, arrive, asked } = buying();
    await arrive("purchase/review-details");
    expect([page.container.querySelector("h1")?.textContent, asked()]).toEqual(["We couldn't check your price", calls]);
    settles = () => Promise.resolve(true);
    price = () => pricedAt(1);
    const [again, quotes] = page.container.querySelectorAll("button");
    act(() => quotes?.click());
    expect(runner.show).toHaveBeenCalledWith("renters/policy-compare");
    await act(async () => again?.click());
    expect(shown()).toBe("Price 240");
  });

  it("leads to the quotes if its own is gone, and from them back to the review", async () => {
    price = () => refused("QUOTE_NOT_SELECTABLE");
    const { session, runner, arrive } = buying();
    await arrive("purchase/review-details");
    expect(runner.show).toHaveBeenCalledWith("renters/policy-compare", true);
    expect(session.returnTo.peek()).toBe("purchase/review-details");
  });

  it("raises the case that the company has taken its offer back", async () => {
    price = () => refused("NO_QUOTE_ON_REVIEW");
    const { runner, arrive } = buying();
    await arrive("purchase/review-details");
    expect(runner.raise).toHaveBeenCalledWith("noQuotesReturnedOnDigitalBindReview");
  });

  it("isn't requested for a start date that has passed, which is asked for first", async () => {
    startDate = "06/15/2026";
    const { runner, arrive, asked } = buying();
    await arrive("purchase/review-details");
    expect([vi.mocked(runner.show).mock.calls, asked()]).toEqual([[["renters/insurance-start", true]], 0]);
  });

  it.each([
    ["that is refused", () => refused("QUOTE_NOT_SELECTABLE")],
    ["that raises a case", () => refused("NO_QUOTE_ON_REVIEW")],
  ])("doesn't lead a visitor away who has left before an answer %s", async (_which, answer) => {
    let arrives: () => void = () => undefined;
    price = () => new Promise((resolve) => (arrives = () => resolve(answer())));
    const { runner, arrive, leave, asked } = buying();
    await arrive("purchase/review-details");
    expect(asked()).toBe(1);
    await leave();
    await act(async () => arrives());
    expect([vi.mocked(runner.show).mock.calls, vi.mocked(runner.raise).mock.calls]).toEqual([[], []]);
  });

  it("isn't requested by a visitor who has left before the answers were sent", async () => {
    let sent: (isSettled: boolean) => void = () => undefined;
    settles = () => new Promise((resolve) => (sent = resolve));
    const { session, arrive, leave, asked } = buying();
    await arrive("purchase/review-details");
    await leave();
    await act(async () => sent(false));
    expect([asked(), reviewOf(session).peek()]).toEqual([0, null]);
  });
});
