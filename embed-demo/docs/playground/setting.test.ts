import { expect, it } from "vitest";
import { readSetting, writeSetting } from "./setting";

it("a link keeps the setting, and nothing that is usual", () => {
  const setting = { ...readSetting(""), partner: "auvane", lang: "es", name: "No Quotes" };
  expect(writeSetting(setting)).toBe("?partner=auvane&lang=es&name=No+Quotes");
  expect(readSetting(writeSetting(setting))).toEqual(setting);
  expect(writeSetting(readSetting(""))).toBe("");
});

it("a link with unknown values shows the usual ones", () => {
  expect(readSetting("?partner=nobody&width=7&line=")).toEqual({ ...readSetting(""), line: "" });
});
