// @vitest-environment happy-dom
import { requests } from "../../src/api/contract/requests";
import { expect, it } from "vitest";
import { z } from "zod/mini";
import type { Line, LineStep } from "../../src/session/line";
import { anyDogs, hasCoapplicant } from "../../src/stages/purchase/fields";
import type { Values } from "./funnel";
import { openFunnel } from "./funnel";
import { allStepsOf, lines, togglesOf } from "./lines";
import { markupOf } from "./markupOf";

/** Returns the names of the controls on a step's screen, given these answers. */
async function controlsOf(line: Line, step: LineStep, values: Values): Promise<readonly string[]> {
  const { session } = openFunnel(line, togglesOf(line).flags);
  for (const field of step.fields) if (field.name in values) session.set(field, values[field.name]);
  const page = document.createElement("div");
  page.innerHTML = await markupOf(session, step);
  return [...page.querySelectorAll<HTMLInputElement>("input, select, textarea")].map(({ name }) => name);
}

/** Fields answered on screens of their own, item by item, or by a press that is the whole answer. */
const elsewhere = ["drivers", "vehicles", "motorcycles", "driverHistory", "bundling", "paymentPlan", "signature", "recordsConsent"];
/** Fields that the widget fills itself, or stores after a press. */
const found = ["startInManualMode", "confirmedAddress", "propertyOrigins", "rebuildCost", "recordsFound", "confirmedDiscount", "chosenCoverages"];
/** Answers to further questions, which no example has. */
const furtherAnswers: Values = { [anyDogs.name]: true, [hasCoapplicant.name]: true };

const names = [...new Set(lines.flatMap(({ line }) => allStepsOf(line).flatMap(({ fields }) => fields.map(({ name }) => name))))];

it("every answer that a step asks has a control on its screen; otherwise nothing would show that it can't be given", async () => {
  const offered = new Set<string>();
  for (const { line, examples } of lines) {
    for (const step of allStepsOf(line).filter(({ fields }) => fields.length > 0)) {
      for (const values of [{}, ...(examples ? [examples.minimal("TX"), { ...examples.maximal("TX"), ...furtherAnswers }] : [])]) {
        for (const name of await controlsOf(line, step, values)) offered.add(name);
      }
    }
  }
  expect(names.filter((name) => !offered.has(name) && !elsewhere.includes(name) && !found.includes(name))).toEqual([]);
});

/** A lead's fields that have another name than the answer. */
const renamed: Readonly<Record<string, string>> = { bundleDiscount: "bundling" };

it("every boolean of a lead is an answer that a step asks", () => {
  const members = Object.entries(z.toJSONSchema(requests.updateLead.body).properties ?? {});
  const opted = members.flatMap(([name, schema]) => (typeof schema === "object" && schema.type === "boolean" ? [name] : []));
  expect(opted).toContain("bundleDiscount");
  expect(opted.map((name) => renamed[name] ?? name).filter((name) => !names.includes(name))).toEqual([]);
});
