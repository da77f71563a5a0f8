// @vitest-environment happy-dom
import { signal } from "@preact/signals-react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { length } from "../../src/business/limits";
import { inFunnel } from "../../src/fixtures/inFunnel";
import type { AnyField } from "../../src/flow/field";
import { workOf } from "../../src/flow/flow";
import type { Runner } from "../../src/form/runner";
import { helperFields } from "../../src/lines/life/helper";
import { startInManualMode } from "../../src/session/fields/address";
import type { Line, LineStep } from "../../src/session/line";
import { currentPolicy } from "../../src/session/fields/currentPolicy";
import { companyFault, priceFault } from "../../src/stages/quotes/compare/currentPolicy";
import { mainDriverFields } from "../../src/steps/drivers/itemFields";
import { byHand, itemFields } from "../../src/steps/vehicles/itemFields";
import { openFunnel } from "./funnel";
import { lines, stepsOf } from "./lines";

/** The fields of the forms of one driver, of one vehicle and of life's calculator, beside those of the step. */
const asked: readonly AnyField[] = [...mainDriverFields, ...itemFields({ type: "car" } as Parameters<typeof itemFields>[0]), ...Object.values(helperFields)];

/** Fields checked only on submit, against the list of breeds, whatever their length. */
const judgedLater = ["breed"];

/** Returns the text inputs of a rendered screen, and each one's error for a text that is too long. */
async function typedIn(line: Line, step: LineStep, detail: string | null) {
  const { session } = openFunnel(line, []);
  if (step.fields.includes(startInManualMode)) session.set(startInManualMode, true);
  const { screen: Screen } = await workOf(step);
  const runner = {
    title: signal(step.title), enter: signal(null), busy: signal(false), question: signal(null), dialog: signal(null), errors: signal([]), refusals: signal(0),
    position: signal({ step: step.id, detail }), hrefOf: () => "#",
  };
  const markup = renderToStaticMarkup(inFunnel(session, runner as unknown as Runner, <Screen />));
  const page = document.createElement("div");
  page.innerHTML = markup;
  const inputs = [...page.querySelectorAll<HTMLInputElement>("input:not([type=radio], [type=checkbox], [type=range], .vh)")];
  const context = session.ruleContext(session.drafted(step.fields));
  const silent = inputs.filter(({ name }) => {
    const field = [...step.fields, ...asked].find((known) => known.name === name);
    return !judgedLater.includes(name) && ["x".repeat(5_000), "9".repeat(5_000)].some((value) => !field?.rule?.(value, context));
  });
  return { inputs, cut: inputs.filter((input) => input.hasAttribute("maxlength")), silent: silent.map(({ name }) => name) };
}

const details: Readonly<Record<string, readonly string[]>> = { driver: ["add"], vehicle: ["add"], coverage: ["helper"] };
const asking = lines.flatMap(({ line }) =>
  stepsOf(line)
    .filter(({ fields, id }) => fields.length > 0 && id !== "policy-compare")
    .flatMap((step) => [null, ...(details[step.id] ?? [])].map((detail) => [line.slug, step.id, detail, line, step] as const)),
);

it.each(asking)("%s, %s, %s: too long a text isn't cut, and gets an error", async (_slug, _id, detail, line, step) => {
  expect(await typedIn(line, step, detail)).toMatchObject({ cut: [], silent: [] });
});

it("the forms of one driver, one vehicle and life's calculator are among them", async () => {
  for (const id of ["driver", "vehicle", "coverage"]) {
    const found = asking.find(([, step, detail]) => step === id && detail !== null)!;
    expect((await typedIn(found[3], found[4], found[2])).inputs.length, id).toBeGreaterThan(0);
  }
});

it.each(["plMake", "plModel"])("a %s that is too long gets the service's own error", (name) => {
  const field = asked.find((known) => known.name === name)!;
  const { session } = openFunnel(lines[0]!.line, []);
  const context = session.ruleContext({ [byHand.name]: true });
  expect(field.rule?.("x".repeat(length.vehicle), context)).toBeNull();
  expect(field.rule?.("x".repeat(length.vehicle + 1), context)).toMatchObject({ english: "Use {max} characters or fewer" });
});

it.each([
  ["", null],
  ["$1,139.50", null],
  ["free", "Must be a number"],
  ["1000000000", "A value between {min} and {max}"],
])("a current policy of %j a month: %s", (price, said) => {
  expect(priceFault({ ...currentPolicy.initial, price })?.english ?? null).toBe(said);
});

it("the company of a current policy gets an error if its name is too long", () => {
  expect(companyFault({ ...currentPolicy.initial, company: "x".repeat(length.company) })).toBeNull();
  expect(companyFault({ ...currentPolicy.initial, company: "x".repeat(length.company + 1) })).toMatchObject({ english: "Use {max} characters or fewer" });
});
