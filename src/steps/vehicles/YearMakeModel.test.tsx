import { act } from "react";
import { expect, it, vi } from "vitest";
import type { Client } from "../../api/client";
import { listMakes, listModels, listVinPrefixes } from "../../api/contract/vehicles";
import { localProblem } from "../../api/problems";
import type { Runner } from "../../form/runner";
import { aRunner } from "../../fixtures/aRunner";
import { inFunnel } from "../../fixtures/inFunnel";
import { mounted } from "../../fixtures/mounted";
import { sessionOptions } from "../../fixtures/sessionOptions";
import { Form } from "../../form/Form";
import { fail, ok } from "../../kernel/result";
import { createSession } from "../../session/createSession";
import type { Line } from "../../session/line";
import { vehicles } from "./fields";
import { bodyStyle, byHand, itemFields, plMake, plModel, yearField } from "./itemFields";
import type { VehicleStepOptions } from "./options";
import { YearMakeModel } from "./YearMakeModel";

const page = mounted();

const options: VehicleStepOptions = { title: { key: "t" }, type: "car", list: vehicles, miles: { min: 1_000, max: 100_000 } };
const scope = "car-new";

interface Register {
  readonly makes?: boolean;
  readonly models?: boolean;
  readonly styles?: readonly string[];
}

const settled = () => act(() => new Promise((resolve) => setTimeout(resolve, 5)));

/** Shows the three questions with these answers. The register's lists arrive unless they fail. */
async function show(answers: { year?: string; make?: string; model?: string; style?: string; typed?: boolean }, { makes = true, models = true, styles = [] }: Register = {}) {
  const works = { makes, models };
  const call = vi.fn((endpoint: unknown, _options: object) => {
    const isDown = (endpoint === listMakes && !works.makes) || (endpoint === listModels && !works.models);
    if (isDown) return Promise.resolve(fail(localProblem("INTERNAL", 500)));
    return Promise.resolve(ok({ makes: ["Honda", "Toyota"], models: ["Accord", "Civic"], vinPrefixes: styles.map((style) => ({ vinPrefix: "1", bodyStyle: style })) }));
  });
  const session = createSession(sessionOptions({ api: { call } as unknown as Client }));
  session.line.value = { slug: "auto", riskState: () => "OH", flow: { groups: [] } } as unknown as Line;
  session.draft(yearField(options), scope).value = answers.year ?? "2003";
  session.draft(plMake, scope).value = answers.make ?? "";
  session.draft(plModel, scope).value = answers.model ?? "";
  session.draft(bodyStyle, scope).value = answers.style ?? "";
  session.draft(byHand, scope).value = answers.typed ?? false;
  const onStyles = vi.fn();
  const runner = aRunner({ showErrors: () => undefined, show: vi.fn<Runner["show"]>() });
  page.render(inFunnel(session, runner, <Form scope={scope} fields={itemFields(options)}><YearMakeModel options={options} onStyles={onStyles} /></Form>));
  await settled();
  const kept = () => [plMake, plModel, bodyStyle].map((of) => session.draft(of, scope).peek());
  const asked = () => call.mock.calls.map(([endpoint]) => (endpoint === listMakes ? "makes" : endpoint === listModels ? "models" : endpoint === listVinPrefixes ? "styles" : "other"));
  return { session, runner, onStyles, kept, asked, works };
}

const shown = () => page.container.textContent;
const names = () => [...page.container.querySelectorAll<HTMLInputElement>("input, select")].map(({ name }) => name);
const optionsOf = (name: string) => [...page.container.querySelectorAll(`select[name=${name}] option`)].map(({ textContent }) => textContent);
const button = (name: string) => [...page.container.querySelectorAll("button")].find(({ textContent }) => textContent === name);
const choose = async (name: string, value: string) => {
  const control = page.container.querySelector<HTMLSelectElement | HTMLInputElement>(`[name=${name}]`)!;
  act(() => {
    const setter = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control) as object, "value")?.set;
    setter?.call(control, value);
    control.dispatchEvent(new Event(control.tagName === "SELECT" ? "change" : "input", { bubbles: true }));
  });
  await settled();
};

