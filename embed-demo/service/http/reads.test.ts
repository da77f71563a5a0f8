import { expect, it } from "vitest";
import type { Endpoint } from "../../../src/api/contract/endpoint";
import { spokenBy } from "./problemWords";
import { isRead, isReference } from "./reads";

it.each([
  ["GET", undefined, "session", true, false],
  ["GET", undefined, "key", true, true],
  ["POST", "read", "key", true, true],
  ["POST", "read", "session", true, false],
  ["POST", "repeat", "key", false, false],
  ["POST", undefined, "key", false, false],
  ["POST", "repeat", "session", false, false],
  ["POST", undefined, "session", false, false],
] as const)("a %s (safe: %j, auth: %s) only reads: %j, and no visitor's data: %j", (method, safe, auth, read, reference) => {
  const endpoint = { method, safe, auth } as unknown as Endpoint;
  expect([isRead(endpoint), isReference(endpoint)]).toEqual([read, reference]);
});

it.each([
  [undefined, "en"],
  ["es", "es"],
  [" ES-MX, en;q=0.8", "es"],
  ["en, es", "en"],
  ["fr, es", "en"],
])("who accepts %j is answered in %s", (header, language) => expect(spokenBy(header)).toBe(language));
