import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";

/** The measurements of a host that got prices. */
export interface Report {
  readonly host: string;
  readonly versions: readonly string[];
  /** From the installation to the last look. */
  readonly seconds: number;
  /** Bytes of scripts, brotli, before the element asks for the widget (0 if that isn't told), and in the whole walk. */
  readonly before: number;
  readonly toPrice: number;
}

const folder = join(import.meta.dirname, "../../.cache/hosts");
const fileOf = (host: string): string => join(folder, `${host}.json`);

/** Hands a report to `npm run hosts`, which is another process. */
export async function writeReport(report: Report): Promise<void> {
  await mkdir(folder, { recursive: true });
  await writeFile(fileOf(report.host), JSON.stringify(report));
}

/** Returns a host's report; null if it failed. */
export const readReport = (host: string): Promise<Report | null> =>
  readFile(fileOf(host), "utf8").then(
    (text) => JSON.parse(text) as Report,
    () => null,
  );

export const removeReports = (): Promise<void> => rm(folder, { recursive: true, force: true });
