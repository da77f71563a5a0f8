import { parseArgs } from "node:util";

export interface Options {
  readonly runs: number;
  /** Ids of the pages, lines of the walks, or parts of the service to measure; empty means all. */
  readonly only: readonly string[];
  /** Folder for pages of a comparison with other widgets; if set, nothing is measured. */
  readonly folder: string | undefined;
  /** Measures the quote service instead of pages. */
  readonly isService: boolean;
  /** Measures what a visitor does and waits for on each line's walk, instead of pages. */
  readonly isWalk: boolean;
  /** Measures the pages of the docs, instead of the widget's. */
  readonly isDocs: boolean;
}

/** Reads the command line. `7` is short for `--runs 7`. */
export function readOptions(args: readonly string[]): Options {
  const { values, positionals } = parseArgs({
    args: [...args],
    options: { runs: { type: "string" }, only: { type: "string", default: "" }, page: { type: "string" }, service: { type: "boolean", default: false }, walk: { type: "boolean", default: false }, docs: { type: "boolean", default: false } },
    allowPositionals: true,
  });
  const given = values.runs ?? positionals[0] ?? "5";
  const runs = Number(given);
  if (!Number.isInteger(runs) || runs < 1) throw new Error(`--runs must be a whole number, not ${given}`);
  return { runs, only: values.only.split(",").filter(Boolean), folder: values.page, isService: values.service, isWalk: values.walk, isDocs: values.docs };
}
