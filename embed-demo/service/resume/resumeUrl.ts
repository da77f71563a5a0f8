import { randomBytes } from "node:crypto";
import { and, desc, eq, exists, gt, isNull, notInArray, or, sql } from "drizzle-orm";
import type { BodyOf } from "../../../src/api/contract/requests";
import type { redeemResumeLink, ResumeRequest } from "../../../src/api/contract/resumeLinks";
import { resumeParameter } from "../../../src/business/limits";
import type { Database } from "../database/connection";
import { resumeLink } from "../database/tables/links";
import { session, sessionOpenSince } from "../database/tables/session";
import { ProblemError } from "../http/problemError";
import { seal, unseal } from "../http/seal";
import { sha256 } from "../http/sessions";

/** The most links of one session, because each contains a whole visit. A new one replaces the oldest. */
const mostLinks = 20;

export interface ResumeUrl {
  readonly url: string;
  /** Hours for which it works: its session's. */
  readonly hours: number;
}

interface Owner {
  readonly sessionId: string;
  readonly partnerId: string;
  /** True if the origin is one of the partner's. */
  isAllowed(origin: string): boolean;
}

/**
 * A link to the page that restores the visit, once. 256 random bits in the fragment find and decrypt it; the database only has
 * their hash, which grants no access on its own. ORIGIN_NOT_ALLOWED: the link would lead to a stranger's page.
 */
export async function newResumeUrl(db: Database, { pageUrl, visit }: ResumeRequest, owner: Owner): Promise<ResumeUrl> {
  const url = URL.canParse(pageUrl) ? new URL(pageUrl) : null;
  if (!url || !owner.isAllowed(url.origin)) throw new ProblemError("ORIGIN_NOT_ALLOWED");
  const secret = randomBytes(32).toString("base64url");
  const { sessionId, partnerId } = owner;
  const hours = await makeRoom(db, sessionId);
  await db.insert(resumeLink).values({ secretHash: sha256(`resume:${secret}`), sessionId, partnerId, visit: seal(visit, secret) });
  url.hash = `${resumeParameter}=${secret}`;
  return { url: url.href, hours };
}

/** Deletes the session's oldest links to make room for one, and returns its hours. Another link of the session waits for this one's transaction. */
async function makeRoom(db: Database, sessionId: string): Promise<number> {
  const [owner] = await db.select({ hours: session.hours }).from(session).where(eq(session.id, sessionId)).for("no key update");
  if (!owner) throw new ProblemError("NOT_FOUND");
  const own = eq(resumeLink.sessionId, sessionId);
  const newest = db.select({ hash: resumeLink.secretHash }).from(resumeLink).where(own).orderBy(desc(resumeLink.createdAt)).limit(mostLinks - 1);
  await db.delete(resumeLink).where(and(own, notInArray(resumeLink.secretHash, newest)));
  return owner.hours;
}

/**
 * Uses up a secret and returns its visit, on its next device; RESUME_LINK_INVALID for any other. A repeat of the same opening gets
 * the same device, which may have lost the visit meanwhile. A single statement decides between two users.
 */
export async function useResumeLink(db: Database, partnerId: string, { secret, redemptionId }: BodyOf<typeof redeemResumeLink>): Promise<{ visit: string; device: number }> {
  const itsSession = and(eq(session.id, resumeLink.sessionId), gt(resumeLink.createdAt, sessionOpenSince));
  const isOpen = exists(db.select({ id: session.id }).from(session).where(itsSession));
  const isFree = redemptionId === undefined ? isNull(resumeLink.usedAt) : or(isNull(resumeLink.usedAt), eq(resumeLink.redemptionId, redemptionId));
  const mine = and(eq(resumeLink.secretHash, sha256(`resume:${secret}`)), eq(resumeLink.partnerId, partnerId), isOpen, isFree);
  const [used] = await db.update(resumeLink).set({ usedAt: sql`now()`, redemptionId: redemptionId ?? null }).where(mine).returning();
  if (!used) throw new ProblemError("RESUME_LINK_INVALID");
  const device = used.device ?? (await nextDevice(db, used.sessionId));
  if (used.device === null) await db.update(resumeLink).set({ device }).where(eq(resumeLink.secretHash, used.secretHash));
  return { visit: unseal(used.visit, secret), device };
}

/** Moves the session to another device: the previous one then has a lower number. */
export async function nextDevice(db: Database, sessionId: string): Promise<number> {
  const [taken] = await db.update(session).set({ device: sql`${session.device} + 1` }).where(eq(session.id, sessionId)).returning({ device: session.device });
  if (!taken) throw new ProblemError("NOT_FOUND");
  return taken.device;
}
