import { signal } from "@preact/signals-react";
import { act } from "react";
import { createRoot } from "react-dom/client";
import { afterEach, beforeEach, expect, it } from "vitest";
import type { Payment } from "../../api/contract/payments";
import { answersOf } from "../../flow/field";
import type { Runner } from "../../form/runner";
import { RunnerProvider } from "../../form/runner";
import { say } from "../../kernel/phrase";
import { bundledConfig } from "../../partner/bundledConfig";
import { SessionProvider } from "../../session/context";
import type { Session } from "../../session/session";
import { PaymentScreen } from "./PaymentScreen";

let container: HTMLElement;
let root: ReturnType<typeof createRoot>;

beforeEach(() => {
  Reflect.set(globalThis, "IS_REACT_ACT_ENVIRONMENT", true);
  container = document.body.appendChild(document.createElement("div"));
  root = createRoot(container);
});
afterEach(() => {
  act(() => root.unmount());
  container.remove();
});

it("says that a payment can't be found, with a reference and a number, and offers no other payment", async () => {
  const payment = { status: "InProgress", problem: null, money: "UNKNOWN", cents: 4_120, planId: "MONTHLY", leadId: "3fa85f64-5717-4562-b3fc-2c963f66afa6", paymentUrl: null } as Payment;
  const session = {
    say,
    line: signal(null),
    selection: signal(null),
    bought: signal(null),
    progress: () => ({ completed: [] }),
    answers: signal(answersOf({})),
    application: signal({ id: "a", token: "t", revision: 1 }),
    api: { call: () => Promise.resolve({ ok: true, value: { payment } }) },
    partner: { config: bundledConfig },
  } as unknown as Session;
  const runner = { enter: signal(null), busy: signal(false), title: signal({ key: "test", english: "" }) } as unknown as Runner;
  await act(async () => {
    root.render(
      <SessionProvider value={session}>
        <RunnerProvider value={runner}>
          <PaymentScreen />
        </RunnerProvider>
      </SessionProvider>,
    );
    await Promise.resolve();
  });
  const said = container.textContent;
  expect(container.querySelector("h1")?.textContent).toBe("We can't confirm your payment yet");
  expect(said).toContain("Your reference is 3FA85F64.");
  expect(container.querySelector('a[href^="tel:"]')).not.toBeNull();
  expect(said).not.toMatch(/haven't been charged|before you paid|Resume/);
  expect(container.querySelectorAll("button")).toHaveLength(0);
});
