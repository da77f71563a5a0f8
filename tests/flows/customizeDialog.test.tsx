// @vitest-environment happy-dom
import { signal } from "@preact/signals-react";
import { act } from "react";
import { describe, expect, it, vi } from "vitest";
import type { Coverage } from "../../src/api/contract/coverage";
import type { Quote } from "../../src/api/contract/quote";
import type { LineSlug } from "../../src/business/lines";
import { aRunner } from "../../src/fixtures/aRunner";
import { inFunnel } from "../../src/fixtures/inFunnel";
import { mounted } from "../../src/fixtures/mounted";
import { aCoverage, aQuote, aQuotedCoverage } from "../../src/fixtures/quotes";
import type { DialogName } from "../../src/form/dialogNames";
import { chosenCoverages } from "../../src/session/fields/coverages";
import { Customize } from "../../src/stages/quotes/customize/Customize";
import type { Expected } from "../../src/stages/quotes/customize/expected";
import type { QuoteRun } from "../../src/stages/quotes/run/quoteRun";
import { openFunnel } from "./funnel";
import { examplesOf, lineOf } from "./lines";

const page = mounted();

const optionsOf = (values: readonly string[]) => values.map((value) => ({ value, label: value === "OPT_OUT" ? "No coverage" : `$${Number(value).toLocaleString("en-US")}` }));
const editable = (id: string, label: string, values: readonly string[], given: Partial<Coverage> = {}): Coverage =>
  aCoverage({ id, label, apiKey: id, isEditable: true, defaultValue: "1000", increments: { incrementType: "LIST", options: optionsOf(values) }, ...given });
const deductible = (id: string, label: string, values = ["OPT_OUT", "500", "1000", "2500"]) => editable(id, label, values, { isDeductible: true });
const comprehensive = deductible("COMPREHENSIVE_DEDUCTIBLE", "Comprehensive deductible");
const collision = deductible("COLLISION_DEDUCTIBLE", "Collision deductible");
const medical = editable("MEDICAL_PAYMENTS", "Medical payments", ["500", "1000", "5000"]);
const unweighed = editable("UNKNOWN", "Pet transport", ["500", "1000", "5000"]);
const contents = editable("CONTENTS", "Personal property", ["10000", "50000"], { defaultValue: "30000", increments: { incrementType: "RANGE", options: optionsOf(["10000", "50000"]) } });

const buttons = (): HTMLButtonElement[] => [...page.container.querySelectorAll("button")];
const nameOf = (button: HTMLElement): string => button.getAttribute("aria-label") ?? button.textContent;
const press = (name: string | RegExp, within: ParentNode = page.container) =>
  act(async () => [...within.querySelectorAll("button")].find((one) => (typeof name === "string" ? nameOf(one) === name : name.test(nameOf(one))))!.click());
const groups = (): HTMLElement[] => [...page.container.querySelectorAll<HTMLElement>("dialog [role=group]")];
const labelOf = (group: HTMLElement): string => page.container.querySelector(`#${group.getAttribute("aria-labelledby")!}`)!.textContent;
const group = (label: string): HTMLElement => groups().find((one) => labelOf(one) === label)!;
const step = (label: string, way: "Lower" | "Higher") => press(new RegExp(`^${way}`), group(label));
const heading = () => page.container.querySelector<HTMLElement>("dialog h2");
const foot = (): string[] => [...page.container.querySelectorAll<HTMLElement>("dialog [data-over] button")].map(({ textContent }) => textContent);
const status = () => page.container.querySelector("dialog [role=status]")?.textContent;
const checkbox = (name: string) => [...page.container.querySelectorAll("label")].find(({ textContent }) => textContent === name)?.querySelector("input");
const helpOf = (control: Element): string => (control.getAttribute("aria-describedby") ?? "").split(" ").map((id) => page.container.querySelector(`#${id}`)?.textContent ?? "").join(" ");

interface Given {
  slug?: LineSlug;
  /** Insures only the first of the two cars. */
  oneCar?: boolean;
  definitions?: readonly Coverage[];
  quote?: Quote | null;
}

