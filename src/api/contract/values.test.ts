import { expect, it } from "vitest";
import { instant } from "./values";

it.each([
  ["2026-11-21T12:00:00Z", true],
  ["2026-11-21T12:00:00.123Z", true],
  ["2026-11-21T12:00:00+05:00", true],
  ["2026-11-21T12:00:00", false],
  ["2026-11-21", false],
  ["2026-11-21T12:00:61Z", false],
  ["2026-21-21T12:00:00Z", false],
  ["2026-11-21Tnoon", false],
  ["yesterday", false],
])("%s is an instant: %s", (text, is) => expect(instant.safeParse(text).success).toBe(is));
