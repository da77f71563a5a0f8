import { describe, expect, it } from "vitest";
import type { DriverAnswer } from "../drivers/driverAnswer";
import { driverHistory, noIncidents } from "./fields";
import { historySubsteps, substepsToReopen } from "./substeps";
import { historyStart, monthFormat } from "./since";
import { historyStep } from "./step";

const list = ["maya", "sam", "lee"].map((key) => ({ key }) as DriverAnswer);
const one = { ...noIncidents, violationsCount: 1 };

it("has a part for each driver", () => expect(historySubsteps(list)).toEqual(["1", "2", "3"]));

describe("asked again", () => {
  it.each([
    ["nobody was asked", {}, true, ["1", "2", "3"]],
    ["one is new", { maya: noIncidents, lee: noIncidents }, true, ["2"]],
    ["nothing is on record", { maya: noIncidents, sam: noIncidents, lee: noIncidents }, true, []],
    ["something is on record and the drivers have changed", { maya: noIncidents, sam: one, lee: noIncidents }, true, ["1", "2", "3"]],
    ["something is on record and they haven't", { maya: noIncidents, sam: one, lee: noIncidents }, false, []],
    ["only somebody who was removed has a record", { maya: noIncidents, sam: noIncidents, lee: noIncidents, gone: one }, true, []],
  ])("when %s", (_when, history, haveChanged, parts) => expect(substepsToReopen(list, history, haveChanged)).toEqual(parts));
});

describe("counts", () => {
  it.each([
    [0, true],
    [10, true],
    [-1, false],
    [11, false],
    [1.5, false],
    ["1", false],
  ])("%j: %s", (violationsCount, fits) => {
    expect(driverHistory.shape.safeParse({ maya: { ...noIncidents, violationsCount } }).success).toBe(fits);
  });
});

it.each([
  [new Date(2026, 10, 21), "November 2023"],
  [new Date(2028, 1, 29), "February 2025"],
  [new Date(2026, 0, 1), "January 2023"],
])("counts from three years before %s", (now, month) => expect(historyStart(now, "en")).toBe(month));

it("names the month by a format that is made while the step before is read", () => {
  expect(historyStep({ key: "history" }).ahead).toBe(monthFormat);
  expect(monthFormat("es")).toBe(monthFormat("es"));
});
