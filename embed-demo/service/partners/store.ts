import { randomBytes } from "node:crypto";
import { and, asc, eq, gt, inArray, isNull, or, sql } from "drizzle-orm";
import type { Database } from "../database/connection";
import { partner, partnerKey, type StoredAddress, type WebhookAddress } from "../database/tables/partner";
import type { Vault } from "../database/vault";
import type { PartnerChange } from "./partnerInput";
import { PartnerError } from "./partnerError";
import { sealAddresses } from "./webhookSecrets";

/** PostgreSQL's channel for changed partners. */
export const partnerChannel = "partner";

/** A partner that a service brings along, or that the studio publishes. */
export interface GivenPartner {
  readonly id: string;
  /** The publishable key in its content's config; none if the operator gives it one. */
  readonly key?: string;
  /** The config of its content. */
  readonly config: object;
  readonly origins?: readonly string[];
  /** Replaces the addresses that came with the last service; without a list they stay. */
  readonly webhooks?: readonly WebhookAddress[] | undefined;
}

/**
 * Admits partners, and takes over a new config and new listed addresses of known ones. Whatever an operator can change is only set for
 * a new partner, and a key that is known already keeps its state and its partner.
 */
export async function admitPartners(db: Database, vault: Vault, given: readonly GivenPartner[]): Promise<void> {
  const listing = given.flatMap(({ id, webhooks }) => (webhooks ? [id] : []));
  const before = listing.length === 0 ? [] : await db.select({ id: partner.id, listed: partner.listedWebhooks }).from(partner).where(inArray(partner.id, listing));
  // In one order, so that two processes that start at once don't wait for each other.
  for (const { id, key, config, origins = [], webhooks } of [...given].sort((one, other) => (one.id < other.id ? -1 : 1))) {
    const listed = webhooks && { listedWebhooks: sealAddresses(vault, id, webhooks, before.find((one) => one.id === id)?.listed) };
    await db
      .insert(partner)
      .values({ id, config, origins, ...listed })
      .onConflictDoUpdate({
        target: partner.id,
        set: { config, ...listed },
        setWhere: or(sql`${partner.config} IS DISTINCT FROM excluded.config`, listed && sql`${partner.listedWebhooks} IS DISTINCT FROM excluded.listed_webhooks`),
      });
    if (key !== undefined) await db.insert(partnerKey).values({ key, partnerId: id }).onConflictDoNothing();
  }
  await tell(db);
}

/** Replaces the listed addresses of all partners. */
export async function listWebhooks(db: Database, vault: Vault, webhooks: Readonly<Record<string, readonly WebhookAddress[]>>): Promise<void> {
  for (const { id, listed } of await db.select({ id: partner.id, listed: partner.listedWebhooks }).from(partner).orderBy(asc(partner.id))) {
    await db.update(partner).set({ listedWebhooks: sealAddresses(vault, id, webhooks[id] ?? [], listed) }).where(eq(partner.id, id));
  }
}

/** Adds a partner and returns its first key. */
export async function addPartner(db: Database, vault: Vault, id: string, change: PartnerChange): Promise<{ key: string }> {
  const [added] = await db.insert(partner).values({ id, ...stored(vault, id, change) }).onConflictDoNothing().returning({ id: partner.id });
  if (!added) throw new PartnerError(`There is a partner "${id}" already.`);
  const key = newKey(id);
  await db.insert(partnerKey).values({ key, partnerId: id });
  await tell(db);
  return { key };
}

/** Replaces what is given, and nothing else. */
export async function changePartner(db: Database, vault: Vault, id: string, change: PartnerChange): Promise<void> {
  if (Object.keys(change).length === 0) throw new PartnerError("Say what changes.");
  const changed = await db.update(partner).set(stored(vault, id, change)).where(eq(partner.id, id)).returning({ id: partner.id });
  if (changed.length === 0) throw noPartner(id);
  await tell(db);
}

const stored = (vault: Vault, id: string, { webhooks, ...change }: PartnerChange) => ({ ...change, ...(webhooks && { webhooks: sealAddresses(vault, id, webhooks) }) });

