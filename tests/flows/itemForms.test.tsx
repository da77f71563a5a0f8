// @vitest-environment happy-dom
import { signal } from "@preact/signals-react";
import { act } from "react";
import { createRoot } from "react-dom/client";
import { afterEach, beforeEach, expect, it } from "vitest";
import { workOf } from "../../src/flow/flow";
import { RunnerProvider } from "../../src/form/runner";
import type { Runner } from "../../src/form/runner";
import { SessionProvider } from "../../src/session/context";
import type { LineStep } from "../../src/session/line";
import { drivers } from "../../src/steps/drivers/fields";
import { vehicles } from "../../src/steps/vehicles/fields";
import { openFunnel } from "./funnel";
import { examplesOf, lineOf, stepsOf } from "./lines";

const container = document.createElement("div");
let root: ReturnType<typeof createRoot>;
beforeEach(() => {
  Reflect.set(globalThis, "IS_REACT_ACT_ENVIRONMENT", true);
  root = createRoot(container);
});
afterEach(() => act(() => root.unmount()));

const auto = lineOf("auto");
const answers = examplesOf("auto").maximal("TX");

/** Shows the step's screen at one item of its list, and then at another. */
async function showItems(step: LineStep) {
  const { session } = openFunnel(auto, []);
  session.commit(answers);
  const position = signal<{ step: string; detail: string | null }>({ step: step.id, detail: null });
  const runner = { position, title: signal(step.title), errors: signal([]), refusals: signal(0), busy: signal(false), enter: signal(null), question: signal(null), dialog: signal(null), showErrors: () => undefined };
  const { screen: Screen } = await workOf(step);
  const show = (detail: string): Promise<void> =>
    act(async () => {
      position.value = { step: step.id, detail };
      root.render(
        <SessionProvider value={session}>
          <RunnerProvider value={runner as unknown as Runner}>
            <Screen />
          </RunnerProvider>
        </SessionProvider>,
      );
    });
  const typed = (): readonly string[] => [...container.querySelectorAll<HTMLInputElement>("input, select")].map(({ value }) => value);
  return { session, show, typed };
}

it("a driver's form shows that driver, also when it replaces another one's", async () => {
  const { session, show, typed } = await showItems(stepsOf(auto).find(({ id }) => id === "driver")!);
  const list = session.answers.peek().get(drivers);
  expect(list.length).toBeGreaterThan(1);
  for (const [index, { firstName, lastName }] of list.entries()) {
    await show(String(index + 1));
    expect(typed()).toEqual(expect.arrayContaining([firstName, lastName]));
  }
});

it("a vehicle's form shows that vehicle, also when it replaces another one's", async () => {
  const { session, show, typed } = await showItems(stepsOf(auto).find(({ id }) => id === "vehicle")!);
  const list = session.answers.peek().get(vehicles).map((vehicle, index) => ({ ...vehicle, vin: "", plYear: String(2001 + index) }));
  expect(list.length).toBeGreaterThan(1);
  session.set(vehicles, list);
  for (const [index, { plYear }] of list.entries()) {
    await show(String(index + 1));
    expect(typed()).toContain(plYear);
  }
});
