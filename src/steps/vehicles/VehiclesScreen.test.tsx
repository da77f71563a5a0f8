import { signal } from "@preact/signals-react";
import { act } from "react";
import { describe, expect, it, vi } from "vitest";
import type { Runner } from "../../form/runner";
import { aRunner } from "../../fixtures/aRunner";
import { inFunnel } from "../../fixtures/inFunnel";
import { mounted } from "../../fixtures/mounted";
import { sessionOptions } from "../../fixtures/sessionOptions";
import { createSession } from "../../session/createSession";
import type { FieldError } from "../../session/effectOutcome";
import type { Line } from "../../session/line";
import { plMake } from "./itemFields";
import { scopeOf, vehicles, type VehicleAnswer } from "./fields";
import type { VehicleStepOptions } from "./options";
import { honda } from "./sample";
import { VehiclesScreen } from "./VehiclesScreen";

const page = mounted();

const options: VehicleStepOptions = { title: { key: "t", english: "Vehicles" }, type: "car", list: vehicles, miles: { min: 1_000, max: 100_000 } };
const car = (key: string, more: Partial<VehicleAnswer> = {}): VehicleAnswer => ({ ...honda, key, plModel: key, ...more });
const cars = (count: number, more: Partial<VehicleAnswer> = {}) => Array.from({ length: count }, (_, index) => car(`Car ${index + 1}`, more));

function show(list: readonly VehicleAnswer[], detail: string | null = null, state = "OH") {
  const session = createSession(sessionOptions());
  session.line.value = { slug: "auto", wire: "PERSONAL_AUTO", riskState: () => state, flow: { groups: [] } } as unknown as Line;
  session.set(vehicles, list);
  const errors = signal<readonly FieldError[]>([]);
  const runner = aRunner({
    position: signal({ step: "vehicle", detail }),
    errors,
    submit: vi.fn<Runner["submit"]>(() => Promise.resolve()),
    openSubroute: vi.fn<Runner["openSubroute"]>(),
    closeSubroute: vi.fn<Runner["closeSubroute"]>(),
    showErrors: vi.fn<Runner["showErrors"]>((next) => void (errors.value = next)),
  });
  page.render(inFunnel(session, runner, <VehiclesScreen options={options} />));
  return { session, runner, errors, listed: () => session.draft(vehicles).peek() };
}

const shown = () => page.container.textContent;
const named = (name: string) => [...page.container.querySelectorAll<HTMLElement>("button, input")].find((one) => (one.getAttribute("aria-label") ?? one.textContent).includes(name));
const press = (name: string) => act(() => named(name)!.click());
const boxes = () => [...page.container.querySelectorAll<HTMLInputElement>("input[type=checkbox]")];
const submit = () => act(() => page.container.querySelector("form")!.requestSubmit());

describe("an address of the step shows", () => {
  it.each([
    ["a form while there is no vehicle, which can't be left", [], null, "Add a vehicle", false],
    ["the list", cars(2), null, "Title", false],
    ["the form of a new vehicle", cars(2), "add", "Add a vehicle", true],
    ["the form of a vehicle", cars(2), "2", "Edit this vehicle", true],
    ["the list, where that vehicle is gone", cars(2), "3", "Title", false],
  ] as const)("%s", (_what, list, detail, title, canCancel) => {
    show(list, detail);
    expect([page.container.querySelector("h1")?.textContent, named("Cancel") !== undefined]).toEqual([title, canCancel]);
  });
});