it.each([
  ["no year yet", { year: "" }, [], ["Enter the year first"], ["Select the make first"]],
  ["a year", {}, ["makes"], ["Select a make", "Honda", "Toyota", "Other"], ["Select the make first"]],
  ["a make", { make: "Honda" }, ["makes", "models"], ["Select a make", "Honda", "Toyota", "Other"], ["Select a model", "Accord", "Civic"]],
  ["a make and model of another list", { make: "Auvane", model: "Lyra" }, ["makes", "models", "styles"], ["Select a make", "Honda", "Toyota", "Auvane", "Other"], ["Select a model", "Accord", "Civic", "Lyra"]],
])("with %s, asks the register for what can be answered", async (_what, answers, calls, makes, models) => {
  const { asked } = await show(answers);
  expect([asked(), optionsOf("plMake"), optionsOf("plModel")]).toEqual([calls, makes, models]);
});

it.each([
  ["plYear", "2004", ["Honda", "", ""]],
  ["plMake", "Toyota", ["Toyota", "", ""]],
  ["plModel", "Civic", ["Honda", "Civic", ""]],
])("a change of %s takes back what depended on it", async (name, value, left) => {
  const { kept } = await show({ make: "Honda", model: "Accord", style: "Sedan" }, { styles: ["Sedan", "Coupe"] });
  expect(kept()).toEqual(["Honda", "Accord", "Sedan"]);
  await choose(name, value);
  expect(kept()).toEqual(left);
});

it("keeps a typed model when the year is corrected", async () => {
  const { kept, asked } = await show({ make: "Auvane", model: "Lyra", typed: true });
  await choose("plYear", "2004");
  expect([kept(), asked()]).toEqual([["Auvane", "Lyra", ""], []]);
});

it.each([
  ["asked where there are several", ["Sedan", "Coupe", "Sedan"], ["Select a body style", "Sedan", "Coupe"], ""],
  ["filled in where there is one", ["Sedan", "Sedan"], [], "Sedan"],
  ["not asked where there is none", [], [], ""],
])("a body style is %s", async (_how, styles, offered, kept) => {
  const visit = await show({ make: "Honda", model: "Accord" }, { styles });
  expect([optionsOf("bodyStyle"), visit.kept()[2]]).toEqual([offered, kept]);
  expect(visit.onStyles).toHaveBeenLastCalledWith([...new Set(styles)]);
});

it.each([
  ["the makes", { makes: false }, {}, ["plYear"]],
  ["the models", { models: false }, { make: "Honda" }, ["plYear", "plMake"]],
  ["the models of a car with a model", { models: false }, { make: "Honda", model: "Accord" }, ["plYear", "plMake", "plModel"]],
])("if %s can't be had, they can be asked for again, or typed", async (_what, register, answers, asked) => {
  const { works } = await show(answers, register);
  expect(names()).toEqual(asked);
  expect([shown().split("We couldn't load the list.").length - 1, button("Not listed? Enter it manually")]).toEqual([1, undefined]);
  Object.assign(works, { makes: true, models: true });
  act(() => button("Try again")?.click());
  await settled();
  expect([names(), shown().includes("We couldn't load the list.")]).toEqual([["plYear", "plMake", "plModel"], false]);
});

it("is typed instead, and chosen from the list again", async () => {
  const { session, kept } = await show({ make: "other" });
  expect(names()).toEqual(["plYear", "plMake"]);
  act(() => button("Not listed? Enter it manually")?.click());
  expect([names(), kept()[0], session.draft(byHand, scope).peek()]).toEqual([["plYear", "plMake", "plModel"], "", true]);
  act(() => button("Choose from the list instead")?.click());
  expect(session.draft(byHand, scope).peek()).toBe(false);
});

it.each([
  ["1989", "", false, 1],
  ["1990", "", false, 0],
  ["199", "", false, 0],
  ["2003", "other", false, 1],
  ["2003", " Other ", true, 1],
])("a year of %s and the make '%s', typed: %s, lead to an advisor", async (year, make, typed, links) => {
  const { runner } = await show({ year, make, typed });
  const found = [...page.container.querySelectorAll("button")].filter(({ textContent }) => textContent === "Contact an advisor");
  expect(found).toHaveLength(links);
  act(() => found[0]?.click());
  expect(vi.mocked(runner.show).mock.calls).toEqual(links ? [["auto/finalize/contact"]] : []);
});
