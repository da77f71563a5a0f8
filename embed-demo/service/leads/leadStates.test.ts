import { expect, it } from "vitest";
import type { QuoteStatus } from "../../../src/api/contract/values";
import { checkOpen, statusAfter } from "./leadStates";

it.each<[QuoteStatus, QuoteStatus | undefined, QuoteStatus]>([
  ["CAPTURED", undefined, "CAPTURED"],
  ["CAPTURED", "QUOTED", "QUOTED"],
  ["QUOTED", "CAPTURED", "QUOTED"],
  ["BINDABLE", "QUOTED", "BINDABLE"],
  ["BINDABLE", "BINDABLE", "BINDABLE"],
  ["CAPTURED", "FINALIZED", "FINALIZED"],
  ["BINDABLE", "FINALIZED", "FINALIZED"],
])("%s, and the client sends %s: %s", (now, said, after) => {
  expect(statusAfter(now, said)).toBe(after);
});

it.each<QuoteStatus>(["BINDABLE", "PAID", "BOUND"])("a client can't send %s", (said) => {
  expect(() => statusAfter("QUOTED", said)).toThrow("VALIDATION");
});

it.each<QuoteStatus>(["FINALIZED", "PAID", "BOUND"])("a %s lead is closed", (status) => {
  expect(() => checkOpen(status)).toThrow("LEAD_FINALIZED");
});
