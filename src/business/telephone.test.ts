import { expect, it } from "vitest";
import { telephone, unbroken } from "./telephone";

it.each(["(800) 555-0142", "800-555-0142", "+1 800 555 0142", "18005550142"])("dials %s", (number) => {
  expect(telephone(number)).toBe("tel:+18005550142");
});

it("keeps a number on one line", () => {
  expect(unbroken("(800) 555-0142")).toBe("(800)\u00a0555\u20110142");
});
