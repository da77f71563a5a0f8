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

/** Fields for person, address and contact, which every line asks in its own way. */
const shared = new Set([...addressFields, ...personFields, ...contactFields].map(({ name }) => name));
const onContact = new Set<string>(contactFields.filter((field) => !personFields.some(({ name }) => name === field.name)).map(({ name }) => name));
/** Fields that the widget fills itself, or that other tests walk: customized coverages and the purchase. */
const found = ["addressSearch", "confirmedAddress", "propertyOrigins", "rebuildCost", "recordsFound", "confirmedDiscount", "chosenCoverages"];
const toldElsewhere = new Set([...found, ...[...questionFields, recordsConsent, signature, plan].map(({ name }) => name)]);
/** Fields that carriers get to find records, but need not rate. */
const priceless = ["addressLine1", "addressLine2", "firstName", "lastName", "petName"];

/** Answers that are only valid together. */
const together = [["petType", "breed"]];
/** Alternative answers for fields where the other example's answer doesn't fit this one. */
const others = (name: string, said: unknown): unknown => {
  if (name.endsWith("_frequency")) return said === "2" ? "12" : "2";
  if (name.endsWith("_lastUseDate")) return "02/03/2015";
  return { currently_products: ["Pipe"], callbackAt: "2026-06-16T17:00:00.000Z" }[name];
};

const told = new Set(lines.flatMap(({ examples }) => (examples ? [examples.minimal("TX"), examples.maximal("TX")].flatMap(Object.keys) : [])));
/**
 * Returns checkboxes that no example answers. They start unchecked, so the only change is to check them, as the fuller
 * example does if its walk has them.
 */
const boxesOf = (line: Line): Values =>
  Object.fromEntries(stepsOf(line).flatMap(({ fields }) => fields.flatMap(({ name, initial }) => (initial === false && !told.has(name) && !toldElsewhere.has(name) ? [[name, true]] : []))));

const asking = lines.flatMap(({ line, examples }) =>
  examples ? [{ slug: line.slug, line, examples: { minimal: examples.minimal, maximal: (state: string): Values => ({ ...boxesOf(line), ...examples.maximal(state) }) } }] : [],
);
const asked = new Set(lines.flatMap(({ line }) => allStepsOf(line).flatMap((step) => step.fields.map(({ name }) => name))));

// Sets the clock, as the service counts from its own today.
beforeAll(() => {
  // A minimal window instead of a document, under which the service's files couldn't be found by their modules' addresses.
  const page = Object.assign(new EventTarget(), { location: new URL("https://example.com/") });
  vi.stubGlobal("window", page);
  vi.stubGlobal("location", page.location);
  vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-06-15T16:00:00.000Z") });
});
afterAll(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it("an example has every answer that is asked; otherwise nothing would show that the service never gets it", () => {
  const answered = new Set(asking.flatMap(({ examples }) => [examples.minimal("TX"), examples.maximal("TX")].flatMap(Object.keys)));
  expect([...asked].filter((name) => !answered.has(name) && !toldElsewhere.has(name))).toEqual([]);
});

describe.each(asking)("$slug", ({ line, examples }) => {
  const [least, most] = [examples.minimal("TX"), examples.maximal("TX")];
  const fields = [...new Map(allStepsOf(line).flatMap((step) => step.fields.map((field) => [field.name, field] as const))).values()];
  const isTold = (name: string): boolean => name in least && name in most && !shared.has(name);
  const second = ({ name, initial }: AnyField): unknown => others(name, most[name]) ?? least[name] ?? initial;
  const changeable = fields.filter((field) => isTold(field.name) || (field.name in most && hashOf(second(field) ?? null) !== hashOf(most[field.name] ?? null)));

  /** Returns all requests with these answers, those of the application, and the carriers' prices. */
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

  /** Each example's own walk, which every changed answer is compared with. */
  const unchanged = new Map<string, ReturnType<typeof sentWith>>();
  function sentUnchanged(values: Values, last?: string): ReturnType<typeof sentWith> {
    const key = hashOf([values, last ?? null]);
    const walk = unchanged.get(key) ?? sentWith(values, last);
    unchanged.set(key, walk);
    return walk;
  }

  /** Returns the effects of changing one answer, in each example that has it. */
  async function changedBy(field: AnyField) {
    const names = together.find((some) => some.includes(field.name)) ?? [field.name];
    const of = (values: Values, value: unknown) => Object.fromEntries(names.map((name) => [name, name === field.name ? value : values[name]]));
    // A requested call needs a phone number. Without one the walk ends at the prices.
    const last = isTold(field.name) || onContact.has(field.name) ? undefined : "policy-compare";
    const pairs = [
      [most, { ...most, ...of(least, second(field)) }],
      ...(field.name in least ? [[least, { ...least, ...of(most, most[field.name]) }] as const] : []),
    ] as const;
    const refusals: string[] = [];
    const changes: { leaves: boolean; isSent: boolean; isMarked: boolean; isPriced: boolean; isRated: boolean; movesAPrice: boolean }[] = [];
    for (const [before, after] of pairs) {
      const [one, two] = [await sentUnchanged(before, last), await sentWith(after, last)];
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
    // Prefers examples with offers, where the price must change; the next best show what carriers are sent.
    const priced = changes.filter(({ isSent, isPriced }) => isSent && isPriced);
    return {
      refusals: changes.length === 0 ? refusals : [],
      leaves: some("leaves"),
      isSent: some("isSent"),
      isMarked: some("isMarked"),
      // An answer of only one example, or one that every line asks, need not change the price in these examples.
      movesAPrice: isTold(field.name) ? some("movesAPrice", priced.length > 0 ? priced : changes) : some("isRated"),
    };
  }

  it("examples answer nothing that no line asks", () => {
    expect(Object.keys({ ...least, ...most }).filter((name) => !asked.has(name))).toEqual([]);
  });

  it.each(changeable.map((field) => [field.name, field] as const))("%s: is sent to the service, and changes a price exactly if its field is marked as rated", async (name, field) => {
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
