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
