import { describe, expect, it } from "vitest";
import { hourText } from "../../business/hours";
import { zoneName } from "./times";

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
    expect(zoneName(zone, new Date(0))).toBe(name);
  });
});
