// @vitest-environment happy-dom
import { describe, expect, it } from "vitest";
import { z } from "zod/mini";
import { requestOf } from "../../src/api/contract/requests";
import { endpoints } from "../../src/api/contract/endpoints";
import { usStates } from "../../src/business/stateNames";
import type { Line } from "../../src/session/line";
import { gender } from "../../src/steps/person/gender";
import { maritalStatus } from "../../src/steps/person/maritalStatus";
import { isBarredByLaw } from "../harness/barredByLaw";
import { expectedOf } from "../lines/expectedOf";
import { openFunnel } from "./funnel";
import { examplesOf, lines, togglesOf } from "./lines";

/**
 * The factors' names in a request. Age isn't among them: carriers handle it (`rateAuto.test.ts`), and a birth date
 * identifies the driver.
 */
const members = { gender: "gender", maritalStatus: "maritalStatus", experience: "driverDateLicensed" } as const;
const asked: readonly string[] = Object.values(members);
/** Factors barred for vehicles in CA, HI, MA or MI, and asked on no line. */
const askedNowhere = ["credit", "education", "occupation", "homeownership"];
const isFactor = (name: string): boolean => asked.includes(name) || askedNowhere.some((factor) => name.toLowerCase().includes(factor));

/** Returns the names of the factors in a request's body, or in its schema, at any depth. */
function factorsIn(body: unknown): readonly string[] {
  if (typeof body !== "object" || body === null) return [];
  return Object.entries(body).flatMap(([name, value]) => [...(isFactor(name) ? [name] : []), ...factorsIn(value)]);
}

/** Returns every kind of request with a body in the whole walk of a known visitor, with the factors that it sends. */
async function toldBy(line: Line, state: string): Promise<ReadonlyMap<string, readonly string[]>> {
  const { examples } = lines.find((entry) => entry.line === line)!;
  const funnel = openFunnel(line, togglesOf(line).flags);
  const values = { ...(examples ?? examplesOf("auto")).maximal("TX"), state };
  funnel.session.commit({ ...values, [gender.name]: "Female", [maritalStatus.name]: "Married" });
  const { reached, refused } = await funnel.answer(values);
  funnel.session.dispose();
  expect({ reached, refused }).toEqual({ reached: true, refused: [] });
  const told = new Map<string, readonly string[]>();
  for (const { call, body } of funnel.takeSent()) {
    if (body === undefined) continue;
    const kind = call.replace(/\/(?:applicationId|leadId)-\d+/, "/{id}");
    const names = [...(told.get(kind) ?? []), ...factorsIn(body)];
    told.set(kind, asked.filter((name) => names.includes(name)));
    expect(names.filter((name) => !asked.includes(name)), kind).toEqual([]);
  }
  return told;
}

const driven = ["auto", "motorcycle"];

it("these walks make every request that may carry a factor", async () => {
  const walks = await Promise.all(lines.map(({ line }) => toldBy(line, "TX")));
  const made = new Set(walks.flatMap((walk) => [...walk.keys()]));
  const able = endpoints.filter((endpoint) => {
    const { body } = requestOf(endpoint);
    return body && factorsIn(z.toJSONSchema(body, { io: "input" })).length > 0;
  });
  expect(able.length).toBeGreaterThan(5);
  expect(able.map(({ method, path }) => `${method} ${path.replace(/\{\w+\}/, "{id}")}`).filter((kind) => !made.has(kind))).toEqual([]);
});

describe.each(lines.map(({ line }) => ({ slug: line.slug, line })))("$slug", ({ slug, line }) => {
  it.each(usStates.map(({ code }) => code))("sends in %s the factors that the law allows, and none that it bars", async (state) => {
    const barred = driven.includes(slug) ? (Object.keys(members) as (keyof typeof members)[]).filter((factor) => isBarredByLaw(state, factor)) : [];
    const left = Object.entries(expectedOf[slug].told).map(([kind, names]) => [kind, names.filter((name) => !barred.some((factor) => members[factor] === name))] as const);
    const telling = [...(await toldBy(line, state))].filter(([, names]) => names.length > 0);
    expect(Object.fromEntries(telling)).toEqual(Object.fromEntries(left.filter(([, names]) => names.length > 0)));
  });
});
