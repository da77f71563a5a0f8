import { expect, test } from "vitest";
import { hardened } from "./hardenPackages.mjs";

const fail = (message) => {
  throw new Error(message);
};

test("zod reads an object's own keys alone, whatever a host has put on Object.prototype", () => {
  const code = "for (const k in proto) copy(k);";
  expect(hardened("zod", "v4/core/core.js", "4.6.7", code, fail)).toBe("for (const k of Object.keys(proto)) copy(k);");
});

test("React makes each Error with `new`, also where a host's own is a class", () => {
  const code = "throw Error('a'); throw new Error('b'); Error('c'); Error('d'); var made = Error(e);";
  expect(hardened("react", "cjs/react.production.js", "19.3.1", code, fail)).toBe(
    "throw new Error('a'); throw new Error('b'); new Error('c'); new Error('d'); var made = new Error(e);",
  );
});

test("a file without such a place stays as it is", () => {
  expect(hardened("zod", "v4/core/regexes.js", "4.6.7", "export const id = /a/;", fail)).toBeNull();
});

test("another version, another count and a new place fail the build", () => {
  expect(() => hardened("zod", "v4/core/core.js", "4.6.8", "for (const k in proto) copy(k);", fail)).toThrow("zod is 4.6.8, and its patch is for 4.6.7");
  expect(() => hardened("zod", "v4/core/core.js", "4.6.7", "for (const k of proto) copy(k);", fail)).toThrow("zod/v4/core/core.js has 0 places to patch instead of 1");
  expect(() => hardened("zod", "v4/core/new.js", "4.6.7", "for (const k in proto) copy(k);", fail)).toThrow("zod/v4/core/new.js has 1 places to patch instead of 0");
});
