import { asc, eq, sql } from "drizzle-orm";
import type { Connection } from "../database/connection";
import { partner, type StoredAddress, type WebhookAddress } from "../database/tables/partner";
import type { Vault } from "../database/vault";

/** An arbitrary number, the same in every process, so that only one of them encrypts at a time. */
const secretsLock = 7_304_118;

const placeOf = (partnerId: string, url: string): string => `partner/${partnerId}/${url}`;

const isCurrent = (vault: Vault, address: StoredAddress): boolean => "sealed" in address && vault.isCurrent(address.sealed);

/** The secret that signs an address's calls. Throws one line if no known SECRETS_KEY opens it. */
export const secretOf = (vault: Vault, partnerId: string, address: StoredAddress): string =>
  "sealed" in address ? vault.open(address.sealed, placeOf(partnerId, address.url)) : address.secret;

/** Encrypts secrets. An address that is stored with the same one stays as it is, so that a start with the same list changes nothing. */
export function sealAddresses(vault: Vault, partnerId: string, given: readonly WebhookAddress[], stored: readonly StoredAddress[] = []): readonly StoredAddress[] {
  return given.map(({ url, secret }) => {
    const before = stored.find((one) => one.url === url && isCurrent(vault, one) && secretOf(vault, partnerId, one) === secret);
    return before ?? { url, sealed: vault.seal(secret, placeOf(partnerId, url)) };
  });
}

/**
 * Does at the start, and once an hour: encrypts secrets that an earlier version has stored as they are, and again what an earlier
 * SECRETS_KEY has encrypted. Throws one line that names a partner whose secrets no known SECRETS_KEY opens.
 */
export async function keepWebhookSecrets({ transaction }: Pick<Connection, "transaction">, vault: Vault): Promise<void> {
  await transaction(async (db) => {
    await db.execute(sql`SELECT pg_advisory_xact_lock(${secretsLock})`);
    const { id, webhooks, listedWebhooks } = partner;
    const stored = await db.select({ id, webhooks, listed: listedWebhooks }).from(partner).orderBy(asc(id)).for("update");
    for (const one of stored) {
      if ([...one.webhooks, ...one.listed].every((address) => isCurrent(vault, address))) continue;
      const again = (addresses: readonly StoredAddress[]) =>
        addresses.map((address) => (isCurrent(vault, address) ? address : sealAddresses(vault, one.id, [{ url: address.url, secret: opened(vault, one.id, address) }])[0]!));
      await db.update(partner).set({ webhooks: again(one.webhooks), listedWebhooks: again(one.listed) }).where(eq(partner.id, one.id));
    }
  });
}

function opened(vault: Vault, partnerId: string, address: StoredAddress): string {
  try {
    return secretOf(vault, partnerId, address);
  } catch (cause) {
    throw new Error(`SECRETS_KEY doesn't open the webhooks' secrets of ${partnerId}: set the key that they were encrypted with beside the new one, or the addresses again (partners set ${partnerId} --webhooks file.json).`, { cause });
  }
}
