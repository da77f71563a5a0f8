// @vitest-environment happy-dom
import { expect, it } from "vitest";
import type { Client } from "../../src/api/client";
import type { Endpoint } from "../../src/api/contract/endpoint";
import type { Problem } from "../../src/api/contract/problem";
import type { AnyOptions } from "../../src/api/request";
import { completeStep, settle } from "../../src/app/completing/completeStep";
import { sendAhead } from "../../src/app/completing/sendAhead";
import { sendingBehind } from "../../src/app/completing/sendingBehind";
import { fail } from "../../src/kernel/result";
import { examples } from "../../src/lines/auto/examples";
import { line } from "../../src/lines/auto/line";
import { examples as rented } from "../../src/lines/landlord/examples";
import { line as landlord } from "../../src/lines/landlord/line";
import type { Snapshot } from "../../src/session/kept/snapshot";
import type { Line } from "../../src/session/line";
import { emailField, lastName } from "../../src/session/fields/person";
import type { Session } from "../../src/session/session";
import { drivers } from "../../src/steps/drivers/fields";
import { driverHistory } from "../../src/steps/history/fields";
import { monday, openFunnel } from "./funnel";

const texas = examples.minimal("TX");
const still = () => new AbortController().signal;
const turn = () => new Promise((resolve) => setTimeout(resolve));
const problem = (code: Problem["code"], more: Partial<Problem> = {}): Problem => ({ type: "about:blank", title: "", status: code === "VALIDATION" ? 422 : 0, code, ...more });

/** A service whose responses to PATCHes of the application wait until they are let through, or are answered with a problem. */
function gated() {
  const waiting: (() => void)[] = [];
  const state = {
    isShut: false,
    refusal: null as Problem | null,
    seen: [] as string[],
    waiting,
    /** Lets the oldest response through. */
    async open() {
      waiting.shift()?.();
      await turn();
    },
  };
  const served = (client: Client): Client => ({
    ...client,
    async call(endpoint: Endpoint, options: never) {
      if (endpoint.method !== "PATCH" || !endpoint.path.startsWith("/v1/applications/")) return client.call(endpoint, options);
      state.seen.push(`${endpoint.path.split("/").at(-1)} ${JSON.stringify((options as AnyOptions).body).slice(0, 40)}`);
      if (state.isShut) await new Promise<void>((resolve) => waiting.push(resolve));
      return state.refusal ? fail(state.refusal) : client.call(endpoint, options);
    },
  } as Client);
  return { state, served };
}

/** Answers auto up to the given step, against a service whose writes can be held up from then on. */
async function openAt(step: string, before: Snapshot | null = null, of: Line = line, values = texas) {
  const { state, served } = gated();
  const funnel = openFunnel(of, [], served, monday, before);
  const { session } = funnel;
  if (!before) {
    const journey = session.journey.peek()!;
    const last = journey.steps[journey.steps.findIndex(({ id }) => id === step) - 1]!.id;
    const { refused } = await funnel.answer(values, last);
    expect(refused).toEqual([]);
    await turn();
  }
  state.seen.length = 0;
  return { ...funnel, state, next: (id: string, changed = values) => pressNext(session, id, changed) };
}

/** Presses Next on a step, which isn't waited for longer than Next itself takes. */
async function pressNext(session: Session, id: string, values: Readonly<Record<string, unknown>>) {
  const step = session.journey.peek()!.find(id)!;
  for (const field of step.fields) if (field.name in values) session.set(field, values[field.name]);
  return completeStep(session, step, { step: id, detail: step.substeps?.(session.answers.peek())[0] ?? null }, still());
}

it("Next doesn't wait for the answer, and the request for prices does", async () => {
  const { session, state, next } = await openAt("annual-mileage");
  state.isShut = true;
  expect(await next("annual-mileage")).toEqual({ kind: "next" });
  let isSettled = false;
  const settled = settle(session, still()).then((directive) => ((isSettled = true), directive));
  await turn();
  expect([state.seen.length, isSettled]).toEqual([1, false]);
  state.isShut = false;
  await state.open();
  expect(await settled).toEqual({ kind: "next" });
  expect(state.seen).toHaveLength(1);
});

