// @vitest-environment happy-dom
import { signal } from "@preact/signals-react";
import { act } from "react";
import { expect, it } from "vitest";
import { aRunner } from "../../src/fixtures/aRunner";
import { mounted } from "../../src/fixtures/mounted";
import { translationOf } from "../../src/build/catalogue.mjs";
import { workOf } from "../../src/flow/flow";
import { RunnerProvider } from "../../src/form/runner";
import { validate } from "../../src/form/validate";
import { SessionProvider } from "../../src/session/context";
import { say } from "../../src/kernel/phrase";
import type { LineStep } from "../../src/session/line";
import { drivers } from "../../src/steps/drivers/fields";
import { scopeOf, vehicles } from "../../src/steps/vehicles/fields";
import { byHand, ownershipType, plMake, plModel } from "../../src/steps/vehicles/itemFields";
import { ownershipQuestion } from "../../src/steps/vehicles/itemTexts";
import { openFunnel } from "./funnel";
import { examplesOf, lineOf, stepsOf } from "./lines";

const page = mounted();

const auto = lineOf("auto");
const answers = examplesOf("auto").maximal("TX");

/** Shows the step's screen at one item of its list, and then at another. */
async function showItems(step: LineStep) {
  const { session } = openFunnel(auto, []);
  session.commit(answers);
  const position = signal<{ step: string; detail: string | null }>({ step: step.id, detail: null });
  const runner = aRunner({ position, title: signal(step.title), showErrors: () => undefined });
  const { screen: Screen } = await workOf(step);
  const show = (detail: string): Promise<void> =>
    act(async () => {
      position.value = { step: step.id, detail };
      page.render(
        <SessionProvider value={session}>
          <RunnerProvider value={runner}>
            <Screen />
          </RunnerProvider>
        </SessionProvider>,
      );
    });
  const typed = (): readonly string[] => [...page.container.querySelectorAll<HTMLInputElement>("input, select")].map(({ value }) => value);
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

it.each([
  ["Honda", false, ["plYear", "plMake", "plModel"]],
  ["other", false, ["plYear", "plMake"]],
  ["other", true, ["plYear", "plMake", "plModel"]],
])("a make of %j, typed: %s, asks %j and refuses the make alone if a person has to quote it", async (make, isTyped, asked) => {
  const { session, show } = await showItems(stepsOf(auto).find(({ id }) => id === "vehicle")!);
  session.set(vehicles, []);
  const scope = scopeOf(null, "car");
  for (const [field, value] of [[plMake, make], [byHand, isTyped], [ownershipType, "Owned"]] as const) session.draft<unknown>(field, scope).value = value;
  await show("add");
  expect([...page.container.querySelectorAll<HTMLInputElement>("input:not([type=radio]), select")].map(({ name }) => name)).toEqual(asked);
  const wrong = validate(session, [plMake, plModel], scope).map(({ field }) => field.name);
  expect(wrong).toEqual([make === "other" ? "plMake" : "plModel"]);
});

it.each([
  ["en", {}],
  ["es", translationOf("es")],
] as const)("in %s an error names the question about ownership as the form asks it", (language, catalogue) => {
  expect(say(ownershipType.label!, {}, catalogue, language)).toBe(say(ownershipQuestion, {}, catalogue, language));
});
