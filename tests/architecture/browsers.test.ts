import { readFileSync, readdirSync } from "node:fs";
import { feature, features } from "caniuse-lite";
import { transformSync } from "esbuild";
import { describe, expect, it } from "vitest";
import { oldestBrowsers } from "../../src/build/browsers.mjs";
import { stripTypes } from "../../src/build/sources.mjs";

const sources = readdirSync("src", { recursive: true, encoding: "utf8" })
  .filter((file) => /\.tsx?$/.test(file) && !/\.test\.|^(?:build|conformance)\//.test(file))
  .map((file) => readFileSync(`src/${file}`, "utf8"))
  .join("\n");

describe.each(oldestBrowsers)("the oldest $target", ({ target, version, feature: id, sign }) => {
  it(`is the first that has what the sources need, ${id}`, () => {
    const { stats } = feature(features[id]!);
    const having = Object.entries(stats[target]!).flatMap(([known, support]) => (support.startsWith("y") ? [Number.parseFloat(known)] : []));
    expect(Math.min(...having.filter((known) => !Number.isNaN(known)))).toBe(Number(version));
    expect(sources).toContain(sign);
  });
});

it("the build translates syntax that they don't know, and nothing else", () => {
  const built = (code: string): string => (stripTypes.transform as (code: string, id: string) => { readonly code: string })(code, "any.ts").code;
  const newer = "using lock = open();";
  expect(built(newer)).not.toContain("using lock");
  const known = 'const first = list.at(0)?.replace(/(?<=\\p{L})-/gu, "") ?? null;\n';
  expect(built(known)).toBe(known);
  expect(transformSync(newer, { target: "esnext" }).code).toContain("using lock");
});
