import type { z } from "../../../src/kernel/zod";

/**
 * Reads a JSON file by its schema. Such files are one line, so the place of a fault is its path: `vehicles.json.gz, car, Tesla,
 * Model S: ...`. Throws one line.
 */
export function readJson<Schema extends z.ZodMiniType>(name: string, text: string, schema: Schema): z.output<Schema> {
  const read = schema.safeParse(parsed(name, text));
  if (read.success) return read.data;
  const [fault] = read.error.issues;
  throw new Error(`${[name, ...(fault?.path ?? []).map(String)].join(", ")}: ${fault?.message}`);
}

function parsed(name: string, text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch (error) {
    throw new Error(`${name}: it isn't JSON.`, { cause: error });
  }
}
