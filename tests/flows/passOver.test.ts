// @vitest-environment happy-dom
import { describe, expect, it, vi } from "vitest";
import type { Client } from "../../src/api/client";
import { readPrefill } from "../../src/api/contract/applications/readPrefill";
import { sendingBehind } from "../../src/app/completing/sendingBehind";
import { passOver } from "../../src/app/completing/passOver";
import { ok } from "../../src/kernel/result";
import { examples as autoExamples } from "../../src/lines/auto/examples";
import { line as auto } from "../../src/lines/auto/line";
import { line as homeowners } from "../../src/lines/homeowners/line";
import { drivers } from "../../src/steps/drivers/fields";
import { vehicles } from "../../src/steps/vehicles/fields";
import { recordsAhead } from "../../src/steps/vehicles/recordsOf";
import { openFunnel } from "./funnel";
import { lines } from "./lines";

const loading = { step: "loading", detail: null };
const { signal } = new AbortController();
const texas = autoExamples.minimal("TX");
const found = [{ sequenceNum: 0, vin: "1FTEW1E50JFA00001", plYear: 2018, plMake: "Ford", plModel: "F-150" }];

/** Answers auto up to its drivers, whose vehicles on record the service names when `release` is called. */
async function atDrivers() {
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  const served = (client: Client): Client => ({
    ...client,
    call: async (endpoint, options) => {
      if (endpoint.id !== readPrefill.id) return client.call(endpoint, options);
      await released;
      return ok({ personalVehicles: found }) as never;
    },
  });
  const funnel = openFunnel(auto, [], served);
  expect((await funnel.answer(texas, "driver")).refused).toEqual([]);
  return { ...funnel, release };
}

describe("a screen that would only flash", () => {
  it("isn't shown if the vehicles on record came while the drivers were typed", async () => {
    const { session, release } = await atDrivers();
    release();
    await vi.waitFor(async () => expect(await passOver(session, loading, signal)).toEqual({ step: "years-continuous-coverage", detail: null }));
    expect(session.answers.peek().get(vehicles).map(({ plModel }) => plModel)).toEqual(["F-150"]);
  });

  it("is shown while they are looked up", async () => {
    const { session } = await atDrivers();
    expect(await passOver(session, loading, signal)).toEqual(loading);
    expect(session.answers.peek().get(vehicles)).toEqual([]);
  });

  it("is shown for another application, whose records were not looked up", async () => {
    const { session, release, complete } = await atDrivers();
    release();
    await complete(loading, {});
    session.application.value = { ...session.application.peek()!, id: "another" };
    expect(await passOver(session, loading, signal)).toEqual(loading);
  });

  it("doesn't wait for what is sent behind the visitor's back", async () => {
    const { session, release } = await atDrivers();
    release();
    await vi.waitFor(() => expect(recordsAhead(session, session.answers.peek().get(drivers)).isAnswered).toBe(true));
    sendingBehind(session).ahead(() => new Promise(() => undefined));
    expect(await passOver(session, loading, signal)).not.toEqual(loading);
  });

  it("isn't shown again to a visitor who comes back and changes nothing", async () => {
    const funnel = openFunnel(homeowners, []);
    const { examples } = lines.find(({ line }) => line === homeowners)!;
    await funnel.answer(examples!.minimal("TX"), "loading");
    funnel.takeSent();
    const shown = await passOver(funnel.session, loading, signal);
    expect(shown).toEqual(funnel.session.journey.peek()!.next(loading));
    expect(funnel.takeSent()).toEqual([]);
  });
});
