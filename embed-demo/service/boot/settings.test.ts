import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { settings } from "./settings";

const variable = /[A-Z][A-Z\d]*(?:_[A-Z\d]+)*/;

/** Names of the variables that a file reads from `env`, `process.env`, or takes out of it. */
function readIn(file: string): readonly string[] {
  const code = readFileSync(join(import.meta.dirname, file), "utf8").replace(/\/\*[^]*?\*\//g, "");
  const members = [...code.matchAll(new RegExp(`\\benv(?:\\.|\\["|, ")(${variable.source})\\b`, "g"))].map(([, name]) => name!);
  const taken = [...code.matchAll(/const \{([\w\s,]+)\} = process\.env/g)].flatMap(([, names]) => names!.match(new RegExp(variable.source, "g")) ?? []);
  return [...members, ...taken];
}

it.each([
  ["demo", "../../start.ts"],
  ["service", "environment.ts"],
] as const)("the docs' table has every variable that the %s reads, and no other", (who, file) => {
  const read = [...new Set(readIn(file))];
  expect(read.length).toBeGreaterThan(10);
  const listed = Object.entries(settings).flatMap(([name, setting]) => (setting[who] === null ? [] : [name]));
  expect(listed.sort()).toEqual(read.sort());
});
