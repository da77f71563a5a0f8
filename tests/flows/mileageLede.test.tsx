// @vitest-environment happy-dom
import { signal, type Signal } from "@preact/signals-react";
import { act } from "react";
import { createRoot } from "react-dom/client";
import { expect, it } from "vitest";
import { RunnerProvider, type Runner } from "../../src/form/runner";
import { line as auto } from "../../src/lines/auto/line";
import { line as motorcycle } from "../../src/lines/motorcycle/line";
import { SessionProvider } from "../../src/session/context";
import type { Speech } from "../../src/session/session";
import { MileageScreen } from "../../src/steps/mileage/MileageScreen";
import { stepsOf } from "../../src/app/navigation/positions";
import type { Field } from "../../src/flow/field";
import { translationOf } from "../../src/build/catalogue.mjs";
import { openFunnel } from "./funnel";

it.each([
  ["auto", auto, "numberOfMiles", /^Por vehículo\. /],
  ["motorcycle", motorcycle, "annualMileage", /^Por motocicleta\. /],
] as const)("the question for the mileage of %s is right in Spanish", (_slug, line, name, said) => {
  Reflect.set(globalThis, "IS_REACT_ACT_ENVIRONMENT", true);
  const { session } = openFunnel(line, []);
  (session.speech as Signal<Speech>).value = { language: "es", catalogue: translationOf("es") };
  const step = stepsOf(line).find(({ fields }) => fields.some((field) => field.name === name))!;
  const miles = step.fields.find((field) => field.name === name) as Field<string>;
  const [errors, refusals, busy, question, position] = [signal([]), signal(0), signal(false), signal(null), signal({ step: step.id, detail: null })];
  const runner = { errors, refusals, busy, question, position, title: signal(step.title), enter: signal(null) };
  const container = document.body.appendChild(document.createElement("div"));
  const root = createRoot(container);
  act(() =>
    root.render(
      <SessionProvider value={session}>
        <RunnerProvider value={runner as unknown as Runner}>
          <MileageScreen options={miles} />
        </RunnerProvider>
      </SessionProvider>,
    ),
  );
  const paragraphs = [...container.querySelectorAll("p")].map(({ textContent }) => textContent ?? "");
  act(() => root.unmount());
  container.remove();
  expect(paragraphs).toContainEqual(expect.stringMatching(said));
});
