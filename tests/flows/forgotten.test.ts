import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { answersOf } from "../../src/flow/field";
import { hashOf } from "../../src/kernel/ids";
import { addressFields } from "../../src/session/fields/address";
import { personFields } from "../../src/session/fields/person";
import { contactFields } from "../../src/stages/finalize/fields";
import type { Values } from "./funnel";
import { openFunnel } from "./funnel";
import { allStepsOf, lines, togglesOf } from "./lines";
import { ratedApplication } from "./ratedApplication";

/** Who and where, which every line asks in its own way, and how to be reached. */
const shared = new Set([...addressFields, ...personFields, ...contactFields].map(({ name }) => name));
/** Facts of a home that the service assumes: told once a visitor has changed them on their screen. */
const assumed = ["constructionQuality", "distanceToFireStation", "homeOccupancy"];
/** By line, what stays in the browser: a landlord's home on record only ticks an answer ahead. Who adds a name says why. */
const unsent: Readonly<Record<string, readonly string[]>> = {
  homeowners: assumed,
  condominium: assumed,
  landlord: [...assumed, "propertyType"],
};

const asking = lines.flatMap(({ line, examples }) => (examples ? [{ slug: line.slug, line, examples }] : []));

/** What carriers are told and don't price by. */
const priceless: readonly string[] = ["petName"];
/** Answers that hold only together. */
const together = [["petType", "breed"]];
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

describe.each(asking)("$slug", ({ slug, line, examples }) => {
  const [least, most] = [examples.minimal("TX"), examples.maximal("TX")];
  const fields = [...new Map(allStepsOf(line).flatMap((step) => step.fields.map((field) => [field.name, field] as const))).values()];
  const told = fields.filter(({ name }) => name in least && name in most && !shared.has(name) && !unsent[slug]?.includes(name));

  /** What leaves with these answers, what of it for the application, and what carriers make of that. */
  async function sentWith(values: Values) {
    let premiums = (): ReturnType<ReturnType<typeof ratedApplication>["premiums"]> => ({ isPriced: false, asked: "" });
    const funnel = openFunnel(line, togglesOf(line).flags, (client) => {
      const rated = ratedApplication(client);
      premiums = rated.premiums;
      return rated.client;
    });
    const { refused } = await funnel.answer(values);
    funnel.session.dispose();
    // Ids are new in every walk.
    const sent = funnel.takeSent().map((request) => JSON.stringify(request).replace(/[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/g, "id"));
    const application = sent.filter((request) => request.includes("/applications")).join();
    return { refused, sent: sent.join(), application, premiums: premiums() };
  }

  /** What the other example's answer changes, in the example that takes it. */
  async function changedBy(name: string) {
    const refusals: string[] = [];
    let leaves = false;
    const told: { asksForNewPrices: boolean; isPriced: boolean; movesAPrice: boolean }[] = [];
    for (const [before, other] of [[least, most], [most, least]] as const) {
      const names = together.find((some) => some.includes(name)) ?? [name];
      const after = { ...before, ...Object.fromEntries(names.map((one) => [one, other[one]])) };
      const [one, two] = [await sentWith(before), await sentWith(after)];
      refusals.push(...one.refused, ...two.refused);
      if (one.refused.length + two.refused.length > 0) continue;
      leaves ||= one.sent !== two.sent;
      if (one.application === two.application) continue;
      told.push({
        asksForNewPrices: hashOf(line.ratingInput(answersOf(before))) !== hashOf(line.ratingInput(answersOf(after))),
        isPriced: one.premiums.isPriced && two.premiums.isPriced,
        movesAPrice: one.premiums.asked !== two.premiums.asked,
      });
    }
    // Where carriers have an offer, it is the price that has to move; what they are told is the next best.
    const priced = told.filter(({ isPriced }) => isPriced);
    const judged = priced.length > 0 ? priced : told;
    const found = {
      leaves,
      asksForNewPrices: told.length === 0 || told.some(({ asksForNewPrices }) => asksForNewPrices),
      movesAPrice: judged.length === 0 || judged.some(({ movesAPrice }) => movesAPrice),
    };
    return leaves ? found : { ...found, refusals };
  }

  it("examples answer nothing that no line asks", () => {
    expect(Object.keys({ ...least, ...most }).filter((name) => !asked.has(name))).toEqual([]);
  });

  it.each(told.map(({ name }) => name))("%s: the examples differ in it, it leaves for the service, asks for new prices and moves one", async (name) => {
    expect(hashOf(least[name])).not.toBe(hashOf(most[name]));
    expect(await changedBy(name)).toEqual({ leaves: true, asksForNewPrices: true, movesAPrice: !priceless.includes(name) });
  });
});
