/**
 * Breaks rules one at a time, and lists every break that no test detects: `npm run mutants`, or `npm run mutants -- machine
 * retention` for single areas. `survivors.ts` must explain exactly the breaks that survive.
 */
import { readFile } from "node:fs/promises";
import { availableParallelism } from "node:os";
import { relative } from "node:path";
import { fileURLToPath } from "node:url";
import { Stryker } from "@stryker-mutator/core";
import { areas, type Area } from "./areas";
import { survivors } from "./survivors";

type Mutant = Awaited<ReturnType<Stryker["runMutationTest"]>>[number];

interface Break {
  readonly file: string;
  readonly is: string;
  readonly becomes: string;
}

const oneLine = (text: string): string => text.replaceAll(/\s+/g, " ").trim();
const keyOf = ({ file, is, becomes }: Break): string => [file, is, becomes].map(oneLine).join("\n");

/**
 * Describes a mutant as `survivors.ts` does, by its text, which stays valid when lines move. Lines and columns count from 1.
 */
async function breakOf({ fileName, location: { start, end }, replacement = "" }: Mutant): Promise<Break> {
  const lines = (await readFile(fileName, "utf8")).split("\n");
  const [first = "", last = ""] = [lines[start.line - 1], lines[end.line - 1]];
  const becomes = first.slice(0, start.column - 1) + replacement + last.slice(end.column - 1);
  return { file: relative(process.cwd(), fileName), is: oneLine(first), becomes: oneLine(becomes) };
}

/** Returns every break of an area that its tests don't detect or don't reach. */
async function survivorsOf({ mutate, tests }: Area): Promise<Break[]> {
  process.env["MUTANT_TESTS"] = tests.join(",");
  const stryker = new Stryker({
    mutate: [...mutate],
    testRunner: "vitest",
    plugins: [fileURLToPath(import.meta.resolve("@stryker-mutator/vitest-runner"))],
    // The path is relative, so that it refers to the copy with the break.
    vitest: { configFile: relative(process.cwd(), fileURLToPath(import.meta.resolve("./vitest.config.ts"))), related: false },
    coverageAnalysis: "perTest",
    concurrency: availableParallelism(),
    reporters: ["progress-append-only"],
    tempDirName: ".cache/mutants",
    ignorePatterns: ["/dist", "/.data", "/.cache"],
    allowConsoleColors: false,
  });
  const mutants = await stryker.runMutationTest();
  return Promise.all(mutants.filter(({ status }) => status === "Survived" || status === "NoCoverage").map(breakOf));
}

const told = ({ file, is, becomes }: Break): string => `${file}\n  -  ${is}\n  +  ${becomes}\n`;

/** Compares the surviving breaks of an area with the explained ones; false if they differ. */
async function holds(name: string): Promise<boolean> {
  const area = areas[name];
  if (!area) throw new Error(`There is no area "${name}". Areas: ${Object.keys(areas).join(", ")}`);
  const found = await survivorsOf(area);
  const explained: Break[] = area.mutate.flatMap((file) => (survivors[file] ?? []).map(({ is, becomes }) => ({ file, is, becomes })));
  const [foundKeys, explainedKeys] = [new Set(found.map(keyOf)), new Set(explained.map(keyOf))];
  const unexplained = found.filter((one) => !explainedKeys.has(keyOf(one)));
  const past = explained.filter((one) => !foundKeys.has(keyOf(one)));
  for (const one of unexplained) process.stdout.write(`No test detects it, and survivors.ts doesn't explain it:\n${told(one)}\n`);
  for (const one of past) process.stdout.write(`Explained in survivors.ts, but no longer survives:\n${told(one)}\n`);
  process.stdout.write(`${name}: ${found.length} survived, ${unexplained.length} of them unexplained; ${past.length} explained needlessly\n`);
  return unexplained.length + past.length === 0;
}

const elsewhere = Object.keys(survivors).filter((file) => !Object.values(areas).some(({ mutate }) => mutate.includes(file)));
for (const file of elsewhere) process.stdout.write(`Explained in survivors.ts, but in no area: ${file}\n`);
if (elsewhere.length > 0) process.exitCode = 1;
const named = process.argv.slice(2);
for (const name of named.length > 0 ? named : Object.keys(areas)) if (!(await holds(name))) process.exitCode = 1;
