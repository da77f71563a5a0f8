import { signal } from "@preact/signals-react";
import { act } from "react";
import { expect, it, vi } from "vitest";
import type { Payment } from "../../api/contract/payments";
import { aRunner } from "../../fixtures/aRunner";
import { inFunnel } from "../../fixtures/inFunnel";
import { mounted } from "../../fixtures/mounted";
import { answersOf } from "../../flow/field";
import { say } from "../../kernel/phrase";
import { bundledConfig } from "../../partner/bundledConfig";
import type { Session } from "../../session/session";
import { insuranceStartDate } from "../../steps/startDate/fields";
import { FailureScreen } from "./FailureScreen";

const declined = { status: "Failed", problem: "DECLINED", money: "NONE", cents: 4_120, leadId: "l-1" } as Payment;
const page = mounted();

/** Renders the screen while the payment is requested; `answer` resolves it with the service's response. */
function show(session: object = {}) {
  let answer: (said: unknown) => void = () => undefined;
  const read = new Promise((resolve) => (answer = resolve));
  const own = {
    say,
    line: signal(null),
    selection: signal(null),
    bought: signal(null),
    progress: () => ({ completed: [] }),
    answers: signal(answersOf({})),
    application: signal({ id: "a", token: "t", revision: 1 }),
    api: { call: () => read },
    partner: { config: bundledConfig },
    ...session,
  } as unknown as Session;
  const runner = aRunner({ show: vi.fn() });
  page.render(inFunnel(own, runner, <FailureScreen />));
  const told = (payment: Payment) =>
    act(async () => {
      answer({ ok: true, value: { payment } });
      await read;
    });
  return { runner, told };
}

it("shows a drawing for a declined payment, once the decline is known", async () => {
  const { told } = show();
  const drawings = () => page.container.querySelectorAll(".rail > svg").length;
  expect(drawings()).toBe(0);
  await told(declined);
  expect(page.container.querySelector("h1")?.textContent).toBe("Your payment was declined");
  expect(drawings()).toBe(1);
});

it("explains a start date before the payment with the first possible day, and links to the step that asks for it", async () => {
  const steps = [{ id: "insurance-start", fields: [insuranceStartDate] }];
  const returnTo = signal<string | null>(null);
  const { runner, told } = show({
    journey: signal({ steps }),
    returnTo,
    speech: signal({ language: "en" }),
    // Noon in New York, so the visitor's day is the same.
    ruleContext: () => ({ now: new Date("2026-11-23T17:00:00Z"), state: "NY" }),
  });
  await told({ ...declined, problem: "START_PASSED" });
  expect(page.container.querySelector("h1")?.textContent).toBe("Your start date has passed");
  expect(page.container.textContent).toContain("It can start on November 24 or later.");
  expect(page.container.textContent).toContain("You haven't been charged.");
  const buttons = [...page.container.querySelectorAll("button")];
  expect(buttons.map(({ textContent }) => textContent)).toEqual(["Choose a new start date"]);
  act(() => buttons[0]?.click());
  expect(runner.show).toHaveBeenCalledWith("renters/insurance-start");
  expect(returnTo.value).toBe("purchase/review-details");
});

const buttons = () => [...page.container.querySelectorAll<HTMLElement>("button, a")];
const press = (name: string) => act(() => buttons().find(({ textContent }) => textContent === name)!.click());

it.each<[Payment["problem"], string, readonly string[]]>([
  ["DECLINED", "Your payment was declined", ["Try again", "Choose another plan", "Call an advisor: "]],
  ["CANCELLED", "You left before you paid", ["Try again", "Choose another plan", "Call an advisor: "]],
  [null, "You left before you paid", ["Try again", "Choose another plan", "Call an advisor: "]],
  ["STOPPED", "Your payment was stopped", ["Try again", "Choose another plan", "Call an advisor: "]],
  ["EXPIRED", "The payment page timed out", ["Try again", "Choose another plan", "Call an advisor: "]],
  ["UNAVAILABLE", "We couldn't open the payment page", ["Try again", "Choose another plan", "Call an advisor: "]],
  ["BIND_REFUSED", "Tern & Tide can't issue your policy", ["Call an advisor: ", "Ask an advisor to contact me", "See my quotes again"]],
])("%s is titled '%s' and can be gone on from", async (problem, title, ways) => {
  const { told } = show({ selection: signal({ carrierName: "Tern & Tide" }) });
  expect(buttons()).toEqual([]);
  await told({ ...declined, problem });
  expect(page.container.querySelector("h1")?.textContent).toBe(title);
  expect(buttons().map(({ textContent }) => textContent.replace(/\(.*/, ""))).toEqual(ways);
});

it.each([
  ["NONE", "You haven't been charged."],
  ["TAKEN", "We have your payment of $41.20."],
  ["RETURNING", "We're returning $41.20 to your card."],
  ["RETURNED_BY_VOID", "We took the charge of $41.20 off your card."],
  ["RETURNED_BY_REFUND", "We sent $41.20 back to your card."],
  ["UNKNOWN", "We can't confirm yet that $41.20 is going back to your card. We keep checking. Your reference is L-1."],
] as const)("money that is %s: %s", async (money, said) => {
  const { told } = show();
  await told({ ...declined, money });
  expect(page.container.textContent).toContain(said);
});

it.each([
  ["the same plan's payment", "MONTHLY", "renters/purchase/loading"],
  ["the plans, without one", "", "renters/purchase/payment-plan"],
])("trying again leads to %s", async (_what, paymentPlan, route) => {
  const { runner, told } = show({ answers: signal(answersOf({ paymentPlan })) });
  await told(declined);
  press("Try again");
  expect(runner.show).toHaveBeenCalledWith(route);
});

it("leads to the other plans", async () => {
  const { runner, told } = show();
  await told(declined);
  press("Choose another plan");
  expect(runner.show).toHaveBeenLastCalledWith("renters/purchase/payment-plan");
});

it("counts a call about a policy that the company refused, and leads to the quotes", async () => {
  const calls = signal(0);
  const steps = [{ id: "finalize/contact", fields: [] }];
  const { runner, told } = show({ calls, journey: signal({ steps, find: (id: string) => steps.find((step) => step.id === id) ?? null }) });
  await told({ ...declined, problem: "BIND_REFUSED" });
  press("Ask an advisor to contact me");
  expect(runner.show).toHaveBeenLastCalledWith(expect.stringMatching(/finalize\/contact$/));
  press("See my quotes again");
  expect(runner.show).toHaveBeenLastCalledWith("renters/policy-compare");
  const call = page.container.querySelector("a")!;
  call.addEventListener("click", (event) => event.preventDefault());
  act(() => call.click());
  expect(calls.value).toBe(1);
});

it("says so while the service can't be reached, and goes on asking", async () => {
  show({ api: { call: () => Promise.resolve({ ok: false, error: { code: "INTERNAL", status: 500 } }) } });
  await act(async () => undefined);
  expect(page.container.textContent).toContain("We can't reach our service right now. We keep trying.");
  expect(page.container.querySelector("h1")?.textContent).toBe("Checking your payment");
});
