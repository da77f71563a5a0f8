import { signal } from "@preact/signals-react";
import { expect, test } from "vitest";
import { flag, has } from "../flow/condition";
import type { PartnerFlag } from "../business/partnerFlags";
import type { Line } from "./line";
import type { Outcome } from "./kept/snapshot";
import { createWalk } from "./walk";

const step = (id: string) => ({ id, title: { key: id }, fields: [] });
const line = {
  slug: "auto",
  riskState: () => state,
  flow: { groups: [{ id: "all", label: { key: "all" }, steps: [step("first"), { ...step("bundling"), when: flag("bundling") }, { ...step("over"), when: has("over") }] }] },
} as unknown as Line;
let state: string | null = null;

const nothing = { values: signal({}), selection: signal(null), outcome: signal<Outcome | null>(null), bought: signal(null), lead: signal(null), application: signal(null), complex: signal(null) };

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