it("a visitor three screens on has each answer sent once, in order and one at a time", async () => {
  const { session, state, next } = await openAt("years-continuous-coverage");
  state.isShut = true;
  expect(await next("years-continuous-coverage")).toEqual({ kind: "next" });
  await turn();
  state.isShut = false;
  const vehicle = next("vehicle");
  await turn();
  expect(state.seen).toEqual([expect.stringMatching(/^additional-info .*yearsWith/)]);
  await state.open();
  expect(await vehicle).toEqual({ kind: "next" });
  await next("annual-mileage");
  await next("history");
  expect(await settle(session, still())).toEqual({ kind: "next" });
  expect(state.seen.map((call) => call.split(" ")[0])).toEqual(["additional-info", "vehicles", "additional-info", "drivers"]);
});

it("an answer that is changed while it is sent is sent again, last", async () => {
  const { session, state, next } = await openAt("annual-mileage");
  state.isShut = true;
  await next("annual-mileage", { ...texas, numberOfMiles: "9,000" });
  await turn();
  await next("annual-mileage", { ...texas, numberOfMiles: "12,000" });
  state.isShut = false;
  await state.open();
  expect(await settle(session, still())).toEqual({ kind: "next" });
  expect(state.seen).toEqual([expect.stringContaining("9000"), expect.stringContaining("12000")]);
});

it("an answer that is lost on the way is sent again with the next press", async () => {
  const { session, state, next } = await openAt("years-continuous-coverage");
  state.refusal = problem("NETWORK");
  expect(await next("years-continuous-coverage")).toEqual({ kind: "next" });
  await turn();
  state.refusal = null;
  await next("vehicle");
  expect(await settle(session, still())).toEqual({ kind: "next" });
  expect(state.seen.map((call) => call.split(" ")[0])).toEqual(["additional-info", "vehicles", "additional-info"]);
});

it("a main driver who is saved, and then left for the prices, is sent whole and not withdrawn", async () => {
  const { session, state, takeSent } = await openAt("vehicle");
  takeSent();
  session.set(drivers, session.answers.peek().get(drivers).map((main) => ({ ...main, lastName: "Newly" })));
  session.set(lastName, "Newly");
  session.set(emailField, "newly@example.com");
  sendAhead(session, session.journey.peek()!.find("driver")!);
  await turn();
  expect(await settle(session, still())).toEqual({ kind: "next" });
  while (session.pendingLeadUpdates.peek() > 0) await turn();
  expect(state.seen.filter((call) => call.startsWith("drivers"))).toHaveLength(1);
  const sent = takeSent();
  const told = { lastName: "Newly", email: "newly@example.com" };
  expect(sent.find(({ call }) => call.endsWith("/drivers"))?.body).toMatchObject({ drivers: [{ lastName: "Newly" }], personalInfo: told });
  expect(sent.findLast(({ call, body }) => call.startsWith("PATCH /v1/leads/") && "email" in (body as object))?.body).toMatchObject(told);
});

it("what wasn't sent before a reload is sent at the next visit", async () => {
  const first = await openAt("annual-mileage");
  first.state.refusal = problem("NETWORK");
  await first.next("annual-mileage");
  await turn();
  const kept = JSON.parse(JSON.stringify(first.session.snapshot())) as Snapshot;
  first.session.dispose();
  const second = await openAt("annual-mileage", kept);
  sendingBehind(second.session).send();
  await turn();
  expect(second.state.seen).toEqual([expect.stringContaining("numberOfMiles")]);
});

it("a late refusal leads back to the field that it points to, before prices are asked for", async () => {
  const { session, state, next } = await openAt("annual-mileage");
  state.refusal = problem("VALIDATION", { errors: [{ pointer: "/numberOfMiles", message: "Too many" }] });
  expect(await next("annual-mileage")).toEqual({ kind: "next" });
  await turn();
  expect(await settle(session, still())).toMatchObject({ kind: "back", step: "annual-mileage", errors: [{ field: { name: "numberOfMiles" }, by: { source: "service", value: texas.numberOfMiles } }] });
});

it("a premium that is too high is said when prices are asked for", async () => {
  const { session, state, next } = await openAt("history");
  state.refusal = problem("PREMIUM_TOO_HIGH");
  expect(await next("history")).toEqual({ kind: "next" });
  expect(await settle(session, still())).toEqual({ kind: "case", id: "tooExpensiveConnectViaPhone" });
});

