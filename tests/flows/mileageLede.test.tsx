// @vitest-environment happy-dom
import { signal, type Signal } from "@preact/signals-react";
import { expect, it } from "vitest";
import { aRunner } from "../../src/fixtures/aRunner";
import { inFunnel } from "../../src/fixtures/inFunnel";
import { mounted } from "../../src/fixtures/mounted";
import { line as auto } from "../../src/lines/auto/line";
import { line as motorcycle } from "../../src/lines/motorcycle/line";
import type { Speech } from "../../src/session/session";
import { MileageScreen } from "../../src/steps/mileage/MileageScreen";
import { stepsOf } from "../../src/app/navigation/positions";
import type { Field } from "../../src/flow/field";
import { translationOf } from "../../src/build/catalogue.mjs";
import { openFunnel } from "./funnel";

const page = mounted();

it.each([
  ["auto", auto, "numberOfMiles", /^Por vehículo\. /],
  ["motorcycle", motorcycle, "annualMileage", /^Por motocicleta\. /],
] as const)("the question for the mileage of %s is right in Spanish", (_slug, line, name, said) => {
  const { session } = openFunnel(line, []);
  (session.speech as Signal<Speech>).value = { language: "es", catalogue: translationOf("es") };
  const step = stepsOf(line).find(({ fields }) => fields.some((field) => field.name === name))!;
  const miles = step.fields.find((field) => field.name === name) as Field<string>;
  const runner = aRunner({ position: signal({ step: step.id, detail: null }), title: signal(step.title) });
  page.render(inFunnel(session, runner, <MileageScreen options={miles} />));
  const paragraphs = [...page.container.querySelectorAll("p")].map(({ textContent }) => textContent ?? "");
  expect(paragraphs).toContainEqual(expect.stringMatching(said));
});
