import { describe, expect } from "vitest";
import type { ExampleLine } from "../../embed-demo/gallery/exampleLines";
import { stoppedAt } from "../../embed-demo/gallery/stoppedAt";
import { picked } from "../../embed-demo/gallery/recipe";
import type { Endpoint } from "../../src/api/contract/endpoint";
import type { CaseId } from "../../src/business/complexCases";
import type { ComplexCase } from "../../src/flow/complexCase";
import { answersOf } from "../../src/flow/field";
import { addDays, calendarDay, formatDate } from "../../src/kernel/dates";
import { say } from "../../src/kernel/phrase";
import type { Snapshot } from "../../src/session/kept/snapshot";
import { confirmationOf, propertyAddress } from "../../src/steps/address/propertyAddress";
import { floridaInfoId } from "../../src/steps/floridaInfo/effects";
import { origins as originsOfFacts, recordsFound } from "../../src/steps/prefill/fields";
import { leastFacts } from "../../src/steps/propertyExamples";
import { clean, waysInto, type CaseWay } from "../flows/caseWays";
import { allStepsOf, lines } from "../flows/lines";
import { standInForService, type Word } from "../harness/madeUpService";
import { quoteSite } from "../harness/sites";
import { test } from "../harness/test";
import type { Visitor } from "../harness/visitor";

/** True to walk every way into every case, which takes minutes, instead of one way into each. */
const isWhole = Boolean(process.env["IQ_EVERY_CASE"]);

/** The service's response that raises a case, if it isn't an effect's refusal. */
const words: Readonly<Partial<Record<CaseId, Readonly<Record<string, Word>>>>> = {
  addressNotFound: { verifyAddress: { body: { outcome: "not-found" } } },
  noQuotesReturnedOnDigitalBindReview: { reviewForBind: { code: "NO_QUOTE_ON_REVIEW" } },
};

/** Cases that a screen raises without a submit, unless a step's request is refused for them. */
const arising: readonly CaseId[] = ["noQuotesReturned", "noQuotesReturnedByOtherInsuranceLine", "noQuotesReturnedOnDigitalBindReview"];
const arises = ({ id }: ComplexCase, { code }: CaseWay): boolean => arising.includes(id) && code === null;

const key = `iq.${quoteSite.partner}.1`;

/**
 * Returns the stored visit of someone who has answered everything, has chosen a price, and returns to a step with `values`
 * typed.
 */
function storedAt({ line, examples }: ExampleLine, { step, values }: CaseWay): Omit<Snapshot, "savedAt"> {
  // A landlord is asked for the type only if the records don't have it.
  const propertyType = values && "homeType" in values ? "" : "SINGLE_FAMILY_HOME";
  const told = { ...examples!.maximal("TX"), propertyType, ...clean, startDate: formatDate(addDays(calendarDay(new Date()), 7)) };
  const home = {
    [originsOfFacts.name]: Object.fromEntries(Object.keys(leastFacts).map((fact) => [fact, "CUSTOMER"])),
    [recordsFound.name]: { status: "FAILED", at: confirmationOf(propertyAddress(answersOf(told))) },
  };
  const asked = new Set(allStepsOf(line).flatMap(({ fields }) => fields.map(({ name }) => name)));
  const answers = Object.fromEntries(Object.entries({ ...told, ...home }).filter(([name]) => asked.has(name)));
  const end = line.flow.groups.flatMap((group) => group.steps).at(-1)!;
  return {
    ...stoppedAt(line, end.id, answers, answers, `${line.slug}/${step.id}`),
    drafts: values ?? {},
    application: { id: "application-of-a-test", token: "token", line: line.slug, revision: 0, ratedWith: null },
    lead: { id: "lead-of-a-test", token: "token", revision: 0, status: "CAPTURED" },
    selection: { ...picked, bindable: step.id.startsWith("purchase") },
    sessionId: "00000000-0000-4000-8000-000000000000",
  };
}

/** Returns what is chosen, typed and fetched, as a reload would find it. */
const held = ({ page }: Visitor) =>
  page.evaluate((name) => {
    const { answers, drafts, application, selection, outcome, returnTo, journeys } = JSON.parse(sessionStorage.getItem(name) ?? "{}") as Snapshot;
    const { ratedWith: _rated, revision: _revision, ...kept } = application!;
    const progress = Object.values(journeys).map(({ completed, furthestGroup }) => ({ completed, furthestGroup }));
    return { answers, drafts, application: kept, selection, outcome, returnTo, progress };
  }, key);

/** Returns the stored visit after pending writes are flushed. */
async function heldAtRest(visitor: Visitor) {
  await visitor.page.evaluate(() => dispatchEvent(new PageTransitionEvent("pagehide")));
  return held(visitor);
}

