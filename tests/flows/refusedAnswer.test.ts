// @vitest-environment happy-dom
import { expect, it } from "vitest";
import type { Client } from "../../src/api/client";
import { fail } from "../../src/kernel/result";
import type { LineSlug } from "../../src/business/lines";
import { openFunnel } from "./funnel";
import { examplesOf, lineOf } from "./lines";

interface Refused {
  readonly line: LineSlug;
  /** The step before, and the one whose call is waited for. */
  readonly before: string;
  readonly step: string;
  readonly call: string;
}

const person: Refused = { line: "homeowners", before: "prefill", step: "personal-info", call: "updateGeneralInfo" };
const answers = examplesOf("homeowners").maximal("TX");

/** Completes the step, whose call is refused for the value at this place, and completes it again. */
async function refusedFor(pointer: string, { line, before, step, call }: Refused = person) {
  const given = examplesOf(line).maximal("TX");
  let isRefused = false;
  const problem = fail({ type: "about:blank", title: "", status: 422, code: "VALIDATION", errors: [{ pointer, message: "No" }] });
  const served = (client: Client): Client => ({
    ...client,
    call: (endpoint, options) => (isRefused && endpoint.id === call ? (Promise.resolve(problem) as never) : client.call(endpoint, options)),
  });
  const funnel = openFunnel(lineOf(line), [], served);
  await funnel.answer(given, before);
  isRefused = true;
  const directive = await funnel.complete({ step, detail: null }, given);
  isRefused = false;
  return { directive, next: await funnel.complete({ step, detail: null }, given) };
}

it("an answer that the service refuses at once is marked where it was given, and can be sent again", async () => {
  const { directive, next } = await refusedFor("/personalInfoData/email");
  expect(directive).toMatchObject({ kind: "stay", errors: [{ field: { name: "email" }, by: { source: "service", value: answers["email"] } }] });
  expect(next).toEqual({ kind: "next" });
});

it("a value that no step asks for ends on the error screen, which has the advisors' number", async () => {
  const { directive, next } = await refusedFor("/personalInfoData/referralCode");
  expect(directive).toMatchObject({ kind: "errorScreen", problem: { code: "VALIDATION" } });
  expect(next).toEqual({ kind: "next" });
});

it.each([
  ["auto", "driver", "vehicles"],
  ["motorcycle", "driver", "motorcycles"],
] as const)("a vehicle that the service refuses is marked in the list of %s", async (line, before, list) => {
  const { directive, next } = await refusedFor("/personalVehiclesData/0/vin", { line, before, step: "vehicle", call: "updateVehicles" });
  expect(directive).toMatchObject({ kind: "stay", errors: [{ field: { name: list }, by: { source: "service" } }] });
  expect(next).toEqual({ kind: "next" });
});

it("a further driver's name that the service refuses is marked in the list, not at the main driver's name", async () => {
  const { directive } = await refusedFor("/drivers/1/firstName", { line: "auto", before: "address", step: "driver", call: "updateDrivers" });
  expect(directive).toMatchObject({ kind: "stay", errors: [{ field: { name: "drivers" } }] });
  expect(directive).toHaveProperty("errors.length", 1);
});
