import { signal } from "@preact/signals-react";
import { expect, it } from "vitest";
import type { Position } from "../../flow/flow";
import { line as auto } from "../../lines/auto/line";
import { noProgress } from "../../session/kept/snapshot";
import type { Funnel } from "../funnel";
import { positionPath } from "../navigation/positions";
import { lastPlace } from "./lastPlace";

const stored = { line: "auto", journeys: { auto: { ...noProgress, at: "auto/vehicles" }, pet: { ...noProgress, at: "pet/info" } } };
const driver: Position = { step: "driver", detail: "2" };

it.each([
  ["the step that the line has got to", driver, stored, "auto/driver/2"],
  ["what the stored session says, where no line was entered", null, stored, "auto/vehicles"],
  ["nowhere in a line that showed nothing", null, { ...stored, line: "renters" }, ""],
  ["nowhere without a line", null, { ...stored, line: null }, ""],
  ["nowhere without a session", null, null, ""],
  ["nowhere once the stored answers were deleted", null, { ...stored, kept: {} }, ""],
])("%s", (_where, frontier, restored, expected) => {
  const kept = restored && "kept" in restored ? restored.kept : restored?.journeys;
  const funnel = {
    session: { journey: signal(frontier && { frontier }), restored, journeys: signal(kept ?? {}) },
    navigator: { pathOf: (position: Position) => positionPath(auto, position) },
  } as unknown as Funnel;
  expect(lastPlace(funnel)).toBe(expected);
});
