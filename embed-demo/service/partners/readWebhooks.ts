import { readFile } from "node:fs/promises";
import { z } from "../../../src/kernel/zod";
import { partnerById, type WebhookAddress } from "./partners";

/** The addresses that events of leads are sent to, by partner id. */
export type PartnerWebhooks = Readonly<Record<string, readonly WebhookAddress[]>>;

const secret = z.string().check(z.regex(/^whsec_[A-Za-z0-9+/]{32,86}={0,2}$/, "isn't whsec_ and 24 to 64 bytes in base64"));
const schema = z.record(z.string(), z.array(z.object({ url: z.url({ protocol: /^https?$/, error: "isn't an http address" }), secret })));

/** Reads the file with each partner's addresses. Throws one line with the fault and its place, and without a secret. */
export async function readWebhooks(path: string): Promise<PartnerWebhooks> {
  const fault = (what: string): Error => new Error(`WEBHOOKS_FILE ${path}: ${what}`);
  const text = await readFile(path, "utf8").catch(() => {
    throw fault("can't be read.");
  });
  const read = schema.safeParse(parsed(text));
  if (!read.success) {
    const [issue] = read.error.issues;
    throw fault(`${issue?.path.join(".") || "the file"}: ${issue?.message ?? "invalid"}.`);
  }
  const unknown = Object.keys(read.data).find((partner) => !partnerById(partner));
  if (unknown !== undefined) throw fault(`there is no partner "${unknown}".`);
  return read.data;
}

/** Sends the events of these partners' leads to these addresses from now on. */
export function subscribe(webhooks: PartnerWebhooks): void {
  for (const [id, addresses] of Object.entries(webhooks)) {
    const partner = partnerById(id);
    if (partner) partner.webhooks = addresses;
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return null;
  }
}
