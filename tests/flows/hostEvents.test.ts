// @vitest-environment happy-dom
import { batch, signal } from "@preact/signals-react";
import { describe, expect, it } from "vitest";
import { changeLine } from "../../src/app/completing/changeLine";
import type { Directive } from "../../src/app/completing/runEffects";
import { StepRunner } from "../../src/app/completing/StepRunner";
import type { Emit, IqEventDetails, IqEventName } from "../../src/app/host/events";
import { reportToHost } from "../../src/app/host/hostEvents";
import { stepShown } from "../../src/app/host/stepShown";
import { FunnelNavigator } from "../../src/app/navigation/FunnelNavigator";
import { positionPath } from "../../src/app/navigation/positions";
import { lineSlugs } from "../../src/business/lines";
import type { PartnerFlag } from "../../src/business/partnerFlags";
import { memoryRouter } from "../../src/element/router/memoryRouter";
import type { Position } from "../../src/flow/flow";
import { validate } from "../../src/form/validate";
import { ok } from "../../src/kernel/result";
import type { Snapshot } from "../../src/session/kept/snapshot";
import { expectedOf } from "../lines/expectedOf";
import { openFunnel } from "./funnel";
import { lines } from "./lines";

const priced = (id: string) => ({ id, premium: 600, term: 6, coverages: [] }) as never;
const answered = (line: string, state: string) => lines.find(({ line: { slug } }) => slug === line)!.examples!.minimal(state);

/** A runner whose steps are never refused. */
const idle = { errors: signal([]), refusals: signal(0), position: signal({ step: "", detail: null }) };

function watched(slug: string, flags: readonly PartnerFlag[] = []) {
  const { line } = lines.find((entry) => entry.line.slug === slug)!;
  const funnel = openFunnel(line, flags);
  const { session } = funnel;
  const told: string[] = [];
  let lead: string | undefined;
  session.line.value = null;
  reportToHost(session, idle, (name, detail) => {
    const { change, state, kind, line: of, leadId } = detail as Readonly<Record<string, string | undefined>>;
    expect(of, name).toBe(slug);
    if (change === "created") lead = leadId;
    // The lead is finished by then, and no longer the session's.
    if (name === "iq-complete") expect(leadId).toBe(lead);
    const said = [name, change ?? state ?? kind].filter(Boolean).join(" ");
    if (said !== "iq-lead updated") told.push(said);
    return true;
  });
  session.line.value = line;
  return { ...funnel, told };
}
type Watched = ReturnType<typeof watched>;

/** Applies a directive as the runner does, as far as the host gets events from it. */
function apply({ session }: Watched, directive: Directive): void {
  if (directive.kind === "leave") session.redirect.value = directive.to;
}

function receiveQuotes({ session }: Watched): void {
  const run = { ratingRun: 1, carriersAsked: 2, withoutPrice: [] };
  const { quotes } = session;
  quotes.receive({ ...run, type: "snapshot", status: "Requested", carriersAnswered: 0, quotes: [] } as never);
  quotes.receive({ ...run, type: "quote", quote: priced("a") } as never);
  quotes.receive({ ...run, type: "progress", status: "Completed", carriersAnswered: 2 } as never);
}

/** Walks to the end, with prices on the comparison screen, and takes the last screen's offer. */
async function goThrough(funnel: Watched, values: Readonly<Record<string, unknown>>): Promise<void> {
  const journey = () => funnel.session.journey.peek()!;
  for (let at = journey().first; ; at = journey().next(at)!) {
    if (at.step === "policy-compare") receiveQuotes(funnel);
    const directive = await funnel.complete(at, values);
    apply(funnel, directive);
    const isOver = directive.kind !== "next" || journey().find(at.step)?.terminal || journey().next(at) === null;
    if (isOver || journey().find(journey().next(at)!.step)?.id === "finalize/success") return;
  }
}

describe.each(lineSlugs.flatMap((slug) => (expectedOf[slug].events ? [[slug, expectedOf[slug].events] as const] : [])))("%s", (slug, events) => {
  it("tells the host of its lead, its prices, the choice and the end", async () => {
    const funnel = watched(slug);
    await goThrough(funnel, answered(slug, "TX"));
    funnel.session.dispose();
    expect(funnel.told).toEqual(events);
  });
});

it.each(["homeowners", "condominium"])("tells of %s's end on the Florida site", async (slug) => {
  const funnel = watched(slug, ["honeyQuote"]);
  const { api } = funnel.session;
  const call = (endpoint: { id: string }, options: never) =>
    endpoint.id === "createHandOffToken"
      ? Promise.resolve(ok({ url: "https://example.com/" }))
      : api.call(endpoint as never, options);
  Object.assign(funnel.session, { api: { ...api, call } });
  await goThrough(funnel, answered(slug, "FL"));
  funnel.session.dispose();
  expect(funnel.told).toEqual(["iq-lead created", "iq-complete hand-off"]);
});

