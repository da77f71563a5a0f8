import { eq, sql } from "drizzle-orm";
import { exportJWK, generateKeyPair } from "jose";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import type { Connection } from "../../embed-demo/service/database/connection";
import { signingKey } from "../../embed-demo/service/database/tables/handOff";
import { createVault } from "../../embed-demo/service/database/vault";
import { keepKeys, publicKeysOf, rotateKeys, signingKeyOf } from "../../embed-demo/service/handOff/keys";
import { readToken, signToken } from "../../embed-demo/service/handOff/tokens";
import { onEveryEngine } from "./engines";

const [first, second] = ["the-first-secrets-key-of-these-tests", "the-second-secrets-key-of-these-tests"];
const vault = createVault([first]);
const claims = { jti: "hand-off-1", ref: "FL-2345678", product: "PERSONAL_HOME", customerId: "customer-1", site: "https://site.test/quoting/" } as const;

onEveryEngine("Signing keys", (_start, open) => {
  let connection: Connection;
  beforeAll(async () => {
    connection = await open();
  });
  beforeEach(async () => {
    await connection.db.delete(signingKey);
    await keepKeys(connection, vault);
  });
  afterAll(() => connection.close());

  const token = () => signToken(connection.db, vault, { ...claims, expiresAt: new Date(Date.now() + 600_000) });
  const kids = async () => (await publicKeysOf(connection.db)).map(({ kid }) => kid);
  const aged = (kid: string, column: "created_at" | "retired_at", interval: string) =>
    connection.db.execute(sql`UPDATE signing_key SET ${sql.identifier(column)} = now() - ${interval}::interval WHERE kid = ${kid}`);

  it("are unreadable in the database", async () => {
    const [row] = await connection.db.select().from(signingKey);
    expect(row?.privateJwk).toBeNull();
    expect(row?.sealedJwk).not.toContain('"d"');
    expect(JSON.parse(vault.open(row?.sealedJwk ?? "", `signing_key/${row?.kid ?? ""}`))).toHaveProperty("d");
  });

  it("stay as they are while they are young, for one process or several", async () => {
    const before = await kids();
    await Promise.all([keepKeys(connection, vault), keepKeys(connection, vault)]);
    expect(await kids()).toEqual(before);
  });

  it("are replaced after 90 days; tokens of the earlier one work until it is deleted, a day later", async () => {
    const [old = ""] = await kids();
    const early = await token();
    await aged(old, "created_at", "91 days");
    await Promise.all([keepKeys(connection, vault), keepKeys(connection, vault)]);
    const [current, ...others] = await kids();
    expect(others).toEqual([old]);
    expect((await signingKeyOf(connection.db, vault)).kid).toBe(current);
    expect([await readToken(connection.db, early), await readToken(connection.db, await token())]).toEqual([claims.jti, claims.jti]);
    await aged(old, "retired_at", "25 hours");
    await keepKeys(connection, vault);
    expect([await kids(), await readToken(connection.db, early)]).toEqual([[current], null]);
  });

  it("stay a day after they were replaced, though their successor is replaced on that day", async () => {
    const [old = ""] = await kids();
    await rotateKeys(connection, vault);
    await aged(old, "retired_at", "25 hours");
    await rotateKeys(connection, vault);
    await keepKeys(connection, vault);
    expect([(await kids()).length, (await kids()).includes(old)]).toEqual([2, false]);
  });

  it("of an earlier version retire at the first start, and go with their private half a day later", async () => {
    const { publicKey, privateKey } = await generateKeyPair("EdDSA", { extractable: true });
    const [publicJwk, privateJwk] = (await Promise.all([exportJWK(publicKey), exportJWK(privateKey)])) as [Record<string, string>, Record<string, string>];
    await connection.db.delete(signingKey);
    await connection.db.insert(signingKey).values({ kid: "plain", publicJwk, privateJwk });
    await keepKeys(connection, vault);
    expect(await kids()).toHaveLength(2);
    expect((await signingKeyOf(connection.db, vault)).kid).not.toBe("plain");
    await aged("plain", "retired_at", "25 hours");
    await keepKeys(connection, vault);
    expect(await kids()).not.toContain("plain");
  });

  it("that leaked are deleted at once, with what they have signed", async () => {
    const early = await token();
    await rotateKeys(connection, vault, { isLeaked: true });
    expect([(await kids()).length, await readToken(connection.db, early), await readToken(connection.db, await token())]).toEqual([1, null, claims.jti]);
  });

  it("are encrypted again with a new SECRETS_KEY while both are known; then the earlier one isn't needed", async () => {
    const [kid = ""] = await kids();
    await expect(keepKeys(connection, createVault([second]))).rejects.toThrow(/^SECRETS_KEY doesn't open/);
    await keepKeys(connection, createVault([second, first]));
    await keepKeys(connection, createVault([second]));
    expect(await kids()).toEqual([kid]);
    await expect(keepKeys(connection, vault)).rejects.toThrow(/^SECRETS_KEY doesn't open/);
    // A lost key costs the signing key alone, which is replaced without it.
    await rotateKeys(connection, vault);
    await keepKeys(connection, vault);
    expect((await signingKeyOf(connection.db, vault)).kid).not.toBe(kid);
    expect(await connection.db.select().from(signingKey).where(eq(signingKey.kid, kid))).toHaveLength(1);
  });
});
