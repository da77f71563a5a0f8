import { join } from "node:path";
import { defineConfig } from "vitest/config";

/** The tests of one area, which `mutants.ts` names. */
export default defineConfig({
  root: join(import.meta.dirname, "../.."),
  test: { include: (process.env["MUTANT_TESTS"] ?? "").split(","), testTimeout: 60_000, hookTimeout: 120_000 },
});
