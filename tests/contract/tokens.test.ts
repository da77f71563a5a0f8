import { eq, sql } from "drizzle-orm";
import { decodeJwt, decodeProtectedHeader, exportJWK, generateKeyPair, SignJWT } from "jose";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Connection } from "../../embed-demo/service/database/connection";
import { createVault } from "../../embed-demo/service/database/vault";
import { signingKey } from "../../embed-demo/service/database/tables/handOff";
import { keepKeys, publicKeysOf, signingKeyOf } from "../../embed-demo/service/handOff/keys";
import { lifetime, newRef, readToken, signToken, siteOf } from "../../embed-demo/service/handOff/tokens";
import { findSession, joinSession, recordUse, sha256, startSession } from "../../embed-demo/service/http/sessions";
import { session } from "../../embed-demo/service/database/tables/session";
import { newResumeUrl, useResumeLink } from "../../embed-demo/service/resume/resumeUrl";
import { resumeParameter } from "../../src/business/limits";
import { onEveryEngine } from "./engines";

const vault = createVault(["a-secrets-key-of-these-tests-alone"]);
const ours = { id: "default", config: {} };
const minutes = (count: number): Date => new Date(Date.now() + count * 60_000);

onEveryEngine("Tokens", (_start, open) => {
  let connection: Connection;
  beforeAll(async () => {
    connection = await open();
    await keepKeys(connection, vault);
  });
  afterAll(() => connection.close());

  describe("of a hand-off", () => {
    const claims = { jti: "hand-off-1", ref: "FL-2345678", product: "PERSONAL_HOME", customerId: "customer-1", site: "https://site.test/quoting/" } as const;

    it("name the service, the one site they are for, the customer, the hand-off and their end", async () => {
      const expiresAt = minutes(10);
      const token = await signToken(connection.db, vault, { ...claims, expiresAt });
      const { kid } = await signingKeyOf(connection.db, vault);
      expect(decodeProtectedHeader(token)).toEqual({ alg: "EdDSA", kid, typ: "JWT" });
      const { iat = 0, ...said } = decodeJwt(token);
      expect(said).toEqual({
        iss: "quote-service",
        aud: claims.site,
        sub: claims.customerId,
        jti: claims.jti,
        ref: claims.ref,
        product: claims.product,
        exp: Math.floor(expiresAt.getTime() / 1_000),
      });
      expect(Math.abs(iat - Date.now() / 1_000)).toBeLessThan(60);
      expect(await readToken(connection.db, token)).toBe(claims.jti);
    });

    it("are valid for ten minutes", () => expect(lifetime).toBe(600_000));

    /** Makes a token like ours, signed with our key, with one change. */
    const like = async (change: (token: SignJWT) => SignJWT): Promise<string> => {
      const { kid, key } = await signingKeyOf(connection.db, vault);
      const ours = new SignJWT({}).setProtectedHeader({ alg: "EdDSA", kid }).setIssuer("quote-service").setJti("j").setExpirationTime(minutes(5));
      return change(ours).sign(key);
    };

    it.each<[string, (token: SignJWT) => SignJWT, string | null]>([
      ["as they are made", (token) => token, "j"],
      ["of another issuer", (token) => token.setIssuer("another-service"), null],
      ["that ended a minute ago", (token) => token.setExpirationTime(minutes(-1)), null],
    ])("%s are read accordingly", async (_name, change, jti) => {
      expect(await readToken(connection.db, await like(change))).toBe(jti);
    });

    it("without an id or an end are refused", async () => {
      const { kid, key } = await signingKeyOf(connection.db, vault);
      const header = { alg: "EdDSA", kid };
      const endless = await new SignJWT({}).setProtectedHeader(header).setIssuer("quote-service").setJti("j").sign(key);
      const nameless = await new SignJWT({}).setProtectedHeader(header).setIssuer("quote-service").setExpirationTime(minutes(5)).sign(key);
      expect([await readToken(connection.db, endless), await readToken(connection.db, nameless)]).toEqual([null, null]);
    });

    it("signed with another key, another algorithm, or not at all are refused", async () => {
      const { kid } = await signingKeyOf(connection.db, vault);
      const { privateKey } = await generateKeyPair("EdDSA");
      const made = (alg: string) => new SignJWT({}).setProtectedHeader({ alg, kid }).setIssuer("quote-service").setJti("j").setExpirationTime(minutes(5));
      const foreign = await made("EdDSA").sign(privateKey);
      const [publicKey] = await publicKeysOf(connection.db);
      const symmetric = await made("HS256").sign(new TextEncoder().encode(publicKey?.x.padEnd(32, "x")));
      const unsigned = `${Buffer.from('{"alg":"none"}').toString("base64url")}.${foreign.split(".")[1] ?? ""}.`;
      for (const token of [foreign, symmetric, unsigned, "x", ""]) expect(await readToken(connection.db, token), token).toBeNull();
    });

    it("aren't called forged when the database fails", async () => {
      const token = await like((same) => same);
      const broken = { ...connection.db, select: () => { throw new Error("no database"); } } as unknown as Connection["db"];
      await expect(readToken(broken, token)).rejects.toThrow("no database");
    });

    it("lead to the product's own site", () => {
      const sites = (["PERSONAL_HOME", "CONDOMINIUM", "PET"] as const).map((product) => siteOf(product, "https://site.test"));
      expect(sites).toEqual(["https://site.test/quoting/", "https://site.test/quoting/", "https://site.test/pet-partner/"]);
    });

    it("have a reference that is easy to read aloud", () => {
      const refs = Array.from({ length: 500 }, () => newRef("PERSONAL_HOME"));
      for (const ref of refs) expect(ref).toMatch(/^FL-[2-9A-HJKMNP-Z]{7}$/);
      expect(new Set(refs.join("").replaceAll(/FL-/g, "")).size).toBe(31);
      expect([newRef("CONDOMINIUM").slice(0, 3), newRef("PET").slice(0, 4)]).toEqual(["FL-", "PET-"]);
    });

    it("are verified with the public keys alone, including those of an earlier version", async () => {
      const { publicKey, privateKey } = await generateKeyPair("EdDSA", { extractable: true });
      const [publicJwk, privateJwk] = (await Promise.all([exportJWK(publicKey), exportJWK(privateKey)])) as [Record<string, string>, Record<string, string>];
      const { kid } = await signingKeyOf(connection.db, vault);
      await connection.db.insert(signingKey).values({ kid: "an-earlier-key", publicJwk, privateJwk, createdAt: minutes(-60) });
      const keys = await publicKeysOf(connection.db);
      expect(keys.map((key) => key.kid)).toEqual([kid, "an-earlier-key"]);
      for (const key of keys) expect(key).toEqual({ kty: "OKP", crv: "Ed25519", x: expect.stringMatching(/^[\w-]{43}$/) as string, kid: key.kid, alg: "EdDSA", use: "sig" });
      expect((await signingKeyOf(connection.db, vault)).kid).toBe(kid);
      const earlier = await new SignJWT({}).setProtectedHeader({ alg: "EdDSA", kid: "an-earlier-key" }).setIssuer("quote-service").setJti("k").setExpirationTime(minutes(5)).sign(privateKey);
      expect(await readToken(connection.db, earlier)).toBe("k");
    });
  });

  describe("of a session", () => {
    const aged = async (sessionId: string, interval: string) => {
      await connection.db.execute(sql.raw(`UPDATE session SET last_used_at = now() - interval '${interval}' WHERE id = '${sessionId}'`));
    };
    const secondsSinceUse = async (sessionId: string): Promise<number> => {
      const result: unknown = await connection.db.execute(sql.raw(`SELECT extract(epoch FROM now() - last_used_at)::float AS age FROM session WHERE id = '${sessionId}'`));
      return (result as { rows: { age: number }[] }).rows[0]?.age ?? NaN;
    };

    it("are 256 bits, returned once and stored as a hash", async () => {
      const { sessionId, token } = await startSession(connection.db, ours);
      expect(token).toMatch(/^[\w-]{43}$/);
      const kept: unknown = await connection.db.execute(sql.raw(`SELECT to_jsonb(session)::text AS text FROM session WHERE id = '${sessionId}'`));
      const [row] = (kept as { rows: { text: string }[] }).rows;
      expect(row?.text).toContain(sha256(token));
      expect(row?.text).not.toContain(token);
      expect(sha256("abc")).toBe("ungWv48Bz-pBQUDeXa4iI7ADYaOWF3qctBD_YfIAFa0");
    });

    it("open their own session with their own partner, and nothing else", async () => {
      const [mine, other] = [await startSession(connection.db, ours), await startSession(connection.db, ours)];
      expect(mine.token).not.toBe(other.token);
      expect(await findSession(connection.db, "default", mine.token)).toMatchObject({ id: mine.sessionId });
      expect(await findSession(connection.db, "default", other.token)).toMatchObject({ id: other.sessionId });
      expect(await findSession(connection.db, "auvane", mine.token)).toBeNull();
      expect(await findSession(connection.db, "default", `${mine.token}x`)).toBeNull();
      expect(await findSession(connection.db, "default", sha256(mine.token))).toBeNull();
    });

    it("end a day after their last use, which is recorded to the minute", async () => {
      const { sessionId, token } = await startSession(connection.db, ours);
      await aged(sessionId, "30 seconds");
      expect(await findSession(connection.db, "default", token)).toEqual({ id: sessionId, isStale: false });
      await aged(sessionId, "23 hours 50 minutes");
      expect(await findSession(connection.db, "default", token)).toEqual({ id: sessionId, isStale: true });
      await recordUse(connection.db, sessionId);
      expect(await secondsSinceUse(sessionId)).toBeLessThan(600);
      await aged(sessionId, "24 hours 1 minute");
      expect(await findSession(connection.db, "default", token)).toBeNull();
      expect(await secondsSinceUse(sessionId)).toBeGreaterThan(86_400);
    });

    it("of a partner whose config asks for a week end a week after their last use", async () => {
      const begun = async (id: string, sessionHours?: number) => ({ id, ...(await startSession(connection.db, { id, config: { sessionHours } })) });
      const [day, week, endless] = [await begun("day"), await begun("week", 168), await begun("endless", 1_000_000)];
      const openOn = async (age: string) => {
        for (const { sessionId } of [day, week, endless]) await aged(sessionId, age);
        return Promise.all([day, week, endless].map(async ({ id, token }) => (await findSession(connection.db, id, token)) !== null));
      };
      expect(await openOn("23 hours 59 minutes")).toEqual([true, true, true]);
      expect(await openOn("3 days")).toEqual([false, true, false]);
      expect(await openOn("7 days 1 minute")).toEqual([false, false, false]);
    });

    it("continue by a link for as long as the session lasts", async () => {
      const { db } = connection;
      for (const [hours, works] of [[24, false], [168, true]] as const) {
        const { sessionId } = await startSession(db, ours);
        await db.update(session).set({ hours }).where(eq(session.id, sessionId));
        const made = await newResumeUrl(db, { pageUrl: "https://shop.test/", visit: "answers" }, { sessionId, partnerId: "default", isAllowed: () => true });
        expect(made.hours).toBe(hours);
        await db.execute(sql`UPDATE resume_link SET created_at = now() - interval '3 days' WHERE session_id = ${sessionId}`);
        const opened = useResumeLink(db, "default", { secret: new URL(made.url).hash.replace(`#${resumeParameter}=`, "") });
        await (works ? expect(opened).resolves.toMatchObject({ visit: "answers" }) : expect(opened).rejects.toMatchObject({ code: "RESUME_LINK_INVALID" }));
      }
    });

    it("are kept by a create that sends one, and made by one that doesn't", async () => {
      const { db } = connection;
      const partner = { id: "auvane", config: {} };
      expect(await joinSession({ db, partner, sessionId: "mine", token: "t" })).toEqual({ sessionId: "mine", token: "t" });
      const made = await joinSession({ db, partner, sessionId: null, token: null });
      expect(await findSession(db, "auvane", made.token)).toMatchObject({ id: made.sessionId });
      for (const half of [{ sessionId: "mine", token: null }, { sessionId: null, token: "t" }]) {
        const anew = await joinSession({ db, partner, ...half });
        expect([anew.sessionId, anew.token]).not.toContain(half.sessionId ?? half.token);
      }
    });
  });
});
