import { createHash } from "node:crypto";

/** A number in [0, 1) that depends only on the parts: the same at any time and on every machine. */
export function chance(...parts: readonly (string | number)[]): number {
  return createHash("sha256").update(parts.join("\u0000")).digest().readUInt32BE(0) / 2 ** 32;
}

/** One of the values, selected by the parts. */
export function pick<Value>(values: readonly Value[], ...parts: readonly (string | number)[]): Value {
  const value = values[Math.floor(chance(...parts) * values.length)];
  if (value === undefined) throw new Error("Nothing to pick from");
  return value;
}
