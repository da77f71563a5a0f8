import { readFile, writeFile } from "node:fs/promises";
import { cases } from "./cases/cases";
import { readInputs } from "./inputs";
import { readOptions, usage, type Options } from "./options";
import { junitReport } from "./reports/junitReport";
import { summaryOf, textOf } from "./reports/textReport";
import { run } from "./run";

const readGiven = async (inputs: string | null): Promise<unknown> => {
  if (inputs === null) return {};
  return inputs === "sandbox" ? inputs : (JSON.parse(await readFile(inputs, "utf8")) as unknown);
};

async function test(options: Options): Promise<void> {
  const inputs = readInputs(await readGiven(options.inputs));
  const report = await run(options, inputs, cases, (result) => process.stdout.write(`${textOf(result)}\n`));
  if (options.junit !== null) await writeFile(options.junit, junitReport(report));
  if (options.json !== null) await writeFile(options.json, `${JSON.stringify(report, null, 2)}\n`);
  process.stdout.write(`\n${summaryOf(report)}`);
  process.exitCode = report.passed ? 0 : 1;
}

try {
  const options = readOptions(process.argv.slice(2));
  if (options === null) process.stdout.write(usage);
  else await test(options);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n\n${usage}`);
  process.exitCode = 1;
}