it("an application that is lost meanwhile gets everything again", async () => {
  const { session, state, next } = await openAt("annual-mileage");
  state.isShut = true;
  await next("annual-mileage");
  await turn();
  session.application.value = { ...session.application.peek()!, id: "another" };
  state.isShut = false;
  await state.open();
  state.seen.length = 0;
  expect(await settle(session, still())).toEqual({ kind: "next" });
  expect(state.seen.filter((call) => call.includes("numberOfMiles"))).toHaveLength(1);
});

it("an application that the service has lost is made again before prices are asked for, with everything", async () => {
  const { session, state, next } = await openAt("annual-mileage");
  const lost = session.application.peek()!.id;
  state.refusal = problem("NOT_FOUND");
  session.application.subscribe((application) => {
    if (application !== null && application.id !== lost) state.refusal = null;
  });
  await next("annual-mileage");
  await turn();
  expect(await settle(session, still())).toEqual({ kind: "next" });
  expect(session.application.peek()?.id).not.toBe(lost);
  const last = state.seen.slice(-4).map((call) => call.split(" ")[0]);
  expect(last).toEqual(["drivers", "additional-info", "vehicles", "additional-info"]);
});

it("a service that loses every application is asked for one more", async () => {
  const { session, state, next } = await openAt("annual-mileage");
  const made = new Set<string>();
  session.application.subscribe((application) => void (application && made.add(application.id)));
  state.refusal = problem("NOT_FOUND");
  await next("annual-mileage");
  await turn();
  expect(await settle(session, still())).toMatchObject({ kind: "retry", problem: { code: "NOT_FOUND" } });
  expect(made.size).toBe(2);
});

it("an answer that changes back is sent again if the service may have the other one", async () => {
  const { session, state, next } = await openAt("annual-mileage");
  await next("annual-mileage", { ...texas, numberOfMiles: "9,000" });
  await settle(session, still());
  state.refusal = problem("NETWORK");
  await next("annual-mileage", { ...texas, numberOfMiles: "12,000" });
  expect(await settle(session, still())).toMatchObject({ kind: "retry" });
  state.refusal = null;
  await next("annual-mileage", { ...texas, numberOfMiles: "9,000" });
  expect(await settle(session, still())).toEqual({ kind: "next" });
  expect(state.seen.at(-1)).toContain("9000");
});

it("counts that change back are sent again after the drivers took the others along", async () => {
  const { session, state, next, takeSent } = await openAt("history");
  const [driver] = session.answers.peek().get(drivers);
  const counted = (violationsCount: number) => ({ [driverHistory.name]: { [driver!.key]: { atFaultAccidentsCount: 0, notAtFaultAccidentsCount: 0, violationsCount } } });
  await next("history", counted(1));
  await settle(session, still());
  state.refusal = problem("NETWORK");
  await next("history", counted(2));
  await settle(session, still());
  state.refusal = null;
  await next("driver", { [drivers.name]: [{ ...session.answers.peek().get(drivers)[0], firstName: "Robin" }] });
  await next("history", counted(1));
  expect(await settle(session, still())).toEqual({ kind: "next" });
  expect(takeSent().findLast(({ call }) => call.endsWith("/drivers"))?.body).toMatchObject({ drivers: [{ firstName: "Robin", violationsCount: 1 }] });
});

it("nothing is sent after the widget is removed", async () => {
  const { session, state, next } = await openAt("years-continuous-coverage");
  state.isShut = true;
  await next("years-continuous-coverage");
  await turn();
  session.dispose();
  await state.open();
  sendingBehind(session).send();
  await turn();
  expect(state.seen).toHaveLength(1);
});

it("an answer that raises a case is sent before it, for its advisor", async () => {
  const { state, next } = await openAt("usage", null, landlord, rented.minimal("TX"));
  const directive = await next("usage", { ...rented.minimal("TX"), occupancyType: ["VACANT"] });
  expect(directive).toMatchObject({ kind: "case" });
  expect(state.seen).toEqual([expect.stringContaining("VACANT")]);
});
