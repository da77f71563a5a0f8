// @vitest-environment happy-dom
import { signal } from "@preact/signals-react";
import { act } from "react";
import { describe, expect, it } from "vitest";
import type { Endpoint } from "../../src/api/contract/endpoint";
import { decodeVin, readVehicleSupport } from "../../src/api/contract/vehicles";
import { aRunner } from "../../src/fixtures/aRunner";
import { inFunnel } from "../../src/fixtures/inFunnel";
import { mounted } from "../../src/fixtures/mounted";
import { translationOf } from "../../src/build/catalogue.mjs";
import { field, type AnyField } from "../../src/flow/field";
import { workOf } from "../../src/flow/flow";
import type { DialogName } from "../../src/form/dialogNames";
import { validate } from "../../src/form/validate";
import { say } from "../../src/kernel/phrase";
import { ok } from "../../src/kernel/result";
import { z } from "../../src/kernel/zod";
import type { LineStep } from "../../src/session/line";
import type { Session } from "../../src/session/session";
import { drivers } from "../../src/steps/drivers/fields";
import { scopeOf, vehicles } from "../../src/steps/vehicles/fields";
import { byHand, knownVin, ownershipType, plMake, plModel, yearField } from "../../src/steps/vehicles/itemFields";
import { ownershipQuestion } from "../../src/steps/vehicles/itemTexts";
import type { VehicleStepOptions } from "../../src/steps/vehicles/options";
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
  const dialog = signal<DialogName | null>(null);
  const closeDialog = (): Promise<void> => Promise.resolve(void (dialog.value = null));
  const runner = aRunner({ position, dialog, closeDialog, title: signal(step.title), showErrors: () => undefined, closeSubroute: () => undefined });
  const { screen: Screen } = await workOf(step);
  const show = (detail: string): Promise<void> =>
    act(async () => {
      position.value = { step: step.id, detail };
      page.render(inFunnel(session, runner, <Screen />));
    });
  const typed = (): readonly string[] => [...page.container.querySelectorAll<HTMLInputElement>("input, select")].map(({ value }) => value);
  return { session, show, typed, dialog };
}

/** Holds the answers to the call back until they are released. */
function held(session: Session, endpoint: Endpoint, answer?: object): () => Promise<void> {
  const { api } = session;
  let release = (): void => undefined;
  const isReleased = new Promise<void>((resolve) => (release = resolve));
  const call = async (asked: Endpoint, options: never): Promise<unknown> => {
    if (asked.id !== endpoint.id) return api.call(asked, options);
    await isReleased;
    return answer ? ok(answer) : api.call(asked, options);
  };
  Object.assign(session, { api: { ...api, call } });
  return () => act(async () => (release(), await new Promise((resolve) => setTimeout(resolve))));
}

/** Sends the form that the button belongs to. */
const press = (name: string): Promise<void> =>
  act(async () => {
    const button = [...page.container.querySelectorAll("button")].find(({ textContent }) => textContent?.includes(name));
    button!.closest("form")!.requestSubmit();
    await Promise.resolve();
  });

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

describe("what is changed while the service is asked about a vehicle", () => {
  const vin = "1HGCM82633A004352";
  const accord = { vin, plYear: 2003, plMake: "Honda", plModel: "Accord", bodyStyle: "Coupe", supported: true, checkDigitValid: true };
  const scope = scopeOf(null, "car");

  async function adding() {
    const shown = await showItems(stepsOf(auto).find(({ id }) => id === "vehicle")!);
    shown.session.set(vehicles, []);
    await shown.show("add");
    return shown;
  }

  it("is saved with the next press, and not lost with the first one's answer", async () => {
    const { session } = await adding();
    const drafted: readonly (readonly [AnyField, unknown])[] = [[yearField({ type: "car" } as VehicleStepOptions), "2019"], [plMake, "Honda"], [plModel, "Civic"], [byHand, true], [ownershipType, "Owned"]];
    await act(async () => {
      for (const [field, value] of drafted) session.draft(field, scope).value = value;
      await Promise.resolve();
    });
    const release = held(session, readVehicleSupport);
    await press("Save this vehicle");
    await act(async () => void (session.draft(ownershipType, scope).value = "Lien"));
    await release();
    expect(session.draft(vehicles).peek()).toEqual([]);
    expect(session.draft(ownershipType, scope).peek()).toBe("Lien");
    await press("Save this vehicle");
    await release();
    expect(session.draft(vehicles).peek()).toMatchObject([{ plModel: "Civic", ownershipType: "Lien" }]);
  });

  it("a VIN that is corrected is looked up with the next press, and the typo isn't taken", async () => {
    const { session, dialog } = await adding();
    await act(async () => void (dialog.value = "vin"));
    const typed = session.draft(field("typedVin", z.string(), { initial: "" }), `${scope}-vin`);
    await act(async () => void (typed.value = vin));
    const release = held(session, decodeVin, accord);
    await press("Find my vehicle");
    const corrected = "1HGCM82643A004352";
    await act(async () => void (typed.value = corrected));
    await release();
    expect([dialog.peek(), typed.peek(), session.draft(knownVin, scope).peek()]).toEqual(["vin", corrected, ""]);
    await act(async () => void (typed.value = vin));
    await press("Find my vehicle");
    await release();
    expect([dialog.peek(), session.draft(knownVin, scope).peek()]).toEqual([null, vin]);
  });
});

it.each([
  ["en", {}],
  ["es", translationOf("es")],
] as const)("in %s an error names the question about ownership as the form asks it", (language, catalogue) => {
  expect(say(ownershipType.label!, {}, catalogue, language)).toBe(say(ownershipQuestion, {}, catalogue, language));
});
