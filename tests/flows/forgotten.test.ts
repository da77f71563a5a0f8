import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import type { AnyField } from "../../src/flow/field";
import { answersOf } from "../../src/flow/field";
import { hashOf } from "../../src/kernel/ids";
import type { Line } from "../../src/session/line";
import { addressFields } from "../../src/session/fields/address";
import { personFields } from "../../src/session/fields/person";
import { contactFields } from "../../src/stages/finalize/fields";
import { plan, questionFields, recordsConsent, signature } from "../../src/stages/purchase/fields";
import type { Values } from "./funnel";
import { openFunnel } from "./funnel";
import { allStepsOf, lines, stepsOf, togglesOf } from "./lines";
import { ratedApplication } from "./ratedApplication";

/** Who and where, which every line asks in its own way, and how to be reached. */
const shared = new Set([...addressFields, ...personFields, ...contactFields].map(({ name }) => name));
const onContact = new Set<string>(contactFields.filter((field) => !personFields.some(({ name }) => name === field.name)).map(({ name }) => name));
/** What the widget finds out by itself, and what another test walks: coverages that are customised, and the purchase. */
const found = ["addressSearch", "confirmedAddress", "propertyOrigins", "rebuildCost", "recordsFound", "confirmedDiscount", "chosenCoverages"];
const toldElsewhere = new Set([...found, ...[...questionFields, recordsConsent, signature, plan].map(({ name }) => name)]);
/** Carriers are told these, to find records by, and need not price by them. */
const priceless = ["addressLine1", "addressLine2", "firstName", "lastName", "petName"];

/** Answers that hold only together. */
const together = [["petType", "breed"]];
/** Second answers where the other example's doesn't go with the rest of this one. */
const others = (name: string, said: unknown): unknown => {
  if (name.endsWith("_frequency")) return said === "2" ? "12" : "2";
  if (name.endsWith("_lastUseDate")) return "02/03/2015";
  return { currently_products: ["Pipe"], callbackAt: "2026-06-16T17:00:00.000Z" }[name];
};

const told = new Set(lines.flatMap(({ examples }) => (examples ? [examples.minimal("TX"), examples.maximal("TX")].flatMap(Object.keys) : [])));
/** A box that starts without a tick and that no example answers: it can only be ticked, and the fuller example does, where the way leads past it. */
const boxesOf = (line: Line): Values =>
  Object.fromEntries(stepsOf(line).flatMap(({ fields }) => fields.flatMap(({ name, initial }) => (initial === false && !told.has(name) && !toldElsewhere.has(name) ? [[name, true]] : []))));

const asking = lines.flatMap(({ line, examples }) =>
  examples ? [{ slug: line.slug, line, examples: { minimal: examples.minimal, maximal: (state: string): Values => ({ ...boxesOf(line), ...examples.maximal(state) }) } }] : [],
);
const asked = new Set(lines.flatMap(({ line }) => allStepsOf(line).flatMap((step) => step.fields.map(({ name }) => name))));

