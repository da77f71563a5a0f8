import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";

/** Returns the first program on the path that has one of these names. */
export const onPath = (...names: readonly string[]): string | undefined =>
  names.flatMap((name) => (process.env["PATH"] ?? "").split(delimiter).map((folder) => join(folder, name))).find((path) => existsSync(path));