/** The button above the quotes, of a visitor with a car that is paid off, and a financed one. */
async function atQuotes({ slug = "auto", oneCar = false, definitions = [comprehensive, collision, medical], quote = aQuote({ carrierName: "Tern & Tide" }) }: Given) {
  const line = lineOf(slug);
  const { session } = openFunnel(line, []);
  // A visitor who has insured two cars before they came to another line.
  session.commit({ ...examplesOf("auto").maximal("TX"), ...((slug !== "auto" || oneCar) && examplesOf(slug).minimal("TX")) });
  const dialog = signal<DialogName | null>(null);
  const sending: { signal: AbortSignal; end(isSent: boolean): Promise<void>; drop(): Promise<void> }[] = [];
  const runner = aRunner({
    dialog,
    openDialog: (name) => void (dialog.value = name),
    closeDialog: () => Promise.resolve(void (dialog.value = null)),
    settle: (signal) => new Promise((resolve, reject) => sending.push({ signal, end: (isSent) => act(async () => resolve(isSent)), drop: () => act(async () => reject(signal.reason as Error)) })),
    show: vi.fn(),
  });
  const run = { begin: vi.fn() };
  const onUpdate = vi.fn();
  const expected: (Expected | null)[] = [];
  const show = (shown: Quote | null = quote, offered = definitions) =>
    page.render(inFunnel(session, runner, <Customize definitions={offered} quote={shown} run={run as unknown as QuoteRun} onExpect={(one) => expected.push(one)} onUpdate={onUpdate} />));
  show();
  return { session, runner, sending, run, onUpdate, expected, show, chosen: () => session.answers.peek().get(chosenCoverages) };
}

async function customize(given: Given = {}) {
  const shown = await atQuotes(given);
  await press("Customize");
  return shown;
}

describe("the button", () => {
  it.each<[string, Given, string[]]>([
    ["is there where something can be changed", {}, ["Customize"]],
    ["keeps its place until the coverages of a line with a quick choice are known", { definitions: [] }, ["Customize"]],
    ["isn't there if the line has nothing to change", { definitions: [aCoverage()] }, []],
    ["isn't there for a line that never has, whose coverages aren't known yet", { slug: "motorcycle", definitions: [] }, []],
  ])("%s", async (_what, given, names) => {
    await atQuotes(given);
    expect(buttons().map(nameOf)).toEqual(names);
  });

  it("of life leads to the step that asked for the amount", async () => {
    const { runner } = await customize({ slug: "life", definitions: [] });
    expect(runner.show).toHaveBeenCalledWith("life/coverage");
    expect(page.container.querySelector("dialog, .awaited")).toBeNull();
  });
});

describe("the pages", () => {
  it.each<[string, Given, readonly (readonly [title: string, eyebrow: string | undefined, coverages: readonly string[], foot: readonly string[]])[]]>([
    ["of two cars, one of them financed", {}, [
      ["2003 Honda Accord", "Customize, 1 of 3", ["Comprehensive deductible", "Collision deductible"], ["Next vehicle", "Close"]],
      ["2017 Ford F-150", "Customize, 2 of 3", ["Comprehensive deductible", "Collision deductible"], ["Next: limits", "Close"]],
      ["Limits for all your cars", "Customize, 3 of 3", ["Medical payments"], ["Close", "Back to the first vehicle"]],
    ]],
    ["of one car", { oneCar: true }, [
      ["2003 Honda Accord", "Customize, 1 of 2", ["Comprehensive deductible", "Collision deductible"], ["Next: limits", "Close"]],
      ["Limits", "Customize, 2 of 2", ["Medical payments"], ["Close", "Back to your car"]],
    ]],
    ["of one car without limits", { oneCar: true, definitions: [collision] }, [["2003 Honda Accord", "Customize", ["Collision deductible"], ["Close"]]]],
    ["of a home", { slug: "homeowners", definitions: [deductible("ALL_PERILS", "Deductible"), contents] }, [["Customize your coverage", undefined, ["Deductible", "Personal property"], ["Close"]]]],
    ["of a home whose first coverage is left out", { slug: "homeowners", definitions: [{ ...medical, defaultValue: "OPT_OUT", increments: comprehensive.increments }, contents] }, [
      ["Customize your coverage", undefined, ["Medical payments", "Personal property"], ["Close"]],
    ]],
  ])("%s", async (_what, given, expected) => {
    await customize(given);
    for (const [index, [title, eyebrow, coverages, ends]] of expected.entries()) {
      if (index > 0) {
        await press(expected[index - 1]![3][0]!);
        expect(document.activeElement).toBe(heading());
      }
      expect([heading()!.textContent, heading()!.parentElement!.querySelector("p")?.textContent, groups().map(labelOf), foot()]).toEqual([title, eyebrow, coverages, ends]);
      expect([...page.container.querySelectorAll<HTMLInputElement>("dialog [type=text]")].map(({ id }) => id)).toEqual(coverages.includes(contents.label) ? ["type-CONTENTS"] : []);
    }
    if (expected.length === 1) return;
    await press(/^Back to/);
    expect(heading()!.textContent).toBe(expected[0]![0]);
  });

  it("end with the coverages that are still offered", async () => {
    const { show } = await customize({ oneCar: true });
    await press("Next: limits");
    show(undefined, [collision]);
    expect(heading()!.textContent).toBe("2003 Honda Accord");
    show(undefined, []);
    expect(page.container.querySelector("dialog")).toBeNull();
  });
});

