import { execFile } from "node:child_process";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { expect, it } from "vitest";

const dist = process.env.IQ_DIST ?? join(import.meta.dirname, "../../../dist");

it("imports on a server, where it does nothing", async () => {
  const code = `const { defineInsuranceQuote } = await import(${JSON.stringify(join(dist, "npm/index.js"))}); defineInsuranceQuote(); console.log(typeof document)`;
  const { stdout, stderr } = await promisify(execFile)(process.execPath, ["--input-type=module", "--eval", code]);
  expect([stdout.trim(), stderr]).toEqual(["undefined", ""]);
});

it("contains the license of every package in it", async () => {
  const { devDependencies } = JSON.parse(await readFile(join(import.meta.dirname, "../../../package.json"), "utf8")) as { devDependencies: Record<string, string> };
  const notices = await readFile(join(dist, "THIRD-PARTY-NOTICES.txt"), "utf8");
  const carried = ["@preact/signals-react", "@r2wc/react-to-web-component", "ofetch", "react", "react-dom", "zod"].map((name) => [name, devDependencies[name]!] as const);
  for (const [name, version] of [...carried, ["scheduler", ""] as const]) {
    expect(notices).toMatch(new RegExp(`^${name.replace(/[/.]/g, "\\$&")} ${version.replaceAll(".", "\\.")}.*\\(MIT\\)`, "m"));
  }
  expect(notices.match(/Permission is hereby granted/g)?.length).toBeGreaterThan(carried.length);
});
