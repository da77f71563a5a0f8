import { join } from "node:path";
import { defineConfig } from "vitest/config";

/** Runs the walks in Firefox and WebKit: one file for each engine, both at once. */
export default defineConfig({
  root: join(import.meta.dirname, "../.."),
  test: {
    name: "engines",
    include: ["tests/engines/*.test.ts"],
    exclude: ["**/node_modules/**"],
    globalSetup: ["tests/engines/setup.ts"],
    reporters: ["verbose", ["json", { outputFile: ".cache/engines.json" }]],
    testTimeout: 240_000,
    hookTimeout: 60_000,
    // A failure is looked at twice.
    retry: 1,
    maxWorkers: 2,
  },
});