/** Returns the messages that describe the focused control or its group. */
const focusedMessage = ({ widget }: Visitor) =>
  widget.evaluate((element) => {
    const root = element.shadowRoot!;
    const said: string[] = [];
    for (let at = root.activeElement; at; at = at.parentElement) {
      for (const id of at.getAttribute("aria-describedby")?.split(" ") ?? []) said.push(root.getElementById(id)?.textContent ?? "");
    }
    return said.join(" ");
  });

/** Completes the step, unless the case arises without a submit. */
async function enter(visitor: Visitor, found: ComplexCase, way: CaseWay): Promise<void> {
  if (!arises(found, way)) await visitor.widget.locator("button[type=submit]").last().click();
  await visitor.dialog().waitFor();
}

/** Returns the answer on the step's screen that the case is about. */
function aboutOf(found: ComplexCase, { step }: CaseWay, { answers, drafts }: Pick<Snapshot, "answers" | "drafts">) {
  const about = found.about?.({ answers: answersOf({ ...answers, ...drafts }), state: "TX", now: new Date() });
  return about && step.fields.some(({ name }) => name === about.field.name) ? about : null;
}

/** Opens a case and leaves it twice: by Back, and by the link to the answer. */
async function walk(visitor: Visitor, route: string, found: ComplexCase, way: CaseWay, name: string): Promise<void> {
  await enter(visitor, found, way);
  const before = await heldAtRest(visitor);
  // A price that the service no longer has can't stay chosen.
  if (!arises(found, way)) expect.soft(before.selection, name).not.toBeNull();
  const about = aboutOf(found, way, before);
  await visitor.back();
  await visitor.dialog().waitFor({ state: "hidden" });
  await visitor.isAt(route);
  expect.soft(await heldAtRest(visitor), `${name}, Back`).toEqual(before);
  if (about) await visitor.sees(say(about.message));
  if (arises(found, way)) return;

  await enter(visitor, found, way);
  const { secondary } = found;
  if (!about && secondary?.outcome.kind !== "edit") return;
  await visitor.press(secondary?.outcome.kind === "edit" ? say(secondary.label) : "Edit my details");
  await visitor.dialog().waitFor({ state: "hidden" });
  await visitor.isAt(route);
  expect.soft(await heldAtRest(visitor), `${name}, the link`).toEqual(before);
  if (about) await expect.poll(() => focusedMessage(visitor), { message: name }).toContain(say(about.message));
}

/** Stands in for the service: refuses the step's request if a refusal raises the case. */
const wordOf =
  ({ values, code }: CaseWay, { id }: ComplexCase) =>
  (endpoint: Endpoint): Word => {
    if (values) return undefined;
    if (words[id]) return words[id][endpoint.id];
    return code && endpoint.method !== "GET" && endpoint.path.startsWith("/v1/applications") ? { code } : undefined;
  };

/** Tells if a visitor in Texas can take this way: values that no question asks for can't be entered, and Florida has a step of its own. */
const isOpen = ({ step, values, code }: CaseWay, { id }: ComplexCase): boolean =>
  step.id !== floridaInfoId && (values ? step.fields.some(({ name, label }) => label && name in values) : Boolean(code ?? words[id]) || arising.includes(id));

const asking = lines.filter(({ examples }) => examples);
/** Tells if this line walks the case: cases that lines share are walked in the first of them. */
const isSampled = (found: ComplexCase, { line }: ExampleLine): boolean => asking.find((entry) => entry.line.cases.includes(found))?.line === line;

describe.each(asking.map((entry) => ({ slug: entry.line.slug, entry })))("$slug", ({ entry }) => {
  const cases = entry.line.cases.filter((found) => isWhole || isSampled(found, entry));
  test.skipIf(cases.length === 0)("keeps what was chosen, typed and fetched through its cases, and leads to the answer", { timeout: 600_000 }, async ({ open, origins }) => {
    const blank = `${origins.sites}/robots.txt`;
    const visitor = await open({ address: blank });
    const { page } = visitor;
    for (const found of cases) {
      const ways = (await waysInto(entry, found, new Date())).filter((way) => isOpen(way, found));
      expect(ways, found.id).not.toEqual([]);
      for (const way of isWhole ? ways : ways.slice(0, 1)) {
        await page.unrouteAll({ behavior: "ignoreErrors" });
        await standInForService(page, origins, wordOf(way, found));
        await page.goto(blank);
        await page.evaluate(([at, stored]) => sessionStorage.setItem(at, JSON.stringify({ ...stored, savedAt: Date.now() })), [key, storedAt(entry, way)] as const);
        const route = `${entry.line.slug}/${way.step.id}`;
        await page.goto(quoteSite.at(origins, route), { waitUntil: "domcontentloaded" });
        await visitor.arrive();
        await walk(visitor, route, found, way, `${found.id} at ${route}, ${way.values ? JSON.stringify(way.values) : "by the service"}`);
      }
    }
  });
});
