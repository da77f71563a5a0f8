import { signal } from "@preact/signals-react";
import { act, type ComponentType } from "react";
import { expect, it, vi } from "vitest";
import { aRunner } from "../../fixtures/aRunner";
import { inFunnel } from "../../fixtures/inFunnel";
import { mounted } from "../../fixtures/mounted";
import { answersOf } from "../../flow/field";
import { StepForm } from "../../form/StepForm";
import { say } from "../../kernel/phrase";
import { bundledConfig } from "../../partner/bundledConfig";
import type { Session } from "../../session/session";
import { PlanScreen } from "./PlanScreen";
import { Reviewing } from "./Reviewing";

const page = mounted();
const Review = () => <Reviewing at="purchase/review-details">{() => <StepForm fields={[]}>Answers</StepForm>}</Reviewing>;
const heading = () => page.container.querySelector<HTMLElement>("h1")!;

/** Renders a step and focuses its heading, as arriving there does. Returns a function that answers its call. */
function arriveAt(Screen: ComponentType) {
  const asked: ((said: object) => void)[] = [];
  const session = {
    say,
    speech: signal({ language: "en" }),
    line: signal(null),
    journey: signal(null),
    selection: signal({ quoteId: "q", carrierName: "Tern & Tide", premium: 204.6, term: 12 }),
    returnTo: signal(null),
    application: signal({ id: "a", token: "t", revision: 1 }),
    answers: signal(answersOf({})),
    draft: () => signal("MONTHLY"),
    drafted: () => ({}),
    ruleContext: () => ({ now: new Date(2026, 5, 15), answers: answersOf({}), state: "OH" }),
    progress: () => ({ completed: [] }),
    advance: () => undefined,
    set: () => undefined,
    api: { call: () => new Promise((resolve) => void asked.push(resolve)) },
    partner: { config: bundledConfig },
    logger: { warn: () => undefined },
  } as unknown as Session;
  page.render(inFunnel(session, aRunner({ settle: () => Promise.resolve(true) }), <Screen />));
  heading().focus();
  return async (said: object): Promise<void> => {
    await vi.waitFor(() => expect(asked).toHaveLength(1));
    await act(async () => asked.pop()!(said));
  };
}

const failed = { ok: false, error: { code: "INTERNAL", status: 500 } };
it.each([
  ["a plan", PlanScreen, { plans: [{ planId: "MONTHLY", premiumCents: 20_460, installments: [{ dueDate: "2026-06-15", cents: 20_460 }] }] }],
  ["a review", Review, { premium: 204.6, termMonths: 12, revision: 1, isBindable: true }],
])("the focus stays on the heading of %s when that replaces the wait for it, and goes there when a press takes its button away", async (_name, Screen, value) => {
  const answer = arriveAt(Screen);
  await answer(failed);
  expect(document.activeElement).toBe(heading());
  const again = page.container.querySelector("button")!;
  again.focus();
  await act(async () => again.click());
  expect(document.activeElement).toBe(heading());
  await answer({ ok: true, value });
  expect(page.container.querySelector("form")).not.toBeNull();
  expect(document.activeElement).toBe(heading());
});
