import { signal } from "@preact/signals-react";
import { expect, test } from "vitest";
import { aSelection } from "../fixtures/quotes";
import { flag, has, type Fact } from "../flow/condition";
import type { LineSlug } from "../business/lines";
import type { PartnerFlag } from "../business/partnerFlags";
import type { Line } from "./line";
import type { Bought, Outcome, Selection } from "./kept/snapshot";
import { createWalk } from "./walk";

const step = (id: string) => ({ id, title: { key: id }, fields: [] });
const line = {
  slug: "auto",
  riskState: () => state,
  flow: { groups: [{ id: "all", label: { key: "all" }, steps: [step("first"), { ...step("bundling"), when: flag("bundling") }, { ...step("over"), when: has("over") }] }] },
} as unknown as Line;
let state: string | null = null;

const nothing = { values: signal({}), selection: signal<Selection | null>(null), outcome: signal<Outcome | null>(null), bought: signal<Bought | null>(null), lead: signal(null), application: signal(null), complex: signal(null), offered: ["auto", "renters"] as readonly LineSlug[] };

const asks = (where: string | null, flags: readonly PartnerFlag[], flagsIn: Readonly<Record<string, Readonly<Record<string, boolean>>>>): boolean => {
  state = where;
  const walk = createWalk({ before: {}, line: signal(line), ...nothing, flags: new Set(flags), flagsIn });
  return walk.journey.value!.find("bundling") !== null;
};

test.each([
  ["before a state is known", null, [], { OH: { bundling: true } }, false],
  ["in the state that has it", "OH", [], { OH: { bundling: true } }, true],
  ["in another state", "TX", [], { OH: { bundling: true } }, false],
  ["in a state that has it off", "OH", ["bundling"], { OH: { bundling: false } }, false],
  ["in a state that says nothing of it", "OH", ["bundling"], { OH: { life: false } }, true],
] as const)("a step behind a flag depends on the flags of the visitor's state: %s", (_when, where, flags, flagsIn, is) => {
  expect(asks(where, flags, flagsIn)).toBe(is);
});

test.each([
  ["nothing was started since", {}, true],
  ["there is a lead again", { lead: signal({}) }, false],
  ["there is an application again", { application: signal({}) }, false],
  ["a case was raised since", { complex: signal({}) }, false],
])("a line that ended with an advisor is over while %s", (_since, started, is) => {
  const outcome = signal<Outcome | null>({ line: "auto", by: "contact", channel: "EMAIL", carrierName: null });
  const walk = createWalk({ before: {}, line: signal(line), ...nothing, outcome, ...started, flags: new Set(), flagsIn: {} });
  expect(walk.journey.value!.find("over") !== null).toBe(is);
});

test.each([
  ["bundling", false],
  ["motorcycleBundling", false],
  ["scan", true],
] as const)("the second line of a bundle has the flag %s: %s", (name, is) => {
  state = "TX";
  const asked = { slug: "auto", riskState: () => state, flow: { groups: [{ id: "all", label: { key: "all" }, steps: [step("first"), { ...step("flagged"), when: flag(name) }] }] } } as unknown as Line;
  const outcome = signal<Outcome | null>({ line: "renters", by: "contact", channel: "EMAIL", carrierName: null, next: ["auto"] });
  const walk = createWalk({ before: {}, line: signal(asked), ...nothing, outcome, flags: new Set<PartnerFlag>([name]), flagsIn: {} });
  expect(walk.journey.value!.find("flagged") !== null).toBe(is);
});

test.each([
  ["auto", ["auto", "renters"], true],
  ["auto", ["auto", "motorcycle", "landlord", "pet"], false],
  ["renters", ["renters", "auto"], true],
  ["renters", ["renters", "homeowners"], false],
] as const)("%s of a partner with %j offers a bundle: %s", (slug, offered, is) => {
  const asked = { slug, riskState: () => "TX", flow: { groups: [{ id: "all", label: { key: "all" }, steps: [step("first"), { ...step("bundling"), when: flag("bundling") }] }] } } as unknown as Line;
  const inTexas: readonly Readonly<Record<string, boolean>>[] = [{}, { bundling: true }];
  for (const own of inTexas) {
    const flagsIn = { TX: own };
    const walk = createWalk({ before: {}, line: signal(asked), ...nothing, offered, flags: new Set<PartnerFlag>(["bundling"]), flagsIn });
    expect(walk.journey.value!.find("bundling") !== null).toBe(is);
  }
});

const by = (way: Outcome["by"], of = "auto") => signal<Outcome | null>({ line: of, by: way, channel: null, carrierName: null });
const policy = (of: string, isAnotherBegun: boolean) => signal<Bought | null>({ line: of, applicationId: "a", token: "t", isAnotherBegun });

test.each<[string, Partial<typeof nothing>, readonly Fact[]]>([
  ["nothing has happened", {}, []],
  ["a quote was chosen that can be bought", { selection: signal<Selection | null>({ ...aSelection(), bindable: true }) }, ["bindableQuote"]],
  ["a quote was chosen that can't be bought", { selection: signal<Selection | null>({ ...aSelection(), bindable: false }) }, []],
  ["an advisor was asked", { outcome: by("contact") }, ["finalized", "over"]],
  ["an advisor was called about an application", { outcome: by("phone"), application: signal({} as never) }, ["finalized"]],
  ["an advisor was asked in another line", { outcome: by("contact", "renters") }, []],
  ["a policy was bought", { outcome: by("purchase"), bought: policy("auto", false) }, ["insured", "purchased"]],
  ["another quote was begun after a policy", { bought: policy("auto", true) }, ["insured"]],
  ["a policy was bought in another line", { bought: policy("renters", false) }, []],
])("the facts once %s", (_what, come, facts) => {
  const all = ["bindableQuote", "finalized", "over", "insured", "purchased"] as const;
  const told = { slug: "auto", riskState: () => null, flow: { groups: [{ id: "all", label: { key: "all" }, steps: [step("first"), ...all.map((fact) => ({ ...step(fact), when: has(fact) }))] }] } } as unknown as Line;
  const walk = createWalk({ before: {}, line: signal(told), ...nothing, ...come, flags: new Set(), flagsIn: {} });
  expect(all.filter((fact) => walk.journey.value!.find(fact) !== null)).toEqual(facts);
});

test("progress belongs to its line, names a step once, and is no one's before there is a line", () => {
  const current = signal<Line | null>(null);
  const walk = createWalk({ before: { renters: { completed: ["address"], furthestGroup: 2, effects: {}, at: null } }, line: current, ...nothing, flags: new Set(), flagsIn: {} });
  walk.complete("first");
  expect([Object.keys(walk.journeys.peek()), walk.journey.value]).toEqual([["renters"], null]);
  current.value = line;
  walk.complete("first");
  const before = walk.journeys.peek();
  walk.complete("first");
  expect(walk.journeys.peek()).toBe(before);
  walk.advance({ furthestGroup: 1 });
  expect(walk.progress()).toEqual({ completed: ["first"], furthestGroup: 1, effects: {}, at: null });
  expect(walk.journeys.peek()["renters"]).toMatchObject({ completed: ["address"], furthestGroup: 2 });
});
