import { expect, test } from "vitest";
import { partnerConfigSchema } from "../content";
import { meant } from "./meant";

const known = Object.keys(partnerConfigSchema.shape);

test.each([
  ["consentVersoin", "consentVersion"],
  ["consentversion", "consentVersion"],
  ["hotsedUrl", "hostedUrl"],
  ["licencing", "licensing"],
  ["nmae", "name"],
])("%s is taken for %s", (key, expected) => {
  expect(meant(key, known)).toBe(`; did you mean ${expected}?`);
});

test.each(["nonsense", "x", "", "settings"])("no key is suggested for %j", (key) => {
  expect(meant(key, known)).toBe("");
});

test("nothing is suggested of no keys", () => {
  expect(meant("id", [])).toBe("");
});
