import { parseArgs } from "node:util";

export interface Options {
  readonly runs: number;
  /** Ids of the pages to measure; all of them where it is empty. */
  readonly only: readonly string[];
  /** Where pages for a comparison with others are to be written, instead of measuring. */
  readonly folder: string | undefined;
}

/** `7` and `--runs 7` say the same. */
export function readOptions(args: readonly string[]): Options {
  const { values, positionals } = parseArgs({
    args: [...args],
    options: { runs: { type: "string" }, only: { type: "string", default: "" }, page: { type: "string" } },
    allowPositionals: true,
  });
  const given = values.runs ?? positionals[0] ?? "5";
  const runs = Number(given);
  if (!Number.isInteger(runs) || runs < 1) throw new Error(`Runs must be a whole number, and are ${given}`);
  return { runs, only: values.only.split(",").filter(Boolean), folder: values.page };
}
