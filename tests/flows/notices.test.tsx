// @vitest-environment happy-dom
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { lineSlugs, type LineSlug } from "../../src/business/lines";
import { usStates } from "../../src/business/stateNames";
import { SessionProvider } from "../../src/session/context";
import { stateField } from "../../src/session/fields/address";
import { FloodNote } from "../../src/stages/quotes/terms/FloodNote";
import { isBarredByLaw } from "../harness/barredByLaw";
import { expectedOf } from "../lines/expectedOf";
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
const saysCredit = async (...of: Parameters<typeof screenOf>): Promise<boolean> => (await screenOf(...of)).textContent.includes(creditNotice);
/** The fuller examples have two drivers, the last of whom is asked just before the quotes. */
const lastPart: Readonly<Record<string, string>> = { history: "2" };

describe("the credit notice", () => {
  it.each(lines.flatMap(({ line, examples }) => (examples ? [line.slug] : [])))("appears only on the last screen before quotes: %s", async (slug) => {
    const said: string[] = [];
    for (const { id } of stepsOf(lineOf(slug))) {
      if (await saysCredit(slug, id, "TX", lastPart[id])) said.push(id);
    }
    expect(said.sort()).toEqual(expectedOf[slug].credit?.screens ?? []);
  });

  const credited = lineSlugs.flatMap((slug) => (expectedOf[slug].credit ? [[slug, expectedOf[slug].credit] as const] : []));
  const someStates = [...new Set([...credited.flatMap(([, { barred }]) => barred), "TX"])].sort();
  it.each(credited)("%s: appears wherever credit may be used, and nowhere else", async (slug, { screens: [id], barred }) => {
    const silent: string[] = [];
    for (const state of expectedOf[slug].isCheckedEverywhere ? everyState : someStates) if (!(await saysCredit(slug, id!, state, lastPart[id!]))) silent.push(state);
    expect(silent.sort()).toEqual(barred);
  });

  it("waits for the last driver, whose screen leads to the quotes", async () => {
    expect(await saysCredit("auto", "history", "TX", "1")).toBe(false);
  });
});

/** Florida §627.712: flood is excluded, and hurricanes have a separate deductible, except for renters. */
describe("Florida's note on floods", () => {
  const notes = { floods: "don't cover floods", hurricanes: "Hurricane damage has its own deductible" };
  const saidIn = (slug: LineSlug, state: string): readonly string[] => {
    const { session } = openFunnel(lineOf(slug), []);
    session.commit({ [stateField.name]: state });
    const shown = renderToStaticMarkup(<SessionProvider value={session}><FloodNote /></SessionProvider>).replaceAll("&#x27;", "'");
    session.dispose();
    return Object.entries(notes).flatMap(([note, text]) => (shown.includes(text) ? [note] : []));
  };

  it.each(lines.map(({ line }) => line.slug))("appears beside the prices of a home there, and nowhere else: %s", (slug) => {
    expect(Object.fromEntries(everyState.map((state) => [state, saidIn(slug, state)]).filter(([, said]) => said!.length > 0))).toEqual(
      expectedOf[slug].florida ? { FL: expectedOf[slug].florida } : {},
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
