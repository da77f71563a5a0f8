import { act } from "react";
import { expect, it, vi } from "vitest";
import type { Client } from "../../api/client";
import { localProblem } from "../../api/problems";
import type { Runner } from "../../form/runner";
import { aRunner } from "../../fixtures/aRunner";
import { inFunnel } from "../../fixtures/inFunnel";
import { mounted } from "../../fixtures/mounted";
import { sessionOptions } from "../../fixtures/sessionOptions";
import { field } from "../../flow/field";
import { say } from "../../kernel/phrase";
import { fail, ok } from "../../kernel/result";
import { z } from "../../kernel/zod";
import { createSession } from "../../session/createSession";
import type { Line } from "../../session/line";
import { vehicles } from "./fields";
import type { VehicleStepOptions } from "./options";
import { honda } from "./sample";
import { VinDialog } from "./VinDialog";

const page = mounted();

const options: VehicleStepOptions = { title: { key: "t" }, type: "car", list: vehicles, miles: { min: 1_000, max: 100_000 } };
const scope = "car-new-vin";
const vin = "1HGCM82633A004352";
const typedVin = field("typedVin", z.string(), { initial: "" });
const accord = { vin, plYear: 2003, plMake: "Honda", plModel: "Accord", bodyStyle: "Sedan", supported: true, checkDigitValid: true };

/** Types a VIN and presses the button as often as asked. The service gives the answer. */
async function find(answer: unknown, { typed = vin, editing = null as typeof honda | null, listed = [] as readonly (typeof honda)[], presses = 1 } = {}) {
  const call = vi.fn((_endpoint: unknown, _options: object) => Promise.resolve().then(() => (answer instanceof Error ? Promise.reject(answer) : answer)));
  const session = createSession(sessionOptions({ api: { call } as unknown as Client }));
  session.line.value = { slug: "auto", riskState: () => "OH", flow: { groups: [] } } as unknown as Line;
  session.set(vehicles, listed);
  session.draft(typedVin, scope).value = typed;
  const runner = aRunner({ showErrors: vi.fn<Runner["showErrors"]>(), raise: vi.fn<Runner["raise"]>() });
  const onFound = vi.fn();
  page.render(inFunnel(session, runner, <VinDialog options={options} scope={scope} editing={editing} scanner={null} onType={() => undefined} onFound={onFound} onClose={() => undefined} />));
  for (let press = 0; press < presses; press += 1) act(() => page.container.querySelector("form")!.requestSubmit());
  await act(() => new Promise((resolve) => setTimeout(resolve)));
  const refused = vi.mocked(runner.showErrors).mock.calls.flatMap(([errors, isRefusal]) => (isRefusal ? errors.map(({ message }) => say(message)) : []));
  return { calls: call.mock.calls, found: onFound.mock.calls, raised: vi.mocked(runner.raise).mock.calls.map(([id]) => id), refused, kept: session.draft(typedVin, scope).peek() };
}

const trouble = "We can't look it up right now.";

it("finds a vehicle once for two presses, and forgets what was typed", async () => {
  const { calls, found, kept } = await find(ok(accord), { presses: 2, typed: " 1hgcm82633a004352 " });
  expect(calls).toHaveLength(1);
  expect(calls[0]?.[1]).toMatchObject({ params: { vin }, query: { state: "OH", vehicleType: "car" } });
  expect(found).toEqual([[{ vin, plYear: "2003", plMake: "Honda", plModel: "Accord", bodyStyle: "Sedan", checkDigitFails: false }]]);
  expect(kept).toBe("");
});

it("takes a vehicle without a body style, and doubts a VIN whose check digit is wrong", async () => {
  const { found } = await find(ok({ ...accord, bodyStyle: null, checkDigitValid: false }));
  expect(found).toMatchObject([[{ bodyStyle: "", checkDigitFails: true }]]);
});

it.each<[string, unknown, { refused?: readonly string[]; raised?: readonly string[]; failed?: boolean }]>([
  ["the register doesn't have", fail({ ...localProblem("INTERNAL", 404), code: "VIN_NOT_FOUND" }), { refused: ["We couldn't find that VIN"] }],
  ["is too old", ok({ ...accord, plYear: 1989 }), { refused: ["Speak with an agent for pre-1990 vehicles"] }],
  ["no company insures", ok({ ...accord, supported: false }), { raised: ["autoMakeModelUnsupported"] }],
  ["can't be looked up", fail(localProblem("INTERNAL", 500)), { failed: true }],
  ["breaks off", new Error("No"), { failed: true }],
])("a VIN that %s isn't taken, and stays", async (_what, answer, { refused = [], raised = [], failed = false }) => {
  const result = await find(answer);
  expect(result).toMatchObject({ found: [], refused, raised, kept: vin });
  expect(page.container.textContent.includes(trouble)).toBe(failed);
});

const other = { ...honda, key: "other" };
it.each([
  ["another vehicle of the list has", { listed: [honda] }, 0],
  ["the edited vehicle has itself", { listed: [honda], editing: honda }, 1],
  ["another vehicle than the edited one has", { listed: [honda, { ...other, vin: "" }], editing: { ...other, vin: "" } }, 0],
  ["is too short", { typed: "1HG" }, 0],
])("a VIN that %s is looked up only if it may be entered", async (_what, given, calls) => {
  expect((await find(ok(accord), given)).calls).toHaveLength(calls);
});
