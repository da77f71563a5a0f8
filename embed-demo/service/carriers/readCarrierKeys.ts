import { readFile } from "node:fs/promises";
import { z } from "../../../src/kernel/zod";
import { carriers } from "../reference/carriers";
import type { CarrierKeys } from "./sandboxKeys";

const secret = z.string().check(z.minLength(16, "has fewer than 16 characters"), z.refine((text) => !text.startsWith("sandbox-"), "is the sandbox's"));
const schema = z.record(z.string(), z.object({ token: secret, secret }));

/**
 * Reads each company's keys, `{ "copperfinch": { "token": "…", "secret": "…" } }`: the token is the service's, the secret signs the
 * calls of a company that answers later. Throws one line with the fault and its place, and without a key.
 */
export async function readCarrierKeys(path: string): Promise<CarrierKeys> {
  const fault = (what: string): Error => new Error(`CARRIER_KEYS_FILE ${path}: ${what}`);
  const text = await readFile(path, "utf8").catch(() => {
    throw fault("can't be read.");
  });
  const read = schema.safeParse(parsed(text));
  if (!read.success) {
    const [issue] = read.error.issues;
    throw fault(`${issue?.path.join(".") || "the file"} ${issue?.message ?? "is invalid"}.`);
  }
  const keys = new Map(Object.entries(read.data));
  const missing = carriers().filter(({ id }) => !keys.has(id));
  if (missing.length > 0) throw fault(`has no keys of ${missing.map(({ id }) => id).join(", ")}.`);
  const keysOf = (carrierId: string) => {
    const found = keys.get(carrierId);
    if (!found) throw fault(`has no keys of ${carrierId}.`);
    return found;
  };
  return { tokenOf: (id) => keysOf(id).token, secretOf: (id) => keysOf(id).secret };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return null;
  }
}
