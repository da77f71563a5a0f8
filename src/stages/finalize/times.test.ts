import { describe, expect, it } from "vitest";
import { hourText } from "../../business/hours";
import { say } from "../../kernel/phrase";
import { slotText, zoneName } from "./times";

describe("times", () => {
  it.each([
    [0, "12 a.m."],
    [8, "8 a.m."],
    [11, "11 a.m."],
    [12, "12 p.m."],
    [13, "1 p.m."],
    [21, "9 p.m."],
  ])("%i o'clock", (hour, text) => {
    expect(hourText(hour)).toBe(text.replace(" ", "\u00a0"));
  });

  it.each([
    ["America/New_York", "Eastern"],
    ["America/Phoenix", "Mountain"],
    ["Pacific/Honolulu", "Hawaii-Aleutian"],
  ])("%s", (zone, name) => {
    expect(say(zoneName(zone, new Date(0)))).toBe(name);
  });

  it("a day in the middle of a sentence", () => {
    const slot = { id: "", day: "tomorrow", at: new Date("2026-11-23T13:00:00Z"), zone: "America/New_York", hour: 8 } as const;
    expect(say(slotText(slot, "en"))).toBe("tomorrow, 8\u00a0a.m.");
  });

  it.each([
    ["en", "Monday, 9 a.m."],
    ["es", "lunes, 9 a.m."],
  ] as const)("a day of the week in %s", (language, text) => {
    const slot = { id: "", day: "later", at: new Date("2026-11-23T14:00:00Z"), zone: "America/New_York", hour: 9 } as const;
    expect(say(slotText(slot, language))).toBe(text.replace("9 ", "9\u00a0"));
  });
});