describe("leaving out", () => {
  it("comprehensive takes collision along, and says so with what it saves", async () => {
    await customize({ oneCar: true, quote: aQuote({ premium: 600 }) });
    const without = checkbox("Leave out comprehensive")!;
    expect(helpOf(without)).toBe("About $40 less a month. This also removes collision. Only for cars that are paid off.");
    expect(helpOf(checkbox("Leave out collision")!)).toBe("About $28 less a month.");
    await act(async () => without.click());
    expect([groups().map(labelOf), checkbox("Leave out comprehensive")!.checked, checkbox("Leave out collision")]).toEqual([[], true, undefined]);
    expect(helpOf(checkbox("Leave out comprehensive")!)).toBe("This also removes collision. Only for cars that are paid off.");
    await act(async () => checkbox("Leave out comprehensive")!.click());
    expect([groups().map(labelOf), foot()[1]]).toEqual([["Comprehensive deductible", "Collision deductible"], "Close"]);
  });

  it("the only deductible keeps its box, to take it back", async () => {
    await customize({ oneCar: true, definitions: [collision] });
    expect(helpOf(checkbox("Leave out collision")!)).toBe("About $28 less a month.");
    await act(async () => checkbox("Leave out collision")!.click());
    expect([groups(), checkbox("Leave out collision")!.checked]).toEqual([[], true]);
    await act(async () => checkbox("Leave out collision")!.click());
    expect(groups().map(labelOf)).toEqual(["Collision deductible"]);
  });

  it.each<[string, Given, string]>([
    ["of a financed car", {}, "Next vehicle"],
    ["of the whole policy", { definitions: [collision, { ...medical, increments: comprehensive.increments }] , oneCar: true }, "Next: limits"],
  ])("isn't offered for a coverage %s", async (_what, given, next) => {
    await customize(given);
    await press(next);
    expect([groups().length > 0, page.container.querySelector("dialog [type=checkbox]")]).toEqual([true, null]);
  });
});

