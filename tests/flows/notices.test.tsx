// @vitest-environment happy-dom
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import type { LineSlug } from "../../src/business/lines";
import { usStates } from "../../src/business/stateNames";
import { SessionProvider } from "../../src/session/context";
import { stateField } from "../../src/session/fields/address";
import { FloodNote } from "../../src/stages/quotes/terms/FloodNote";
import { isBarredByLaw } from "../harness/barredByLaw";
import { openFunnel } from "./funnel";
import { allStepsOf, examplesOf, lineOf, lines, stepsOf, togglesOf } from "./lines";
import { markupOf } from "./markupOf";

/**
 * Tests the notices that state laws require or forbid against tables of its own. Using `src/business/states.ts` would hide
 * its mistakes.
 */
const everyState = usStates.map(({ code }) => code);

/** Renders a step's screen in a state, with every answer of the fuller example. */
async function screenOf(slug: LineSlug, id: string, state: string, detail: string | null = null): Promise<HTMLElement> {
  const line = lineOf(slug);
  const funnel = openFunnel(line, togglesOf(line).flags);
  funnel.session.commit({ ...examplesOf(slug).maximal("TX"), state });
  const screen = document.createElement("div");
  screen.innerHTML = await markupOf(funnel.session, allStepsOf(line).find((known) => known.id === id)!, detail);
  funnel.session.dispose();
  return screen;
}

/** FCRA (15 USC 1681m) and the NCOIL model act: shown above "See my quotes!" wherever credit may be used. */
const creditNotice = "companies may look at your credit";
const screensWithCredit: Readonly<Partial<Record<LineSlug, readonly string[]>>> = {
  auto: ["history"],
  motorcycle: ["history"],
  homeowners: ["personal-info", "personal-info-florida"],
  condominium: ["personal-info", "personal-info-florida"],
  renters: ["personal-info"],
  landlord: ["personal-info"],
};
/** Cars: CA Ins. Code §1861.02, HRS §431:10C-207, 211 CMR 79, MCL 500.2111. */
const barredForCars = ["CA", "HI", "MA", "MI"];
/** Homes: CA Ins. Code §1861.02, Md. Ins. §27-501, 211 CMR. */
const barredForHomes = ["CA", "MA", "MD"];
const saysCredit = async (...of: Parameters<typeof screenOf>): Promise<boolean> => (await screenOf(...of)).textContent.includes(creditNotice);
/** The fuller examples have two drivers, the last of whom is asked just before the quotes. */
const lastPart: Readonly<Record<string, string>> = { history: "2" };

describe("the credit notice", () => {
  it.each(lines.flatMap(({ line, examples }) => (examples ? [line.slug] : [])))("appears only on the last screen before quotes: %s", async (slug) => {
    const said: string[] = [];
    for (const { id } of stepsOf(lineOf(slug))) {
      if (await saysCredit(slug, id, "TX", lastPart[id])) said.push(id);
    }
    expect(said.sort()).toEqual(screensWithCredit[slug] ?? []);
  });

  const someStates = [...new Set([...barredForCars, ...barredForHomes, "TX"])].sort();
  it.each([
    ["auto", "history", everyState, barredForCars],
    ["motorcycle", "history", someStates, barredForCars],
    ["homeowners", "personal-info", everyState, barredForHomes],
    ["condominium", "personal-info", someStates, barredForHomes],
    ["renters", "personal-info", someStates, barredForHomes],
    ["landlord", "personal-info", someStates, barredForHomes],
  ] as const)("%s: appears wherever credit may be used, and nowhere else", async (slug, id, states, barred) => {
    const silent: string[] = [];
    for (const state of states) if (!(await saysCredit(slug, id, state, lastPart[id]))) silent.push(state);
    expect(silent.sort()).toEqual(barred);
  });

  it("waits for the last driver, whose screen leads to the quotes", async () => {
    expect(await saysCredit("auto", "history", "TX", "1")).toBe(false);
  });
});

/** Florida §627.712: flood is excluded, and hurricanes have a separate deductible, except for renters. */
describe("Florida's note on floods", () => {
  const [floods, hurricanes] = ["don't cover floods", "Hurricane damage has its own deductible"];
  const saidBeside: Readonly<Partial<Record<LineSlug, readonly string[]>>> = {
    homeowners: [floods, hurricanes],
    condominium: [floods, hurricanes],
    landlord: [floods, hurricanes],
    renters: [floods],
  };
  const saidIn = (slug: LineSlug, state: string): readonly string[] => {
    const { session } = openFunnel(lineOf(slug), []);
    session.commit({ [stateField.name]: state });
    const shown = renderToStaticMarkup(<SessionProvider value={session}><FloodNote /></SessionProvider>).replaceAll("&#x27;", "'");
    session.dispose();
    return [floods, hurricanes].filter((text) => shown.includes(text));
  };

  it.each(lines.map(({ line }) => line.slug))("appears beside the prices of a home there, and nowhere else: %s", (slug) => {
    expect(Object.fromEntries(everyState.map((state) => [state, saidIn(slug, state)]).filter(([, said]) => said!.length > 0))).toEqual(
      slug in saidBeside ? { FL: saidBeside[slug] } : {},
    );
  });
});

describe("questions that the law bars for drivers", () => {
  const factors = [
    ["gender", "gender", "Gender"],
    ["maritalStatus", "maritalStatus", "Marital status"],
    ["experience", "driverDateLicensed", "Date first licensed"],
  ] as const;

  it.each(usStates.map(({ code, name }) => [code, name] as const))("are announced in %s, and have no field", async (state, name) => {
    const screen = await screenOf("auto", "driver", state, "add");
    const said = [...screen.querySelectorAll("p")].map(({ textContent }) => textContent).filter((text) => text.includes("by law"));
    expect(said).toEqual(factors.flatMap(([factor, , label]) => (isBarredByLaw(state, factor) ? [`${label}: Not asked in ${name}, by law`] : [])));
    const asked = factors.filter(([, field]) => screen.querySelector(`[name="${field}"]`));
    expect(asked).toEqual(factors.filter(([factor]) => !isBarredByLaw(state, factor)));
  });
});
