// @vitest-environment happy-dom
import { describe, expect, it } from "vitest";
import { settle } from "../../src/app/completing/completeStep";
import { examples } from "../../src/lines/auto/examples";
import { line } from "../../src/lines/auto/line";
import { drivers } from "../../src/steps/drivers/fields";
import { vehicles } from "../../src/steps/vehicles/fields";
import { honda } from "../../src/steps/vehicles/sample";
import type { Values } from "./funnel";
import { openFunnel } from "./funnel";

type Entry = Record<string, unknown>;
const driver = { step: "driver", detail: null };
const first = (values: Values) => (values.drivers as Entry[])[0]!;
const california = examples.minimal("CA");
const texas = examples.minimal("TX");

describe("going back and changing an answer", () => {
  it("asks after a move for what the new state requires and the old one barred", async () => {
    const funnel = openFunnel(line, []);
    const unasked = { ...california, drivers: [{ ...first(california), gender: "", maritalStatus: "" }] };
    await funnel.answer(unasked, "history");
    expect(funnel.frontier()).toBe("policy-compare");

    await funnel.complete({ step: "address", detail: null }, texas);
    expect(funnel.frontier()).toBe("driver");
    expect(await funnel.complete(driver, {})).toMatchObject({ kind: "stay" });
    expect(await funnel.complete(driver, texas)).toEqual({ kind: "next" });
  });

  it("asks for the years of coverage again when the license makes them impossible", async () => {
    const funnel = openFunnel(line, []);
    await funnel.answer({ ...texas, yearsWithContinuousCoverageAuto: 5 }, "history");
    expect(funnel.frontier()).toBe("policy-compare");

    await funnel.complete(driver, { drivers: [{ ...first(texas), driverDateLicensed: "06/2024" }] });
    expect(funnel.frontier()).toBe("years-continuous-coverage");
  });

  it("asks for a new driver's history, and again for everybody's where something is on record", async () => {
    const clean = openFunnel(line, []);
    await clean.answer(texas, "history");
    const two = { drivers: [...(texas.drivers as Entry[]), { ...first(texas), key: "sam", firstName: "Sam" }] };
    await clean.complete(driver, two);
    expect(clean.frontier()).toBe("history/2");

    const marked = openFunnel(line, []);
    await marked.answer({ ...texas, driverHistory: { maya: { atFaultAccidentsCount: 0, notAtFaultAccidentsCount: 0, violationsCount: 1 } } }, "history");
    await marked.complete(driver, two);
    expect(marked.frontier()).toBe("history");
  });

  it("removes vehicles from the old application, and puts everything on the new one", async () => {
    const funnel = openFunnel(line, []);
    await funnel.answer(texas, "history");
    const statuses = () => funnel.session.answers.peek().get(vehicles).map(({ status }) => status);
    expect(statuses()).toEqual(["ADDEDTOAPP"]);

    await funnel.complete({ step: "address", detail: null }, { addressLine1: "12 Elm St" });
    expect(statuses()).toEqual(["SELECTED"]);
    const { id } = funnel.session.application.peek()!;
    funnel.takeSent();
    await funnel.answer({}, "history");
    expect(statuses()).toEqual(["ADDEDTOAPP"]);
    const parts = ["drivers", "prefill", "additional-info", "vehicles"];
    const calls = funnel.takeSent().map(({ call }) => call.split(" ")[1]);
    expect(calls).toEqual(expect.arrayContaining(parts.map((part) => `/v1/applications/${id}/${part}`)));
  });

  it("keeps drafts of other steps, and vehicles that were added but not submitted", async () => {
    const funnel = openFunnel(line, []);
    await funnel.answer(texas, "history");
    const { session } = funnel;
    const added = { ...honda, key: "added" };
    session.set(vehicles, [...session.draft(vehicles).peek(), added]);
    const keys = () => session.draft(vehicles).peek().map(({ key }) => key);
    const before = keys();

    await funnel.complete({ step: "address", detail: null }, { addressLine1: "12 Elm St" });
    expect(keys()).toEqual(before);
    expect(session.draft(vehicles).peek()[0]?.status).toBe("SELECTED");
    await funnel.complete(driver, { drivers: [{ ...first(texas), lastName: "Moved" }] });
    await funnel.complete({ step: "loading", detail: null }, {});
    expect(keys()).toEqual(before);
    expect(session.answers.peek().get(vehicles).map(({ key }) => key)).not.toContain("added");
  });

  it("owes the service the submitted answers, not the drafts", async () => {
    const funnel = openFunnel(line, []);
    await funnel.answer(texas, "history");
    const { session } = funnel;
    const typed = session.draft(drivers).peek().flatMap((known) => [known, { ...known, key: "typed", firstName: "Sam" }]);
    session.set(drivers, typed);
    session.application.value = null;
    session.advance({ effects: {} });
    funnel.takeSent();
    expect(await settle(session, new AbortController().signal)).toEqual({ kind: "next" });
    const sent = funnel.takeSent().find(({ call }) => call.endsWith("/drivers"))?.body as { drivers: Entry[] };
    expect(sent.drivers).toHaveLength(1);
    expect(session.draft(drivers).peek()).toBe(typed);
  });

  it("doesn't send unchanged answers again", async () => {
    const funnel = openFunnel(line, []);
    await funnel.answer(texas, "history");
    funnel.takeSent();
    const { path } = await funnel.answer({}, "history");
    expect(path.at(-1)).toBe("history");
    expect(funnel.takeSent()).toEqual([]);
  });
});
