import { join } from "node:path";
import { defineConfig } from "vitest/config";

const include = (process.env["MUTANT_TESTS"] ?? "").split(",");
const needsService = include.some((file) => file.startsWith("tests/contract/"));

/** Runs the tests of one area, which `mutants.ts` names. */
export default defineConfig({
  root: join(import.meta.dirname, "../.."),
  test: {
    include,
    globalSetup: needsService ? ["databases", "programs"].map((name) => `tests/harness/setup/${name}.ts`) : [],
    testTimeout: 60_000,
    hookTimeout: 120_000,
  },
});
