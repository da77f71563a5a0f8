import { expect, it } from "vitest";
import { durationInWords } from "./duration";

it.each([
  [1, "1 hour", "1 hora"],
  [24, "24 hours", "24 horas"],
  [47, "47 hours", "47 horas"],
  [48, "2 days", "2 días"],
  [60, "60 hours", "60 horas"],
  [168, "7 days", "7 días"],
])("%d hours in words: %s", (hours, english, spanish) => {
  expect(durationInWords(hours, "en")).toBe(english);
  expect(durationInWords(hours, "es")).toBe(spanish);
});
