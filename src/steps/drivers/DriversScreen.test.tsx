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
import { emailField, firstName } from "../../session/fields/person";
import type { Line } from "../../session/line";
import type { DriverAnswer } from "./driverAnswer";
import { DriversScreen } from "./DriversScreen";
import { drivers } from "./fields";

const page = mounted();

const driver = (key: string, more: Partial<DriverAnswer> = {}): DriverAnswer => ({
  key,
  firstName: key,
  lastName: "Okafor",
  dateOfBirth: "9/7/1985",
  gender: "Female",
  maritalStatus: "Married",
  driverDateLicensed: "06/2005",
  ...more,
});
const [maya, jon, ada] = [driver("Maya"), driver("Jon"), driver("Ada")];

function show(list: readonly DriverAnswer[], detail: string | null = null, { state = "OH", errors = [] as readonly FieldError[] } = {}) {
  const session = createSession(sessionOptions());
  session.line.value = { slug: "auto", wire: "PERSONAL_AUTO", riskState: () => state, flow: { groups: [] } } as unknown as Line;
  session.set(drivers, list);
  const position = signal<{ step: string; detail: string | null }>({ step: "driver", detail });
  const refusals = signal(0);
  const runner = aRunner({
    position,
    refusals,
    errors: signal(errors),
    ahead: vi.fn<Runner["ahead"]>(),
    openSubroute: vi.fn<Runner["openSubroute"]>(),
    closeSubroute: vi.fn<Runner["closeSubroute"]>(),
    showErrors: () => undefined,
  });
  page.render(inFunnel(session, runner, <DriversScreen />));
  return { session, runner, refusals };
}

const buttons = () => [...page.container.querySelectorAll("button")];
const named = (name: string) => buttons().find((button) => (button.getAttribute("aria-label") ?? button.textContent).startsWith(name));
const press = (name: string) => act(() => named(name)!.click());
const names = (session: ReturnType<typeof show>["session"]) => session.draft(drivers).peek().map(({ key }) => key);
const heading = () => page.container.querySelector("h1")?.textContent;

describe("an address of the step shows", () => {
  const six = ["a", "b", "c", "d", "e", "f"].map((key) => driver(key));
  it.each([
    ["the main driver's form while there is none", [], null, "Tell us about the main driver"],
    ["that form also at a driver's address", [], "2", "Tell us about the main driver"],
    ["the form of the main driver", [maya, jon], "1", "Tell us about the main driver"],
    ["the form of another driver", [maya, jon], "2", "Jon's details"],
    ["the form of a new driver", [maya], "add", "Tell us about another driver"],
    ["the list", [maya, jon], null, "Title"],
    ["the list, where that driver is gone", [maya, jon], "3", "Title"],
    ["the list, where there is no driver 0", [maya, jon], "0", "Title"],
    ["the list, as no seventh driver can be added", six, "add", "Title"],
  ] as const)("%s", (_what, list, detail, title) => {
    show(list, detail);
    expect(heading()).toBe(title);
  });
});

describe("the list of drivers", () => {
  it("sends itself ahead, again after a change", () => {
    const { runner } = show([maya, jon]);
    expect(runner.ahead).toHaveBeenCalledTimes(1);
    press("Remove Jon");
    expect(runner.ahead).toHaveBeenCalledTimes(2);
  });

  it("removes any driver but the main one, and brings a removed one back to its place, with the focus", () => {
    const { session } = show([maya, jon, ada]);
    expect(named("Remove Maya")).toBeUndefined();
    press("Remove Jon");
    expect(names(session)).toEqual(["Maya", "Ada"]);
    expect(page.container.textContent).toContain("Jon was removed.");
    expect(document.activeElement).toBe(named("Undo"));
    press("Undo");
    expect(names(session)).toEqual(["Maya", "Jon", "Ada"]);
    expect(page.container.textContent).not.toContain("was removed");
    expect(document.activeElement).toBe(named("Edit Jon"));
  });

  it("marks the main driver, and no other", () => {
    show([maya, jon, ada]);
    expect(page.container.textContent.split("Main driver")).toHaveLength(2);
  });

  it("opens each driver's form, and that of a new one", () => {
    const { runner } = show([maya, jon]);
    press("Edit Jon");
    press("Add another driver");
    expect(vi.mocked(runner.openSubroute).mock.calls).toEqual([["2"], ["add"]]);
  });

  it.each([
    [5, true],
    [6, false],
  ])("of %i offers another: %s", (count, isOffered) => {
    show(Array.from({ length: count }, (_, index) => driver(`d${index}`)));
    expect(named("Add another driver") !== undefined).toBe(isOffered);
    expect(page.container.textContent.includes("You can quote up to 6 drivers online.")).toBe(!isOffered);
  });

  it.each([
    ["is complete", {}, "OH", false, "Born 1985, licensed since 2005"],
    ["lacks an answer", { maritalStatus: "" }, "OH", true, "Born 1985, licensed since 2005"],
    ["lacks what its state doesn't ask", { driverDateLicensed: "", gender: "", maritalStatus: "" }, "HI", false, "Born 1985"],
  ] as const)("says of a driver who %s", (_what, more, state, isMissing, facts) => {
    show([driver("Maya", more)], null, { state });
    expect(page.container.textContent.includes("Details missing")).toBe(isMissing);
    expect(page.container.textContent).toContain(facts);
    expect(page.container.textContent.includes("licensed since")).toBe(facts.includes("licensed"));
    expect(page.container.textContent).toContain("Main driver");
  });

  const message = { key: "test.no", english: "Not like this" };
  it.each([
    ["the first incomplete driver", { field: drivers, message }, "Edit Jon"],
    ["the main driver, whose form asks for the e-mail", { field: emailField, message }, "Edit Maya"],
  ])("says a refusal at the list, with the focus on %s", (_whom, error, focused) => {
    const { refusals } = show([maya, driver("Jon", { gender: "" })], null, { errors: [error] });
    expect(page.container.textContent).toContain("Not like this");
    expect(document.activeElement).not.toBe(named(focused));
    act(() => void (refusals.value = 1));
    expect(document.activeElement).toBe(named(focused));
  });
});

