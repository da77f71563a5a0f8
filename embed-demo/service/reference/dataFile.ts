import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";

const pathOf = (name: string): string => join(import.meta.dirname, "../data", name);

/** A file of `data/`, unpacked. */
export function dataFile(name: string): string {
  const bytes = readFileSync(pathOf(name));
  return (name.endsWith(".gz") ? gunzipSync(bytes) : bytes).toString("utf8");
}

export const hasDataFile = (name: string): boolean => existsSync(pathOf(name));
