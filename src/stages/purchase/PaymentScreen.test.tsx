import { signal } from "@preact/signals-react";
import { act } from "react";
import { expect, it } from "vitest";
import type { Payment } from "../../api/contract/payments";
import { aRunner } from "../../fixtures/aRunner";
import { inFunnel } from "../../fixtures/inFunnel";
import { mounted } from "../../fixtures/mounted";
import { answersOf } from "../../flow/field";
import { say } from "../../kernel/phrase";
import { bundledConfig } from "../../partner/bundledConfig";
import type { Session } from "../../session/session";
import { PaymentScreen } from "./PaymentScreen";

const page = mounted();

const unknown = { status: "InProgress", problem: null, money: "UNKNOWN", cents: 4_120, planId: "MONTHLY", leadId: "3fa85f64-5717-4562-b3fc-2c963f66afa6", paymentUrl: null } as Payment;

/** Without a payment, the service never answers. `isLeaving` while the visitor is taken to the payment page. */
async function shows(payment: Payment | null, selection: object | null = null, isLeaving = false, completed: readonly string[] = []): Promise<() => number> {
  let reads = 0;
  const session = {
    say,
    speech: signal({ language: "en" }),
    line: signal(null),
    selection: signal(selection),
    bought: signal(null),
    progress: () => ({ completed }),
    answers: signal(answersOf({})),
    application: signal({ id: "a", token: "t", revision: 1 }),
    api: { call: () => ((reads += 1), payment ? Promise.resolve({ ok: true, value: { payment } }) : new Promise(() => undefined)) },
    partner: { config: bundledConfig },
  } as unknown as Session;
  await act(async () => {
    page.render(inFunnel(session, aRunner({ busy: signal(isLeaving) }), <PaymentScreen />));
    await Promise.resolve();
  });
  return () => reads;
}

it("says that a payment can't be found, with a reference and a number, and offers no other payment", async () => {
  await shows(unknown);
  const said = page.container.textContent;
  expect(page.container.querySelector("h1")?.textContent).toBe("We can't confirm your payment yet");
  expect(said).toContain("Your reference is 3FA85F64.");
  expect(page.container.querySelector('a[href^="tel:"]')).not.toBeNull();
  expect(said).not.toMatch(/haven't been charged|before you paid|Resume/);
  expect(page.container.querySelectorAll("button")).toHaveLength(0);
});

it("says of an open payment which policy it is for", async () => {
  await shows({ ...unknown, money: "NONE", paymentUrl: "https://pay.example/1" }, { carrierName: "Tern & Tide", premium: 204.6, term: 12 });
  expect(page.container.querySelector("h1")?.textContent).toBe("Your payment is already open");
  for (const said of ["Tern & Tide", "Renters policy", "$17.05/mo"]) expect(page.container.textContent).toContain(said);
});

it("says under the heading who is asked, instead of the heading again", async () => {
  await shows(null);
  expect(page.container.querySelector("h1")?.textContent).toBe("Checking your payment");
  expect([...page.container.querySelectorAll("li, [role=status]")].map((said) => said.textContent)).toEqual(["Asking the payment company", "Asking the payment company"]);
});

const openPage = { ...unknown, money: "NONE", paymentUrl: "https://pay.example/1" } as Payment;
const chosen = ["purchase/payment-plan"];

it.each<[string, Payment, boolean, string, readonly string[], readonly string[]]>([
  ["is being made up", { ...unknown, status: "Requested", money: "NONE" }, false, "Taking you to the secure payment page", [], ["Opening the payment page"]],
  ["is about to be left for", openPage, true, "Taking you to the secure payment page", [], ["Opening the payment page"]],
  ["was left", openPage, false, "Your payment is still open", ["Resume payment", "Cancel this payment"], []],
  ["is being confirmed", { ...unknown, money: "NONE" }, false, "We're confirming your payment. Don't pay again.", [], ["Waiting for the payment result", "Then Tern & Tide issues your policy"]],
  ["is made", { ...unknown, money: "TAKEN" }, false, "We're confirming your payment. Don't pay again.", [], ["You paid $41.20", "Tern & Tide is issuing your policy"]],
])("a payment that %s", async (_what, payment, isLeaving, title, buttons, steps) => {
  await shows(payment, { carrierName: "Tern & Tide", premium: 204.6, term: 12 }, isLeaving, chosen);
  expect(page.container.querySelector("h1")?.textContent).toBe(title);
  expect([...page.container.querySelectorAll("button")].map(({ textContent }) => textContent)).toEqual(buttons);
  expect([...page.container.querySelectorAll("li")].map(({ textContent }) => textContent)).toEqual(steps);
  expect(page.container.textContent).toContain("Monthly: $41.20 today");
  // A visitor who waits for an answer reads why one payment is enough, and the number to call.
  const waits = buttons.length === 0 && !title.startsWith("Taking");
  expect([page.container.textContent.includes("Why not pay again?"), page.container.querySelector('a[href^="tel:"]') !== null]).toEqual([waits, waits]);
  expect(page.container.querySelector("[role=status]")?.textContent ?? null).toBe(steps.find((step) => !/^(?:Then|You paid)/.test(step)) ?? null);
});

it("asks again when the browser brings the page back, and no longer once it is left", async () => {
  const reads = await shows(openPage);
  expect(reads()).toBe(1);
  const returns = (persisted: boolean) => act(async () => void window.dispatchEvent(Object.assign(new Event("pageshow"), { persisted })));
  await returns(false);
  expect(reads()).toBe(1);
  await returns(true);
  expect(reads()).toBe(2);
  page.render(null);
  await returns(true);
  expect(reads()).toBe(2);
});
