import { expect, it } from "vitest";
import { phonePattern, telephone, unbroken } from "./telephone";

it.each(["(800) 555-0142", "800-555-0142", "+1 800 555 0142", "18005550142"])("dials %s", (number) => {
  expect(telephone(number)).toBe("tel:+18005550142");
});

it("keeps a number on one line", () => {
  expect(unbroken("(800) 555-0142")).toBe("(800)\u00a0555\u20110142");
});

it.each([
  ["(614) 555-0138", true],
  ["+1 614 555 0138", true],
  ["6145550138", true],
  ["2845550138", true],
  ["2945550138", false],
  ["1145550138", false],
  ["6141550138", false],
  ["614555013", false],
])("phone %s: %j", (text, isOne) => expect(phonePattern.test(text)).toBe(isOne));
