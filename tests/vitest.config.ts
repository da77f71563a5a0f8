import { readdirSync, readFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import { join } from "node:path";
import { defineConfig } from "vitest/config";
import { EnvironmentOrder } from "./harness/setup/environmentOrder";

const minutes = (count: number): number => count * 60_000;
/**
 * A second attempt on machines that nobody watches, for tests that share a busy machine with a browser or a database. `.ci/run` names
 * every test that needed it, with the first attempt's error.
 */
const retry = process.env["CI"] ? 1 : 0;

const none = ["**/node_modules/**", "dist/**"];
const root = join(import.meta.dirname, "..");

/**
 * Tests that replace a module. In a worker that other files have used, a module that was loaded before stays the real one, and a
 * replaced one would stay for the files that follow.
 */
const replacing = ["src", "embed-demo"]
  .flatMap((folder) => readdirSync(join(root, folder), { recursive: true, encoding: "utf8" }).map((file) => `${folder}/${file}`))
  .filter((file) => /\.test\.tsx?$/.test(file) && /\bvi\.(?:do)?[mM]ock\(/.test(readFileSync(join(root, file), "utf8")));

/**
 * Runs everything at once. Fast tests come first, on every core (vitest would leave one of two idle), with one copy of the
 * imports for all files of a worker. Tests that need the demo and a browser come last, four files at a time, because a
 * visitor waits about as often as it works.
 */
export default defineConfig({
  root,
  test: {
    reporters: ["default", ["json", { outputFile: ".cache/vitest.json" }]],
    passWithNoTests: true,
    sequence: { sequencer: EnvironmentOrder },
    // A file is compiled once for all projects, and not again by the next run of `npm run change`.
    experimental: { fsModuleCache: true, fsModuleCachePath: ".cache/modules" },
    projects: [
      {
        test: {
          // A test that needs a document declares it with `// @vitest-environment happy-dom`. Components always need one.
          name: "unit",
          include: ["src/**/*.test.ts", "src/build/*.test.mjs", "embed-demo/**/*.test.ts"],
          exclude: [...none, ...replacing],
          testTimeout: 20_000,
          maxWorkers: availableParallelism(),
          isolate: false,
          sequence: { groupOrder: 0 },
        },
      },
      {
        test: {
          name: "components",
          include: ["src/**/*.test.tsx"],
          exclude: [...none, ...replacing],
          environment: "happy-dom",
          maxWorkers: availableParallelism(),
          isolate: false,
          sequence: { groupOrder: 0 },
        },
      },
      {
        test: {
          name: "replacing",
          include: replacing,
          testTimeout: 20_000,
          maxWorkers: availableParallelism(),
          sequence: { groupOrder: 0 },
        },
      },
      {
        test: {
          name: "flows",
          // The OpenAPI test needs no service: an endpoint without a route fails at once.
          include: ["tests/flows/**/*.test.{ts,tsx}", "tests/contract/openApi.test.ts"],
          testTimeout: 30_000,
          maxWorkers: availableParallelism(),
          isolate: false,
          sequence: { groupOrder: 0 },
        },
      },
      {
        test: {
          name: "architecture",
          include: ["tests/architecture/**/*.test.{ts,tsx}"],
          testTimeout: minutes(2),
          maxWorkers: availableParallelism(),
          isolate: false,
          sequence: { groupOrder: 0 },
        },
      },
      {
        test: {
          name: "contract",
          include: ["tests/contract/**/*.test.ts"],
          globalSetup: ["tests/harness/setup/databases.ts", "tests/harness/setup/programs.ts"],
          exclude: [...none, "tests/contract/openApi.test.ts"],
          testTimeout: minutes(1),
          hookTimeout: minutes(2),
          retry,
          // These tests wait for services and retries as often as they work.
          maxWorkers: 3,
          isolate: false,
          sequence: { groupOrder: 1 },
        },
      },
      ...["e2e", "a11y", "visitors"].map((name) => ({
        test: {
          name,
          include: [`tests/${name}/**/*.test.ts`],
          globalSetup: ["tests/harness/setup/stack.ts"],
          testTimeout: minutes(4),
          // One of these tests builds the widget.
          hookTimeout: minutes(5),
          retry,
          // The default of a second is less than a busy machine needs for a page.
          expect: { poll: { timeout: minutes(1) } },
          // The default cuts a list of faults to "[ Array(1) ]", and of a test that passes at its second attempt nothing else is kept.
          chaiConfig: { truncateThreshold: 1_000 },
          maxWorkers: 4,
          isolate: false,
          sequence: { groupOrder: 2 },
        },
      })),
    ],
  },
});
