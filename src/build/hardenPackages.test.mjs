import { expect, test } from "vitest";
import { hardened } from "./hardenPackages.mjs";

const fail = (message) => {
  throw new Error(message);
};

test("zod reads only an object's own keys, whatever a host adds to Object.prototype", () => {
  const code = "for (const k in shape) copy(k);";
  expect(hardened("zod", "v4/core/schemas.js", "4.6.7", code.repeat(3), fail)).toBe("for (const k of Object.keys(shape)) copy(k);".repeat(3));
});

test("React creates each Error with `new`, in case a host replaces Error with a class", () => {
  const code = "throw Error('a'); throw new Error('b'); Error('c'); Error('d'); var made = Error(e);";
  expect(hardened("react", "cjs/react.production.js", "19.3.1", code, fail)).toBe(
    "throw new Error('a'); throw new Error('b'); new Error('c'); new Error('d'); var made = new Error(e);",
  );
});

test("objects get members of their own in place of inherited ones, which a host may have frozen", () => {
  const inherited = Object.freeze({ name: "Error", valueOf: () => 0, toString: () => "" });
  const given = { l: { prototype: Object.create(inherited) }, error: Object.create(inherited) };
  const methods = "l.prototype.valueOf=function(){return 7};l.prototype.toString=function(){return 'seven'};";
  const names = 'error.name = "FetchError"; error.name = "TimeoutError";';
  const run = (code) => new Function("l", "error", `"use strict"; ${code}`)(given.l, given.error);
  for (const code of [methods, names]) expect(() => run(code)).toThrow(TypeError);
  run(hardened("@preact/signals-core", "dist/signals-core.module.js", "1.14.5", methods, fail));
  run(hardened("ofetch", "dist/shared/ofetch.CWycOUEr.mjs", "1.5.1", names, fail));
  expect([given.l.prototype.valueOf(), String(given.l.prototype), given.error.name]).toEqual([7, "seven", "TimeoutError"]);
});

test("a file without the pattern stays unchanged", () => {
  expect(hardened("zod", "v4/core/regexes.js", "4.6.7", "export const id = /a/;", fail)).toBeNull();
});

test("another version, another count and a match in another file fail the build", () => {
  expect(() => hardened("zod", "v4/core/core.js", "4.6.8", "for (const k in proto) copy(k);", fail)).toThrow("zod is 4.6.8, and its patch is for 4.6.7");
  expect(() => hardened("zod", "v4/core/core.js", "4.6.7", "for (const k of proto) copy(k);", fail)).toThrow("zod/v4/core/core.js has 0 places to patch instead of 1");
  expect(() => hardened("zod", "v4/core/new.js", "4.6.7", "for (const k in proto) copy(k);", fail)).toThrow("zod/v4/core/new.js has 1 places to patch instead of 0");
});
