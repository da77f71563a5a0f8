// @vitest-environment happy-dom
import { expect, test } from "vitest";
import { sessionOptions } from "../../fixtures/sessionOptions";
import { createSession } from "../../session/createSession";
import { vehicles, type VehicleAnswer } from "./fields";
import { honda } from "./sample";
import { takeVehiclesOff } from "./takeOff";

const elsewhere: VehicleAnswer = { ...honda, key: "elsewhere", prefill: true, recordedAt: "oak", status: "UNSELECTED" };

/** The service had no application yet, or lost it, when the visitor pressed Continue below the list. */
test("a vehicle that is being sent isn't lost when its own Continue makes the application", () => {
  const session = createSession(sessionOptions());
  session.set(vehicles, [honda, elsewhere]);
  const submission = session.submit([vehicles], { vehicles: [honda, elsewhere] }, { vehicles: [honda, elsewhere] });
  takeVehiclesOff(session, vehicles, "elm");
  expect(submission.values).toEqual({ vehicles: [honda] });
  expect(submission.isEdited(vehicles)).toBe(false);
  expect(session.draft(vehicles).peek()).toEqual([honda]);
});

test("neither is what was changed in the list meanwhile, nor what was answered before", () => {
  const session = createSession(sessionOptions());
  const [answered, second] = [{ ...honda, status: "ADDEDTOAPP" as const }, { ...honda, key: "second" }];
  session.commit({ vehicles: [answered] });
  session.set(vehicles, [answered, second]);
  const submission = session.submit([vehicles], { vehicles: [answered, second] }, { vehicles: [answered, second] });
  session.set(vehicles, [second]);
  takeVehiclesOff(session, vehicles, "elm");
  expect(submission.values).toEqual({ vehicles: [{ ...honda, status: "SELECTED" }, second] });
  expect(session.draft(vehicles).peek()).toEqual([second]);
  expect(session.answers.peek().get(vehicles)).toEqual([{ ...honda, status: "SELECTED" }]);
});