describe("a driver's form", () => {
  const save = async () => {
    await act(async () => page.container.querySelector("form")!.requestSubmit());
  };

  it("saves the driver in place, with its id, and goes back to the list", async () => {
    const { session, runner } = show([maya, driver("Jon", { id: "d-2" }), ada], "2");
    const scope = "driver-Jon";
    act(() => void (session.draft(firstName, scope).value = "Jonas"));
    await save();
    expect(session.draft(drivers).peek()[1]).toEqual({ ...jon, id: "d-2", firstName: "Jonas" });
    expect(names(session)).toEqual(["Maya", "Jon", "Ada"]);
    expect(runner.closeSubroute).toHaveBeenCalledOnce();
    expect(session.draft(firstName).peek(), "the policyholder's name").toBe("");
  });

  it("makes the main driver the policyholder", async () => {
    const { session } = show([maya, jon], "1");
    act(() => void (session.draft(firstName, "driver-Maya").value = "Mia"));
    await save();
    expect([session.draft(drivers).peek()[0]?.firstName, session.draft(firstName).peek()]).toEqual(["Mia", "Mia"]);
  });

  it("is left without a change, which forgets what was typed", () => {
    const { session, runner } = show([maya, jon], "2");
    act(() => void (session.draft(firstName, "driver-Jon").value = "Jonas"));
    press("Cancel");
    expect([session.draft(drivers).peek()[1], session.draft(firstName, "driver-Jon").peek()]).toEqual([jon, ""]);
    expect(runner.closeSubroute).toHaveBeenCalledOnce();
  });

  it("can't be left while there is no driver, and leads to no other address once the first is saved", async () => {
    const { session, runner } = show([]);
    expect(named("Cancel")).toBeUndefined();
    const { key: _key, ...answers } = maya;
    act(() => {
      for (const [name, value] of Object.entries(answers)) session.draft({ name, initial: "" } as never, "driver-main").value = value;
    });
    await save();
    expect(session.draft(drivers).peek()).toMatchObject([answers]);
    expect(runner.closeSubroute).not.toHaveBeenCalled();
  });

  it.each([
    ["1", true],
    ["2", false],
  ])("at %s asks how to reach the driver: %s, and otherwise offers an advisor for a younger one", (detail, isMain) => {
    show([maya, jon], detail);
    const labels = [...page.container.querySelectorAll("label")].map(({ textContent }) => textContent);
    expect([labels.some((label) => label.startsWith("Email")), named("Contact an advisor") === undefined]).toEqual([isMain, isMain]);
  });

  it.each([
    ["OH", ["Gender", "Marital status", "Date first licensed"], []],
    ["HI", [], ["Gender: Not asked in Hawaii, by law", "Marital status: Not asked in Hawaii, by law", "Date first licensed: Not asked in Hawaii, by law"]],
  ])("in %s asks for what the law allows, and says what it doesn't", (state, asked, barred) => {
    show([], null, { state });
    const labels = [...page.container.querySelectorAll("label, legend")].map(({ textContent }) => textContent);
    for (const label of ["Gender", "Marital status", "Date first licensed"]) expect([label, labels.some((one) => one.startsWith(label))]).toEqual([label, (asked as readonly string[]).includes(label)]);
    for (const said of barred) expect(page.container.textContent).toContain(said);
    expect(page.container.textContent.includes("Not asked in")).toBe(barred.length > 0);
  });
});
