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
import { Screen } from "./FailureScreen";

const declined = { status: "Failed", problem: "DECLINED", money: "NONE", cents: 4_120, leadId: "l-1" } as Payment;
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

it("a payment that was declined has a drawing beside it, once that is known", async () => {
  let answer: (said: unknown) => void = () => undefined;
  const read = new Promise((resolve) => (answer = resolve));
  const session = {
    say,
    line: signal(null),
    selection: signal(null),
    bought: signal(null),
    progress: () => ({ completed: [] }),
    answers: signal(answersOf({})),
    application: signal({ id: "a", token: "t", revision: 1 }),
    api: { call: () => read },
    partner: { config: bundledConfig },
  } as unknown as Session;
  const runner = { enter: signal(null), title: signal({ key: "test", english: "" }) } as unknown as Runner;
  act(() =>
    root.render(
      <SessionProvider value={session}>
        <RunnerProvider value={runner}>
          <Screen />
        </RunnerProvider>
      </SessionProvider>,
    ),
  );
  const drawings = () => container.querySelectorAll(".rail > svg").length;
  expect(drawings()).toBe(0);
  await act(async () => {
    answer({ ok: true, value: { payment: declined } });
    await read;
  });
  expect(container.querySelector("h1")?.textContent).toBe("Your payment was declined");
  expect(drawings()).toBe(1);
});