/** Returns a visitor of a line whose navigator shows its screens, with the events that a host gets, each with its detail. */
async function visiting(slug: string, before: Snapshot | null = null) {
  const { line, examples } = lines.find((entry) => entry.line.slug === slug)!;
  const funnel = openFunnel(line, [], undefined, undefined, before);
  const { session } = funnel;
  session.line.value = null;
  const told: [name: IqEventName, detail: unknown][] = [];
  const emit: Emit = (name, detail) => told.push([name, detail]) > 0;
  const navigator = new FunnelNavigator({
    session,
    adapter: memoryRouter(),
    offered: () => lines.map((entry) => entry.line.slug),
    home: () => "",
    onShown: (view) => {
      if (view.step) session.advance({ at: view.path });
      emit("iq-step", stepShown(session, view));
    },
    onReferral: () => undefined,
    onLineChange: (next) => changeLine(session, next),
  });
  const runner = new StepRunner({ session, navigator, raise: () => undefined, startOver: () => undefined, onCompleted: () => undefined });
  reportToHost(session, runner, emit);
  const steps = () => told.flatMap(([name, detail]) => (name === "iq-step" ? [detail as IqEventDetails["iq-step"]] : []));
  return { ...funnel, line, values: examples!.minimal("TX"), navigator, runner, told, steps, journey: () => session.journey.peek()! };
}

describe.each(lines.filter(({ examples }) => examples).map(({ line }) => line.slug))("%s, screen by screen", (slug) => {
  it("tells of each step once, forward and back, and of nothing again after a reload or a change of line", async () => {
    const visitor = await visiting(slug);
    const { session, navigator, journey, line, values, steps, told } = visitor;
    await navigator.start(slug);
    const walked: Position[] = [];
    for (let at: Position | null = journey().first; at !== null; at = journey().next(at)) {
      walked.push(at);
      const { step } = at;
      await navigator.to(at);
      expect(steps().at(-1), step).toEqual({
        route: positionPath(line, at),
        line: slug,
        step,
        group: line.flow.groups[journey().groupOf(step)]!.id,
        index: journey().steps.findIndex(({ id }) => id === step) + 1,
        total: journey().steps.length,
        direction: walked.length === 1 ? null : "forward",
        title: session.say(journey().find(step)!.title),
      });
      if (step === "policy-compare") break;
      const directive = await visitor.complete(at, values);
      expect(directive.kind, step).toBe("next");
    }
    expect(steps()).toHaveLength(walked.length);
    // The first event of all is a screen's, and the lead's creation comes before its updates.
    expect(told[0]![0]).toBe("iq-step");
    const leads = told.flatMap(([name, detail]) => (name === "iq-lead" ? [(detail as IqEventDetails["iq-lead"]).change] : []));
    expect(leads.indexOf("created")).toBe(leads.length > 0 ? 0 : -1);
    expect(leads.filter((change) => change === "created").length).toBeLessThan(2);

    told.splice(0);
    const last = walked.at(-1)!;
    for (let at = journey().previous(last); at !== null; at = journey().previous(at)) await navigator.returnTo(at);
    const passed = walked.slice(0, -1).filter(({ step }) => !journey().find(step)!.transient);
    expect(steps().map(({ route, direction }) => [route, direction])).toEqual(passed.toReversed().map((at) => [positionPath(line, at), "back"]));
    expect(told.map(([name]) => name)).toEqual(steps().map(() => "iq-step"));

    await navigator.to(last);
    expect(steps().at(-1)).toMatchObject({ step: last.step, direction: "forward" });
    const again = await visiting(slug, session.snapshot());
    session.dispose();
    await again.navigator.start(positionPath(line, last));
    expect(again.told).toEqual([["iq-step", expect.objectContaining({ step: last.step, direction: null, index: again.journey().steps.length - again.journey().steps.toReversed().findIndex(({ id }) => id === last.step) })]]);

    const another = lines.find(({ line: { slug: name } }) => name !== slug && name !== "other")!.line;
    await again.navigator.go(another.slug);
    expect(again.told.slice(1)).toEqual([["iq-step", expect.objectContaining({ line: another.slug, index: 1, direction: "jump" })]]);
    again.session.dispose();
  });
});

describe.each(lines.filter(({ examples }) => examples).map(({ line }) => line.slug))("%s, with nothing answered", (slug) => {
  it("tells of each refused submit once, between its step and the next", async () => {
    const { session, navigator, runner, journey, complete, values, told } = await visiting(slug);
    await navigator.start(slug);
    let refused = 0;
    for (let at: Position | null = journey().first; at !== null && at.step !== "policy-compare"; at = journey().next(at)) {
      await navigator.to(at);
      const step = journey().find(at.step)!;
      const fields = step.transient ? [] : validate(session, step.fields).map(({ field }) => field.name);
      told.splice(0);
      runner.arrived();
      if (fields.length > 0) {
        await runner.submit();
        await runner.submit();
        refused += 1;
        expect(told, at.step).toEqual([1, 2].map(() => ["iq-validation", { line: slug, step: at.step, fields }]));
      }
      await complete(at, values);
    }
    session.dispose();
    expect(refused).toBeGreaterThan(0);
  });
});

it("tells of prices that are requested again", () => {
  const funnel = watched("auto");
  const { quotes } = funnel.session;
  const request = () =>
    batch(() => {
      quotes.renew(false);
      quotes.status.value = "Requested";
    });
  request();
  // "Try again" after a request that failed.
  request();
  receiveQuotes(funnel);
  request();
  expect(funnel.told).toEqual(["iq-quotes asked", "iq-quotes partial", "iq-quotes complete", "iq-quotes asked"]);
});

it("tells of prices after the line is resumed", () => {
  const funnel = watched("auto");
  receiveQuotes(funnel);
  expect(funnel.told).toEqual(["iq-quotes asked", "iq-quotes partial", "iq-quotes complete"]);
});
