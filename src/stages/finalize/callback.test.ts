import { describe, expect, it } from "vitest";
import { callbackSlots, callZones, describeSlot, nextOpening } from "./callback";

const east = ["America/New_York"];
/** January 2026: Eastern is UTC-5, Central -6, Pacific -8, Hawaii -10. The 14th is a Wednesday, the 19th a holiday. */
const at = (day: number, utcHour: number, minute = 0): Date => new Date(Date.UTC(2026, 0, day, utcHour, minute));
const said = (now: Date, zones: readonly string[], state: string | null): string[] =>
  callbackSlots(now, zones, state).map(({ day, at, zone, hour }) => (day === "now" ? "now" : `${day === "later" ? new Intl.DateTimeFormat("en-US", { timeZone: zone, weekday: "long" }).format(at) : day} ${hour}`));

describe("callback slots", () => {
  it.each([
    ["at noon", at(14, 17), "OH", ["now", "today 13", "today 16"]],
    ["an hour's notice, whole hours", at(14, 17, 1), "OH", ["now", "today 14", "today 17"]],
    ["before advisors are in", at(14, 12, 59), "OH", ["today 9", "today 12", "tomorrow 10"]],
    ["from the minute they are in", at(14, 13), "OH", ["now", "today 9", "today 12"]],
    ["the last hour of the day", at(15, 0, 0), "OH", ["now", "today 20", "tomorrow 10"]],
    ["a quarter of an hour before they leave", at(15, 1, 44), "OH", ["now", "tomorrow 10", "tomorrow 16"]],
    ["too late to be called at once", at(15, 1, 45), "OH", ["tomorrow 10", "tomorrow 16", "Friday 10"]],
    ["after hours", at(15, 2), "OH", ["tomorrow 10", "tomorrow 16", "Friday 10"]],
    ["Friday night, before a holiday", at(17, 3), "OH", ["Tuesday 10", "Tuesday 16", "Wednesday 10"]],
    ["Saturday", at(17, 17), "OH", ["Tuesday 10", "Tuesday 16", "Wednesday 10"]],
    ["Florida's last quarter of an hour", at(15, 0, 44), "FL", ["now", "tomorrow 10", "tomorrow 16"]],
    ["Florida from 19:45", at(15, 0, 45), "FL", ["tomorrow 10", "tomorrow 16", "Friday 10"]],
    ["where the state isn't known, Florida's hours", at(15, 1), null, ["tomorrow 10", "tomorrow 16", "Friday 10"]],
  ] as const)("%s", (_name, now, state, expected) => {
    expect(said(now, east, state)).toEqual(expected);
  });

  it.each([
    ["the night before summer time begins", "2026-03-08T04:30Z", ["Monday 10", "Monday 16", "Tuesday 10"]],
    ["the first night of summer time", "2026-03-09T03:30Z", ["tomorrow 10", "tomorrow 16", "Tuesday 10"]],
    ["the first hour of summer time's last day", "2026-11-01T04:30Z", ["tomorrow 10", "tomorrow 16", "Tuesday 10"]],
  ])("names the right day as tomorrow: %s", (_name, now, expected) => {
    expect(said(new Date(now), east, "OH")).toEqual(expected);
  });

  it("starts with the called party's morning, not the advisors'", () => {
    expect(said(at(14, 13), ["America/Los_Angeles"], "CA")).toEqual(["today 8", "today 11", "tomorrow 10"]);
    expect(said(at(14, 15, 59), ["America/Los_Angeles"], "CA")[0]).toBe("today 9");
    expect(said(at(14, 16), ["America/Los_Angeles"], "CA")[0]).toBe("now");
  });

  it("ends with the advisors' day, not the called party's", () => {
    expect(said(at(15, 1, 44), ["Pacific/Honolulu"], "HI")).toEqual(["now", "tomorrow 10", "Friday 10"]);
    expect(said(at(15, 2), ["Pacific/Honolulu"], "HI")).toEqual(["tomorrow 10", "Friday 10", "Tuesday 10"]);
  });

  it("respects the hours of both zones of a state", () => {
    const florida = ["America/New_York", "America/Chicago"];
    expect(said(at(14, 13, 30), florida, "FL")[0]).toBe("today 10");
    expect(said(at(14, 14), florida, "FL")[0]).toBe("now");
  });
});

describe("call zones", () => {
  it.each([
    ["OH", "Etc/UTC", ["America/New_York"]],
    ["AZ", "Etc/UTC", ["America/Phoenix"]],
    ["TX", "Etc/UTC", ["America/Chicago", "America/Denver"]],
    ["TX", "America/Denver", ["America/Denver", "America/Chicago"]],
    ["OH", "America/Denver", ["America/New_York"]],
    [null, "America/Los_Angeles", ["America/Los_Angeles"]],
    [null, "Europe/Paris", ["America/New_York"]],
    ["PR", "Etc/UTC", ["America/New_York"]],
  ] as const)("%s on a device in %s", (state, device, expected) => {
    expect(callZones(state, device)).toEqual(expected);
  });
});

describe("a slot, described later", () => {
  it.each([
    ["now", at(14, 17), "now", 12],
    [at(14, 21).toISOString(), at(14, 17), "today", 16],
    [at(15, 15).toISOString(), at(14, 17), "tomorrow", 10],
    [at(20, 15).toISOString(), at(14, 17), "later", 10],
  ] as const)("%s", (id, now, day, hour) => {
    expect(describeSlot(id, now, "America/New_York")).toMatchObject({ day, hour });
  });
});

describe("next opening", () => {
  it.each([
    ["while they answer", at(14, 17, 20), at(14, 17, 20)],
    ["in the evening", at(15, 2), at(15, 13)],
    ["a minute before they open", at(15, 12, 59), at(15, 13)],
    ["over a weekend with a holiday", at(17, 2), at(20, 13)],
  ] as const)("%s", (_name, now, expected) => {
    expect(nextOpening(now)).toEqual(expected);
  });
});
