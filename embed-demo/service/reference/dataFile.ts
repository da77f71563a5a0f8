import { readFileSync } from "node:fs";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";

/** A file of `data/`, unpacked. */
export function dataFile(name: string): string {
  const bytes = readFileSync(join(import.meta.dirname, "../data", name));
  return (name.endsWith(".gz") ? gunzipSync(bytes) : bytes).toString("utf8");
}

/** A value that is made when it is first asked for: reference data takes time and memory that some runs never need. */
export function lazy<Value>(make: () => Value): () => Value {
  let made: { value: Value } | null = null;
  return () => (made ??= { value: make() }).value;
}