/** A new key, and the former keys that still work until `until`. */
export interface Rotation {
  readonly key: string;
  readonly former: readonly string[];
  readonly until: string;
}

/** Adds a key. The keys that work now do so for so many more seconds, or until they were to end anyway. */
export async function rotateKey(db: Database, id: string, overlap: number): Promise<Rotation> {
  // A second rotation waits for this one.
  const [found] = await db.select({ now: sql<string>`extract(epoch FROM now()) * 1000` }).from(partner).where(eq(partner.id, id)).for("update");
  if (!found) throw noPartner(id);
  const until = new Date(Number(found.now) + overlap * 1_000);
  const former = await db
    .update(partnerKey)
    .set({ expiresAt: sql`least(${partnerKey.expiresAt}, ${until.toISOString()}::timestamptz)` })
    .where(and(eq(partnerKey.partnerId, id), works))
    .returning({ key: partnerKey.key });
  const key = newKey(id);
  await db.insert(partnerKey).values({ key, partnerId: id });
  await tell(db);
  return { key, former: former.map((one) => one.key), until: until.toISOString() };
}

/** Ends a key at once. Returns its partner, and how many keys of the partner still work. */
export async function revokeKey(db: Database, key: string): Promise<{ partnerId: string; left: number }> {
  const [revoked] = await db
    .update(partnerKey)
    .set({ revokedAt: sql`coalesce(${partnerKey.revokedAt}, now())` })
    .where(eq(partnerKey.key, key))
    .returning({ partnerId: partnerKey.partnerId });
  if (!revoked) throw new PartnerError(`There is no key "${key}".`);
  const left = await db.select({ key: partnerKey.key }).from(partnerKey).where(and(eq(partnerKey.partnerId, revoked.partnerId), works));
  await tell(db);
  return { ...revoked, left: left.length };
}

/** Every partner for the operator, without secrets. */
export async function listPartners(db: Database) {
  const partners = await db.select().from(partner).orderBy(asc(partner.createdAt), asc(partner.id));
  const keys = await db.select({ key: partnerKey, works: sql<boolean>`${works}` }).from(partnerKey).orderBy(asc(partnerKey.createdAt), asc(partnerKey.key));
  return partners.map(({ id, state, origins, lines, flags, webhooks, listedWebhooks }) => ({
    id, state, origins, lines, flags,
    webhooks: [...webhooks, ...listedWebhooks].map(({ url }) => url),
    keys: keys
      .filter(({ key }) => key.partnerId === id)
      .map(({ key: { key, createdAt, expiresAt, revokedAt }, works: isWorking }) => ({
        key,
        state: isWorking ? ("works" as const) : revokedAt ? ("revoked" as const) : ("expired" as const),
        createdAt: createdAt.toISOString(),
        expiresAt: expiresAt && expiresAt.toISOString(),
        revokedAt: revokedAt && revokedAt.toISOString(),
      })),
  }));
}

export type ListedPartner = Awaited<ReturnType<typeof listPartners>>[number];

/** The addresses that the events of a partner's leads are sent to, with encrypted secrets. Read in the transaction that reports one. */
export async function webhooksOf(db: Database, id: string): Promise<readonly StoredAddress[]> {
  const [found] = await db.select({ webhooks: partner.webhooks, listed: partner.listedWebhooks }).from(partner).where(eq(partner.id, id));
  return found ? [...found.webhooks, ...found.listed] : [];
}

const works = and(isNull(partnerKey.revokedAt), or(isNull(partnerKey.expiresAt), gt(partnerKey.expiresAt, sql`now()`)))!;

const noPartner = (id: string): PartnerError => new PartnerError(`There is no partner "${id}".`);

/** Publishable, so it only has to be different from all others. */
const newKey = (id: string): string => `pk_${id.replaceAll("-", "_")}_${randomBytes(12).toString("hex")}`;

/** Tells every process to read the partners again, once the transaction commits. */
async function tell(db: Database): Promise<void> {
  await db.execute(sql`SELECT pg_notify(${partnerChannel}, '')`);
}