// The service counts from its own today.
beforeAll(() => {
  // No whole document: files of the service are found by their modules' own addresses.
  const page = Object.assign(new EventTarget(), { location: new URL("https://example.com/") });
  vi.stubGlobal("window", page);
  vi.stubGlobal("location", page.location);
  vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-06-15T16:00:00.000Z") });
});
afterAll(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it("every answer that is asked for is in an example: of another nothing could tell that the service never gets it", () => {
  const answered = new Set(asking.flatMap(({ examples }) => [examples.minimal("TX"), examples.maximal("TX")].flatMap(Object.keys)));
  expect([...asked].filter((name) => !answered.has(name) && !toldElsewhere.has(name))).toEqual([]);
});

describe.each(asking)("$slug", ({ line, examples }) => {
  const [least, most] = [examples.minimal("TX"), examples.maximal("TX")];
  const fields = [...new Map(allStepsOf(line).flatMap((step) => step.fields.map((field) => [field.name, field] as const))).values()];
  const isTold = (name: string): boolean => name in least && name in most && !shared.has(name);
  const second = ({ name, initial }: AnyField): unknown => others(name, most[name]) ?? least[name] ?? initial;
  const changeable = fields.filter((field) => isTold(field.name) || (field.name in most && hashOf(second(field) ?? null) !== hashOf(most[field.name] ?? null)));

  /** What leaves with these answers, what of it for the application, and what carriers make of that. */
  async function sentWith(values: Values, last?: string) {
    let premiums = (): ReturnType<ReturnType<typeof ratedApplication>["premiums"]> => ({ isPriced: false, asked: "", told: "" });
    const funnel = openFunnel(line, togglesOf(line).flags, (client) => {
      const rated = ratedApplication(client);
      premiums = rated.premiums;
      return rated.client;
    });
    const { refused } = await funnel.answer(values, last);
    funnel.session.dispose();
    // Ids are new in every walk.
    const sent = funnel.takeSent().map((request) => JSON.stringify(request).replace(/[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/g, "id"));
    const application = sent.filter((request) => request.includes("/applications")).join();
    return { refused, sent: sent.join(), application, marked: hashOf(line.ratingInput(answersOf(values))), ...premiums() };
  }

  /** What another answer changes, in each example that takes it. */
  async function changedBy(field: AnyField) {
    const names = together.find((some) => some.includes(field.name)) ?? [field.name];
    const of = (values: Values, value: unknown) => Object.fromEntries(names.map((name) => [name, name === field.name ? value : values[name]]));
    // Who wants a call has to leave a number: without one the walk ends where prices are seen.
    const last = isTold(field.name) || onContact.has(field.name) ? undefined : "policy-compare";
    const pairs = [
      [most, { ...most, ...of(least, second(field)) }],
      ...(field.name in least ? [[least, { ...least, ...of(most, most[field.name]) }] as const] : []),
    ] as const;
    const refusals: string[] = [];
    const changes: { leaves: boolean; isSent: boolean; isMarked: boolean; isPriced: boolean; isRated: boolean; movesAPrice: boolean }[] = [];
    for (const [before, after] of pairs) {
      const [one, two] = [await sentWith(before, last), await sentWith(after, last)];
      refusals.push(...one.refused, ...two.refused);
      if (one.refused.length + two.refused.length > 0) continue;
      changes.push({
        leaves: one.sent !== two.sent,
        isSent: one.application !== two.application,
        isMarked: one.marked !== two.marked,
        isPriced: one.isPriced && two.isPriced,
        isRated: one.told !== two.told,
        movesAPrice: one.asked !== two.asked,
      });
    }
    const some = (what: keyof (typeof changes)[number], among = changes): boolean => among.some((change) => change[what]);
    // Where carriers have an offer, it is the price that has to move; what they are told is the next best.
    const priced = changes.filter(({ isSent, isPriced }) => isSent && isPriced);
    return {
      refusals: changes.length === 0 ? refusals : [],
      leaves: some("leaves"),
      isSent: some("isSent"),
      isMarked: some("isMarked"),
      // An answer of one example alone, or one that is asked everywhere, need not move the price in these very examples.
      movesAPrice: isTold(field.name) ? some("movesAPrice", priced.length > 0 ? priced : changes) : some("isRated"),
    };
  }

  it("examples answer nothing that no line asks", () => {
    expect(Object.keys({ ...least, ...most }).filter((name) => !asked.has(name))).toEqual([]);
  });

  it.each(changeable.map((field) => [field.name, field] as const))("%s: leaves for the service, and moves a price exactly where its field is marked as rated", async (name, field) => {
    const isToldHere = isTold(name);
    if (isToldHere) expect(hashOf(least[name]), "the examples answer alike").not.toBe(hashOf(most[name]));
    const found = await changedBy(field);
    const counts = isToldHere ? found.isSent : found.isMarked;
    expect(found).toEqual({
      refusals: [],
      leaves: true,
      isSent: found.isSent || found.isMarked,
      isMarked: counts,
      movesAPrice: priceless.includes(name) ? found.movesAPrice && found.isMarked : counts,
    });
  });
});
