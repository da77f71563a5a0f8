import { describe, expect, it } from "vitest";
import { asksConsent, holds, isComplete, tick } from "./consent";

const now = new Date(Date.UTC(2026, 0, 14));

describe("consent to calls and texts", () => {
  it.each([
    ["", false],
    ["(614) 555-013", false],
    ["(614) 555-0138", true],
    ["+1 614-555-0138", true],
  ])("a number is complete: '%s'", (phone, expected) => {
    expect(isComplete(phone)).toBe(expected);
  });

  it.each([
    ["nothing ticked", null, "(614) 555-0138", false],
    ["the number that was named", tick("(614) 555-0138", now, "en"), "614-555-0138", true],
    ["another language", tick("(614) 555-0138", now, "es"), "(614) 555-0138", false],
    ["another number", tick("(614) 555-0138", now, "en"), "(614) 555-0139", false],
    ["ticked before the number was typed", tick("(614)", now, "en"), "(614) 555-0138", true],
  ] as const)("%s", (_name, consent, phone, expected) => {
    expect(holds(consent, phone, "en")).toBe(expected);
  });

  it.each([
    ["CALL", "", true],
    ["CALL", "(614) 555-0138", true],
    ["SELF", "(614) 555-013", false],
    ["SELF", "(614) 555-0138", true],
    ["EMAIL", "(614) 555-0138", false],
    ["", "(614) 555-0138", false],
  ] as const)("%s with '%s' shows it: %s", (how, phone, expected) => {
    expect(asksConsent(how, phone)).toBe(expected);
  });

  it("records the time of consent", () => {
    expect(tick("", now, "en")).toEqual({ phone: "", language: "en", at: "2026-01-14T00:00:00.000Z" });
  });
});
