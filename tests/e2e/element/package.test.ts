import { execFile } from "node:child_process";
import { join } from "node:path";
import { promisify } from "node:util";
import { expect, it } from "vitest";

const dist = process.env.IQ_DIST ?? join(import.meta.dirname, "../../../dist");

it("can be imported on a server, where it does nothing", async () => {
  const code = `const { defineInsuranceQuote } = await import(${JSON.stringify(join(dist, "index.js"))}); defineInsuranceQuote(); console.log(typeof document)`;
  const { stdout, stderr } = await promisify(execFile)(process.execPath, ["--input-type=module", "--eval", code]);
  expect([stdout.trim(), stderr]).toEqual(["undefined", ""]);
});
