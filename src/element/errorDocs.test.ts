import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { errorDocs } from "./errorDocs";

const source = readdirSync("src", { recursive: true, encoding: "utf8" })
  .filter((path) => /\.tsx?$/.test(path) && !path.includes(".test.") && !/^(?:build|conformance|fixtures)\//.test(path))
  .map((path) => readFileSync(join("src", path), "utf8"))
  .join("\n");

test("the reference has every code that iq-error reports, and no other", () => {
  const logged = [...source.matchAll(/(?:\.warn|\.error)\(\s*"([a-z]+(?:-[a-z]+)+)"/g)];
  const emitted = [...source.matchAll(/code: "([a-z]+(?:-[a-z]+)+)"/g)];
  expect([...new Set([...logged, ...emitted].map(([, code]) => code))].sort()).toEqual(Object.keys(errorDocs).sort());
});
