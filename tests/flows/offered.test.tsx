// @vitest-environment happy-dom
import { expect, it } from "vitest";
import { z } from "zod/mini";
import { updateLead } from "../../src/api/contract/leads";
import type { Line, LineStep } from "../../src/session/line";
import { anyDogs, hasCoapplicant } from "../../src/stages/purchase/fields";
import type { Values } from "./funnel";
import { openFunnel } from "./funnel";
import { allStepsOf, lines, togglesOf } from "./lines";
import { markupOf } from "./markupOf";

/** Names of the controls of a step's screen, once these answers are given. */
async function controlsOf(line: Line, step: LineStep, values: Values): Promise<readonly string[]> {
  const { session } = openFunnel(line, togglesOf(line).flags);
  for (const field of step.fields) if (field.name in values) session.set(field, values[field.name]);
  const page = document.createElement("div");
  page.innerHTML = await markupOf(session, step);
  return [...page.querySelectorAll<HTMLInputElement>("input, select, textarea")].map(({ name }) => name);
}

/** Answered on screens of their own, item by item, or with a press that is the whole answer. */
const elsewhere = ["drivers", "vehicles", "motorcycles", "driverHistory", "bundling", "paymentPlan", "signature", "recordsConsent"];
/** What the widget finds out by itself, or keeps of what was pressed. */
const found = ["startInManualMode", "confirmedAddress", "propertyOrigins", "rebuildCost", "recordsFound", "confirmedDiscount", "chosenCoverages"];
/** Asked after another answer, which no example has. */
const furtherAnswers: Values = { [anyDogs.name]: true, [hasCoapplicant.name]: true };

const names = [...new Set(lines.flatMap(({ line }) => allStepsOf(line).flatMap(({ fields }) => fields.map(({ name }) => name))))];

it("every answer that a step asks stands on its screen: of another nothing tells that nobody can give it", async () => {
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

/** Members of a lead that have another name than the answer. */
const renamed: Readonly<Record<string, string>> = { bundleDiscount: "bundling" };

it("every yes or no of a lead is an answer that a step asks", () => {
  const members = Object.entries(z.toJSONSchema(updateLead.body).properties ?? {});
  const opted = members.flatMap(([name, schema]) => (typeof schema === "object" && schema.type === "boolean" ? [name] : []));
  expect(opted).toContain("bundleDiscount");
  expect(opted.map((name) => renamed[name] ?? name).filter((name) => !names.includes(name))).toEqual([]);
});
