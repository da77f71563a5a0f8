import { act } from "react";
import { expect, it, vi } from "vitest";
import type { Client } from "../../api/client";
import { localProblem } from "../../api/problems";
import { aRunner } from "../../fixtures/aRunner";
import { inFunnel } from "../../fixtures/inFunnel";
import { mounted } from "../../fixtures/mounted";
import { aSelection } from "../../fixtures/quotes";
import { sessionOptions } from "../../fixtures/sessionOptions";
import { fail, ok } from "../../kernel/result";
import { createSession } from "../../session/createSession";
import { plan } from "./fields";
import { PlanScreen } from "./PlanScreen";

const page = mounted();

const full = { planId: "FULL_PAYMENT", premiumCents: 20_460, installments: [{ dueDate: "2026-06-15", cents: 20_460 }] };
const monthly = {
  planId: "MONTHLY",
  premiumCents: 20_460,
  installments: [
    { dueDate: "2026-06-15", cents: 3_410 },
    { dueDate: "2026-07-15", cents: 8_525 },
    { dueDate: "2026-08-15", cents: 8_525 },
  ],
};
const plans = ok({ quoteId: "quote-1", plans: [full, monthly] });

/** Shows the plans of a quote that a visitor buys, who has chosen `chosen`. The service gives the answers in turn. */
async function show(answers: readonly unknown[], chosen: "" | "FULL_PAYMENT" = "", quoteId: string | null = "quote-1") {
  const left = [...answers];
  const call = vi.fn(() => Promise.resolve(left.shift()));
  const session = createSession(sessionOptions({ api: { call } as unknown as Client }));
  session.selection.value = aSelection({ bindable: true, quoteId, term: 12, premium: 204.6 });
  session.application.value = { id: "a", token: "t", line: "renters", revision: 1, ratedWith: "hash" };
  session.set(plan, chosen);
  page.render(inFunnel(session, aRunner(), <PlanScreen />));
  await settled();
  return { session, call };
}

/** A lookup asks in the next task. */
const settled = () => act(() => new Promise((resolve) => setTimeout(resolve, 5)));
const shown = () => page.container.textContent.replaceAll("\u00a0", " ");
const checked = () => page.container.querySelector<HTMLInputElement>("input:checked")?.value;
const pays = () => page.container.querySelector("button[type=submit]")?.textContent;

it("begins with the plan that asks for the least today, and says what today costs", async () => {
  const { session } = await show([plans]);
  expect([checked(), session.draft(plan).peek(), pays()]).toEqual(["MONTHLY", "MONTHLY", "Continue to pay $34.10"]);
  expect(page.container.querySelector("label")?.textContent.match(/[\d.,]*\d/g)?.slice(0, 2), "the price as seen and as heard").toEqual(["34.10", "34.10"]);
  const rows = [...page.container.querySelectorAll("tr, dl > div, li")].map(({ textContent }) => textContent);
  expect(rows.slice(0, 3)).toEqual(["Today, June 15$34.10", "Jul 15, 2026$85.25", "Aug 15, 2026$85.25"]);
  expect(shown()).toContain("Total for 12 months, on every plan$204.60");
  expect(shown()).toContain("Nothing after that");
});

it("keeps the plan that was chosen before", async () => {
  const { session } = await show([plans], "FULL_PAYMENT");
  expect([checked(), session.draft(plan).peek(), pays()]).toEqual(["FULL_PAYMENT", "FULL_PAYMENT", "Continue to pay $204.60"]);
});

it("offers another try and a telephone call if the plans can't be had", async () => {
  const { call } = await show([fail(localProblem("INTERNAL", 500)), plans]);
  expect(page.container.querySelector("h1")?.textContent).toBe("We couldn't get your payment plans");
  expect(page.container.querySelector('a[href^="tel:"]')).not.toBeNull();
  act(() => page.container.querySelector("button")?.click());
  await settled();
  expect([checked(), call.mock.calls.length]).toEqual(["MONTHLY", 2]);
});

it("asks for no plans without a quote to buy", async () => {
  const { call } = await show([plans], "", null);
  expect([call.mock.calls.length, shown().includes("Getting your payment plans")]).toEqual([0, true]);
});
