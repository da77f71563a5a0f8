import { and, desc, eq, isNotNull, isNull, lt, ne, sql } from "drizzle-orm";
import { exportJWK, generateKeyPair, importJWK, type CryptoKey, type JWK } from "jose";
import { newId } from "../../../src/kernel/ids";
import type { Connection, Database } from "../database/connection";
import { signingKey } from "../database/tables/handOff";
import type { Vault } from "../database/vault";

/** One algorithm, so that no token can choose a weaker one. */
export const algorithm = "EdDSA";

/** The periods of a key. `retired` is longer than any token lives, and than processes of two versions run side by side. */
const periods = { signing: "90 days", retired: "1 day" } as const;

/** An arbitrary number, the same in every process, so that only one of them makes a key at a time. */
const keyLock = 7_304_117;

const placeOf = (kid: string): string => `signing_key/${kid}`;

const isSigning = and(isNotNull(signingKey.sealedJwk), isNull(signingKey.retiredAt));

/** The current signing key. Throws one line if the vault doesn't open it. */
export async function signingKeyOf(db: Database, vault: Vault): Promise<{ kid: string; key: CryptoKey }> {
  const [newest] = await db.select().from(signingKey).where(isSigning).orderBy(desc(signingKey.createdAt), desc(signingKey.kid)).limit(1);
  if (!newest?.sealedJwk) throw new Error("There is no signing key");
  const jwk = JSON.parse(vault.open(newest.sealedJwk, placeOf(newest.kid))) as JWK;
  return { kid: newest.kid, key: (await importJWK(jwk, algorithm)) as CryptoKey };
}

/** The public keys, in JWK set format: of retired keys, too, as long as they are kept. */
export async function publicKeysOf(db: Database) {
  const keys = await db.select({ kid: signingKey.kid, publicJwk: signingKey.publicJwk }).from(signingKey).orderBy(desc(signingKey.createdAt), desc(signingKey.kid));
  return keys.map(({ kid, publicJwk: { kty = "", crv = "", x = "" } }) => ({ kty, crv, x, kid, alg: algorithm, use: "sig" }));
}

/**
 * Signs with a new key from now on. With `isLeaked` the others are deleted, and the tokens that they signed are worth nothing;
 * otherwise those work until they expire. Needs no key that opens the others.
 */
export async function rotateKeys(connection: Connection, vault: Vault, { isLeaked = false } = {}): Promise<void> {
  await oneAtATime(connection, (db) => replaceKeys(db, vault, isLeaked));
}

/**
 * Does at the start, and once an hour, what keys need: replaces one that has signed for 90 days, deletes those that are retired for a
 * day, and encrypts again what an earlier SECRETS_KEY has encrypted. Throws one line if no known SECRETS_KEY opens a key.
 */
export async function keepKeys(connection: Connection, vault: Vault): Promise<void> {
  await oneAtATime(connection, async (db) => {
    const isYoung = sql`${signingKey.createdAt} > now() - ${periods.signing}::interval`;
    const [young] = await db.select({ kid: signingKey.kid }).from(signingKey).where(and(isSigning, isYoung)).limit(1);
    if (!young) await replaceKeys(db, vault);
    await db.delete(signingKey).where(lt(signingKey.retiredAt, sql`now() - ${periods.retired}::interval`));
    for (const { kid, sealedJwk } of await db.select().from(signingKey).where(isSigning)) {
      if (sealedJwk === null) continue;
      const jwk = vault.open(sealedJwk, placeOf(kid));
      if (!vault.isCurrent(sealedJwk)) await db.update(signingKey).set({ sealedJwk: vault.seal(jwk, placeOf(kid)) }).where(eq(signingKey.kid, kid));
    }
  });
}

const oneAtATime = (connection: Connection, work: (db: Database) => Promise<void>): Promise<void> =>
  connection.transaction(async (db) => {
    await db.execute(sql`SELECT pg_advisory_xact_lock(${keyLock})`);
    await work(db);
  });

async function replaceKeys(db: Database, vault: Vault, isLeaked = false): Promise<void> {
  const kid = await makeKey(db, vault);
  const others = ne(signingKey.kid, kid);
  if (isLeaked) await db.delete(signingKey).where(others);
  else await db.update(signingKey).set({ retiredAt: sql`now()` }).where(and(others, isNull(signingKey.retiredAt)));
}

/** Writes a new key, and returns its id. */
async function makeKey(db: Database, vault: Vault): Promise<string> {
  const { publicKey, privateKey } = await generateKeyPair(algorithm, { extractable: true });
  const [publicJwk, privateJwk] = await Promise.all([exportJWK(publicKey), exportJWK(privateKey)]);
  const kid = newId();
  await db.insert(signingKey).values({ kid, publicJwk: { ...publicJwk } as Record<string, string>, sealedJwk: vault.seal(JSON.stringify(privateJwk), placeOf(kid)) });
  return kid;
}