describe("a coverage's steps", () => {
  /** The names of the two buttons, the value between them, and the words below them, which screen readers don't hear. */
  const said = (label: string) => {
    const [less, more] = [...group(label).querySelectorAll("button")].map(nameOf);
    return [less, group(label).querySelector("output")!.textContent, more, ...[...(group(label).parentElement!.querySelectorAll(".effects span"))].map(({ textContent }) => textContent)];
  };
  it.each<[string, Given, string, unknown[]]>([
    ["say what each changes", {}, "Medical payments", ["Lower: about the same price", "$1,000", "Higher: about the same price", "About the same", "About the same"]],
    ["say what each changes in the price", { quote: aQuote({ premium: 60_000 }) }, "Medical payments", ["Lower: about $13 less a month", "$1,000", "Higher: about $38 more a month", "$13 less", "$38 more"]],
    ["at the lowest", { definitions: [{ ...medical, defaultValue: "500" }] }, "Medical payments", ["Lower", "$500", "Higher: about the same price", "Lowest", "About the same"]],
    ["at the highest", { definitions: [{ ...medical, defaultValue: "5000" }] }, "Medical payments", ["Lower: about the same price", "$5,000", "Higher", "About the same", "Highest"]],
    ["of unknown cost", { definitions: [unweighed] }, "Pet transport", ["Lower", "$1,000", "Higher"]],
    ["without a price", { quote: null }, "Medical payments", ["Lower", "$1,000", "Higher"]],
  ])("%s", async (_what, { definitions = [medical], ...given }, label, expected) => {
    await customize({ oneCar: true, definitions, ...given });
    expect(said(label)).toEqual(expected);
  });

  it("are weighed from what was chosen last, and name what the price is for", async () => {
    await customize({ oneCar: true, definitions: [collision] });
    expect(said("Collision deductible").at(-1)).toBe("$5 less");
    expect(page.container.textContent).not.toContain("Was $");
    await step("Collision deductible", "Lower");
    expect(said("Collision deductible")).toEqual(["Lower", "$500", "Higher: about $5 less a month", "Lowest", "$5 less"]);
    expect(page.container.textContent).toContain("Was $1,000");
    expect(foot()).toEqual(["Update my quote"]);
    await step("Collision deductible", "Lower");
    expect(said("Collision deductible")[1]).toBe("$500");
  });

  it.each([
    ["500", ["true", null]],
    ["1000", [null, null]],
    ["2500", [null, "true"]],
  ])("of a deductible end at the lowest, before going without, and at the highest: %s", async (defaultValue, ends) => {
    await customize({ oneCar: true, definitions: [{ ...collision, defaultValue }] });
    expect([...group("Collision deductible").querySelectorAll("button")].map((button) => button.getAttribute("aria-disabled"))).toEqual(ends);
  });

  it.each([
    ["1000", "Chosen most often"],
    ["500", "Our advice: $1,000."],
  ])("of a deductible advise the usual one at %s", async (defaultValue, advice) => {
    const options = collision.increments.options.map((option) => (option.value === "1000" ? { ...option, toolTipDescription: "Chosen most often" } : option));
    const advised = { ...collision, description: "What you pay first.", defaultValue, increments: { ...collision.increments, options } };
    await customize({ oneCar: true, definitions: [advised, { ...medical, defaultValue: "500" }] });
    expect(helpOf(group("Collision deductible"))).toBe(`What you pay first. ${advice}`);
    await press("Next: limits");
    expect(group("Medical payments").hasAttribute("aria-describedby")).toBe(false);
  });

  it("show a long value in short, and whole below", async () => {
    const options = [{ value: "50/100", label: "$50K per person / $100K per incident" }, { value: "100/300", label: "$100K per person / $300K per incident" }];
    await customize({ oneCar: true, definitions: [{ ...medical, defaultValue: "50/100", increments: { incrementType: "LIST", options } }] });
    expect([said("Medical payments")[1], helpOf(group("Medical payments"))]).toEqual(["$50K/$100K", "$50K per person / $100K per incident."]);
  });

  it("say which value the company's price is for, if it lacks the one asked for", async () => {
    const coverages = [aQuotedCoverage({ id: "OTHER", value: "$9", asked: "$1" }), aQuotedCoverage({ id: medical.id, value: "$2,000", asked: "$1,000" })];
    await customize({ oneCar: true, definitions: [medical], quote: aQuote({ coverages }) });
    expect(helpOf(group("Medical payments"))).toBe("This company's price is for $2,000.");
  });
});

describe("the price on top", () => {
  it.each([
    [true, "Firm price"],
    [false, "Estimate"],
  ])("of a company that binds online (%s) is a %s until something is changed", async (isBindable, label) => {
    await customize({ oneCar: true, definitions: [collision, unweighed], quote: aQuote({ carrierName: "Tern & Tide", isBindable }) });
    expect(status()).toContain("Tern & Tide: $100.00 a month.");
    expect(status()).toContain(label);
    expect(status()).toContain("No changes yet");
    await step("Collision deductible", "Lower");
    expect(status()).toContain("What-if estimate for Tern & Tide: $105 a month, about $5 more. Now $100.00.");
    await step("Collision deductible", "Higher");
    expect(status()).toContain("No changes yet");
    await press("Next: limits");
    await step("Pet transport", "Higher");
    expect(status()).toContain("What-if estimate for Tern & Tide: $100 a month, about the same. Now $100.00.");
  });

  it("stays that of the company that was there first, at its newest price", async () => {
    const { show } = await customize({ quote: null });
    expect(status()).toBeUndefined();
    show(aQuote({ id: "first", carrierName: "First" }));
    expect(status()).toContain("First: $100.00 a month.");
    show(aQuote({ id: "cheaper", carrierName: "Cheaper", premium: 300 }));
    expect(status()).toContain("First: $100.00 a month.");
    show(aQuote({ id: "again", carrierId: "first", carrierName: "First", premium: 540 }));
    expect(status()).toContain("First: $90.00 a month.");
  });
});