describe("the list of vehicles", () => {
  it.each([
    ["nothing is selected", cars(2, { status: "UNSELECTED" }), "By VIN, or by year, make, and model", "Continue"],
    ["one is selected", cars(1), "You can add 3 more.", "Continue with 1 vehicle"],
    ["three are selected", cars(3), "You can add 1 more.", "Continue with 3 vehicles"],
  ])("says how many fit while %s", (_what, list, hint, button) => {
    show(list);
    expect(shown()).toContain(hint);
    expect(page.container.querySelector("button[type=submit]")?.textContent).toBe(button);
    expect(named("Add another vehicle")).toBeDefined();
  });

  it.each([
    ["four are selected", [...cars(4), car("Fifth", { status: "UNSELECTED" })]],
    ["twelve are listed", cars(12, { status: "UNSELECTED" })],
  ])("offers no other while %s", (_what, list) => {
    show(list);
    expect(named("Add another vehicle")).toBeUndefined();
    expect(shown()).toContain("You can quote up to 4 vehicles.");
  });

  it("has no room for a fifth selected vehicle until one of the four is unselected", () => {
    const { listed } = show([...cars(4), car("Fifth", { status: "UNSELECTED" })]);
    expect(boxes().map(({ disabled }) => disabled)).toEqual([false, false, false, false, true]);
    act(() => boxes()[0]?.click());
    expect(boxes().map(({ disabled }) => disabled)).toEqual([false, false, false, false, false]);
    act(() => boxes()[4]?.click());
    expect(listed().map(({ status }) => status)).toEqual(["UNSELECTED", "SELECTED", "SELECTED", "SELECTED", "SELECTED"]);
  });

  it("brings a removed vehicle back to its place, with the focus", () => {
    const { session, listed } = show(cars(3));
    session.draft(plMake, scopeOf(cars(3)[1]!, "car")).value = "Half-typed";
    press("Remove 2003 Honda Car 2");
    expect(listed().map(({ key }) => key)).toEqual(["Car 1", "Car 3"]);
    expect(shown()).toContain("2003 Honda Car 2 was removed.");
    expect([document.activeElement, session.draft(plMake, scopeOf(cars(3)[1]!, "car")).peek()]).toEqual([named("Undo"), ""]);
    press("Undo");
    expect(listed().map(({ key, status }) => [key, status])).toEqual([["Car 1", "SELECTED"], ["Car 2", "SELECTED"], ["Car 3", "SELECTED"]]);
    expect(shown()).not.toContain("was removed");
  });

  it("brings a removed vehicle back unselected once four others are", () => {
    const { listed } = show([...cars(4), car("Fifth", { status: "UNSELECTED" })]);
    press("Remove 2003 Honda Car 1");
    act(() => boxes().at(-1)?.click());
    press("Undo");
    expect(listed().map(({ key, status }) => [key, status])[0]).toEqual(["Car 1", "UNSELECTED"]);
  });

  it("opens a vehicle's form, and that of a new one", () => {
    const { runner } = show(cars(2));
    press("Edit 2003 Honda Car 2");
    press("Add another vehicle");
    expect(vi.mocked(runner.openSubroute).mock.calls).toEqual([["2"], ["add"]]);
  });

  it("says where records come from, only if there are any", () => {
    show(cars(1));
    expect(shown()).not.toContain("We found these at your address.");
    show([car("Recorded", { recordedAt: "1 Main St", prefill: true, status: "UNSELECTED" })]);
    expect(shown()).toContain("We found these at your address. Select yours, up to 4.");
    expect(shown()).toContain("From public vehicle records for");
  });

  it.each<[string, readonly VehicleAnswer[], string, string | null]>([
    ["nothing is selected", cars(1, { status: "UNSELECTED" }), "OH", "Select at least one vehicle"],
    ["its ownership isn't told", cars(1, { ownershipType: "" }), "OH", "Select paid in full or financed/leased"],
    ["its miles are missing in California", cars(1), "CA", "Required"],
    ["an unselected one has no owner", [...cars(1), car("Other", { status: "UNSELECTED", ownershipType: "" })], "OH", null],
    ["all is known", cars(2), "OH", null],
  ])("is sent unless something is missing: %s", (_what, list, state, message) => {
    const { runner, errors } = show(list, null, state);
    submit();
    expect(vi.mocked(runner.submit).mock.calls.length).toBe(message === null ? 1 : 0);
    expect(errors.peek().length).toBe(message === null ? 0 : 1);
    if (message !== null) expect(shown()).toContain(message);
  });

  it("takes an error back once it is mended, and shows no other before the next press", () => {
    const { errors } = show([...cars(1, { ownershipType: "" }), car("Second", { ownershipType: "" })]);
    act(() => page.container.querySelectorAll<HTMLInputElement>("input[type=radio]")[0]?.click());
    expect(errors.peek()).toEqual([]);
    submit();
    expect(errors.peek()).toHaveLength(1);
    act(() => page.container.querySelectorAll<HTMLInputElement>("input[type=radio]")[3]?.click());
    expect(errors.peek()).toEqual([]);
  });
});

describe("a vehicle's card", () => {
  it.each<[string, Partial<VehicleAnswer>, string, { chips: readonly string[]; asksOwner: boolean; asksMiles: boolean }]>([
    ["entered by the visitor", {}, "OH", { chips: ["Paid in full"], asksOwner: false, asksMiles: false }],
    ["on record", { prefill: true, recordedAt: "1 Main St" }, "OH", { chips: ["Paid in full", "From public records"], asksOwner: false, asksMiles: false }],
    ["from an earlier conversation", { prefill: true }, "OH", { chips: ["Paid in full", "From your earlier answers"], asksOwner: false, asksMiles: false }],
    ["whose owner is a guess", { prefill: true, recordedAt: "1 Main St", assumed: true }, "OH", { chips: ["From public records", "Our guess. Please confirm"], asksOwner: true, asksMiles: false }],
    ["whose owner is a guess, unselected", { prefill: true, recordedAt: "1 Main St", assumed: true, status: "UNSELECTED" }, "OH", { chips: ["From public records"], asksOwner: false, asksMiles: false }],
    ["in California", {}, "CA", { chips: ["Paid in full"], asksOwner: false, asksMiles: true }],
    ["in California, unselected", { status: "UNSELECTED" }, "CA", { chips: ["Paid in full"], asksOwner: false, asksMiles: false }],
  ])("%s", (_what, more, state, { chips, asksOwner, asksMiles }) => {
    show([car("Accord", more)], null, state);
    const said = ["Paid in full", "Financed/Leased", "From public records", "From your earlier answers", "Our guess. Please confirm"];
    const radios = page.container.querySelectorAll("input[type=radio]").length;
    const wanted = asksOwner ? said.filter((one) => !/Paid|Financed/.test(one)) : said;
    expect(wanted.filter((one) => shown().includes(one))).toEqual(chips);
    expect([radios > 0, shown().includes("Miles per year")]).toEqual([asksOwner, asksMiles]);
  });

  it("keeps the question about its owner once that is answered, and no longer guesses", () => {
    const { listed } = show([car("Accord", { prefill: true, assumed: true })]);
    act(() => page.container.querySelectorAll<HTMLInputElement>("input[type=radio]")[1]?.click());
    expect(listed()[0]).toMatchObject({ ownershipType: "Lien", assumed: false });
    expect(page.container.querySelectorAll("input[type=radio]")).toHaveLength(2);
    expect(shown()).not.toContain("Our guess");
  });
});
