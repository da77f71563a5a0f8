import { readFile } from "node:fs/promises";
import { z } from "../../../src/kernel/zod";
import type { WebhookAddress } from "../database/tables/partner";
import { webhookAddresses } from "./partnerInput";

/** The addresses that events of leads are sent to, by partner id. */
export type PartnerWebhooks = Readonly<Record<string, readonly WebhookAddress[]>>;

const schema = z.record(z.string(), webhookAddresses);

/** Reads the file with each partner's addresses. Throws one line with the fault and its place, and without a secret. */
export async function readWebhooks(path: string): Promise<PartnerWebhooks> {
  const fault = (what: string): Error => new Error(`WEBHOOKS_FILE ${path}: ${what}`);
  const text = await readFile(path, "utf8").catch(() => {
    throw fault("can't be read.");
  });
  const read = schema.safeParse(parsed(text));
  if (read.success) return read.data;
  const [issue] = read.error.issues;
  throw fault(`${issue?.path.join(".") || "the file"}: ${issue?.message ?? "invalid"}.`);
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return null;
  }
}
