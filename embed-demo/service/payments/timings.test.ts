import { expect, it } from "vitest";
import type { PaymentCommand } from "./machine";
import { untilNextLook } from "./timings";

it.each<[PaymentCommand, number, number]>([
  ["read", 0, 4_000],
  ["read", 1, 5_600],
  ["read", 2, 7_840],
  ["read", 9, 60_000],
  ["read", 5_000, 60_000],
  ["open", 0, 500],
  ["open", 1, 1_000],
  ["bind", 2, 2_000],
  ["void", 6, 32_000],
  ["refund", 7, 60_000],
  ["bind", 5_000, 60_000],
])("the next %s after %d looks without a change comes in %d ms", (command, looks, ms) => {
  expect(untilNextLook(command, looks)).toBeCloseTo(ms);
});