describe("a typed amount that isn't offered", () => {
  const field = () => page.container.querySelector<HTMLInputElement>("#type-CONTENTS")!;
  const type = (text: string) =>
    act(async () => {
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")!.set!.call(field(), text);
      field().dispatchEvent(new InputEvent("input", { bubbles: true, inputType: "insertText" }));
    });

  it("isn't sent: the update leads to it, and says what can be typed", async () => {
    const { sending, expected } = await customize({ slug: "homeowners", definitions: [contents] });
    expect([field().value, foot()]).toEqual(["30,000", ["Close"]]);
    await type("50");
    expect(page.container.textContent).toContain("Enter an amount from $1,000 to $100,000");
    await press("Update my quote");
    expect([document.activeElement, sending, expected]).toEqual([field(), [], []]);
    await type("45000");
    expect([page.container.textContent?.includes("Enter an amount"), group("Personal property").querySelector("output")!.textContent]).toEqual([false, "$45,000"]);
    await press("Update my quote");
    expect(sending).toHaveLength(1);
  });

  it("is shown again on its page, if the update is pressed on another", async () => {
    const { sending } = await customize({ oneCar: true, definitions: [collision, contents] });
    await press("Next: limits");
    await type("50");
    await press("Back to your car");
    await press("Update my quote");
    expect([heading()!.textContent, sending]).toEqual(["Limits", []]);
  });
});

describe("an update", () => {
  it("closes the dialog once it is sent, and prices are asked for", async () => {
    const { sending, run, onUpdate, expected, chosen, session } = await customize({ oneCar: true });
    await step("Collision deductible", "Lower");
    await press("Update my quote");
    expect([expected.map((one) => one?.after), page.container.querySelector("[aria-busy=true]")?.textContent]).toEqual([[105], "Update my quote"]);
    expect(status()).toContain("$105 a month");
    await sending[0]!.end(true);
    expect([page.container.querySelector("dialog"), run.begin.mock.calls.length, onUpdate.mock.calls.length]).toEqual([null, 1, 1]);
    expect([expected.length, chosen().byVehicle, session.quotes.edits.peek()[0]]).toEqual([1, { accord: { COLLISION_DEDUCTIBLE: "500" } }, expect.objectContaining({ id: "COLLISION_DEDUCTIBLE", to: "$500" })]);
    await press("Customize");
    expect([foot()[1], group("Collision deductible").querySelector("output")!.textContent]).toEqual(["Close", "$500"]);
  });

  it("that fails keeps what was chosen, takes back what it promised, and can be tried again", async () => {
    const { sending, run, onUpdate, expected, chosen } = await customize({ oneCar: true });
    await step("Collision deductible", "Lower");
    await press("Update my quote");
    await sending[0]!.end(false);
    expect([expected.map((one) => one?.after), run.begin.mock.calls.length, onUpdate.mock.calls.length, chosen().byVehicle]).toEqual([[105, undefined], 0, 0, {}]);
    expect(page.container.textContent).toContain("We couldn't update your quote.");
    expect([foot()[1], group("Collision deductible").querySelector("output")!.textContent, page.container.querySelector("[aria-busy=true]")]).toEqual(["Update my quote", "$500", null]);
    await press("Update my quote");
    expect(page.container.textContent).not.toContain("We couldn't update your quote.");
    await sending[1]!.end(true);
    expect([page.container.querySelector("dialog"), run.begin.mock.calls.length]).toEqual([null, 1]);
  });

  it("leaves the dialog open with what is chosen meanwhile", async () => {
    const { sending, run, onUpdate, expected } = await customize({ oneCar: true });
    await step("Collision deductible", "Lower");
    await press("Update my quote");
    await step("Comprehensive deductible", "Higher");
    await sending[0]!.end(true);
    expect([run.begin.mock.calls.length, onUpdate.mock.calls.length, expected.length]).toEqual([1, 0, 1]);
    expect([foot()[1], page.container.querySelector("[aria-busy=true]"), page.container.textContent?.includes("We couldn't")]).toEqual(["Update my quote", null, false]);
  });

  it("without a price promises none", async () => {
    const { sending, expected } = await customize({ oneCar: true, quote: null });
    await step("Collision deductible", "Lower");
    await press("Update my quote");
    expect([sending.length, expected]).toEqual([1, [null]]);
  });

  it("ends with the dialog, whose changes are forgotten", async () => {
    const { sending, chosen, run, onUpdate } = await customize({ oneCar: true });
    await step("Collision deductible", "Lower");
    await press("Update my quote");
    await press("Close");
    expect(sending[0]!.signal.aborted).toBe(true);
    await sending[0]!.drop();
    expect([run.begin.mock.calls.length, onUpdate.mock.calls.length]).toEqual([0, 0]);
    await press("Customize");
    expect([chosen().byVehicle, foot()[1], group("Collision deductible").querySelector("output")!.textContent]).toEqual([{}, "Close", "$1,000"]);
  });
});
