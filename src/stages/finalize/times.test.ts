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
    expect(say(slotText(slot, "en"))).toBe("tomorrow at 8\u00a0a.m.");
  });

  it.each([
    ["later", 9, "Monday at 9 a.m."],
    ["today", 13, "today at 1 p.m."],
  ] as const)("%s at %i o'clock", (day, hour, text) => {
    const slot = { id: "", day, at: new Date("2026-11-23T14:00:00Z"), zone: "America/New_York", hour } as const;
    expect(say(slotText(slot, "en"))).toBe(text.replace(/ (?=[ap]\.m)/, "\u00a0"));
  });
});
