import { randomBytes } from "node:crypto";
import { and, eq, gt } from "drizzle-orm";
import { erasureParameter } from "../../../src/api/contract/erasures";
import type { Database } from "../database/connection";
import { erasureLink } from "../database/tables/links";
import { ProblemError } from "../http/problemError";
import { seal, unseal } from "../http/seal";
import { sha256 } from "../http/sessions";
import { before, retention } from "../database/periods";

const hashOf = (secret: string): string => sha256(`erase:${secret}`);

/** A link that erases the person of an address, once. As with links that continue a visit, the database can't read the address. */
export async function newErasureUrl(db: Database, partnerId: string, address: string, pageUrl: string): Promise<string> {
  const url = new URL(pageUrl);
  const secret = randomBytes(32).toString("base64url");
  await db.insert(erasureLink).values({ secretHash: hashOf(secret), partnerId, address: seal(address, secret) });
  url.hash = `${erasureParameter}=${secret}`;
  return url.href;
}

/** Uses up a secret and returns its address; ERASURE_LINK_INVALID for any other. */
export async function useErasureLink(db: Database, partnerId: string, secret: string): Promise<string> {
  const isOpen = and(eq(erasureLink.partnerId, partnerId), gt(erasureLink.createdAt, before(retention.erasureLink)));
  const [used] = await db.delete(erasureLink).where(and(eq(erasureLink.secretHash, hashOf(secret)), isOpen)).returning({ address: erasureLink.address });
  if (!used) throw new ProblemError("ERASURE_LINK_INVALID");
  return unseal(used.address, secret);
}
