import { expect, it } from "vitest";
import { localProblem } from "../../api/problems";
import { isNotFound } from "./isNotFound";
import { isOpen } from "./isOpen";
import { isRefused } from "./isRefused";

it.each([
  ["a lost connection", 0, true],
  ["an answer that can't be read", 201, true],
  ["a redirect", 399, true],
  ["a malformed call", 400, false],
  ["a refused value", 422, false],
  ["too many calls", 429, true],
  ["the last refusal", 499, false],
  ["a failure of the service", 500, true],
])("%s (%i) may still be carried out: %j", (_what, status, open) => expect(isOpen(localProblem("INTERNAL", status))).toBe(open));

it.each([
  ["NOT_FOUND", true, false],
  ["TOKEN_MISSING", true, false],
  ["VIN_NOT_FOUND", false, false],
  ["PARTNER_KEY_INVALID", false, true],
  ["ORIGIN_NOT_ALLOWED", false, true],
  ["VALIDATION", false, false],
] as const)("%s is about something lost: %j, about the page: %j", (code, notFound, refused) => {
  expect([isNotFound({ type: "about:blank", title: "", status: 400, code }), isRefused(code)]).toEqual([notFound, refused]);
});
