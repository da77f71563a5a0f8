import type { Database } from "../database/connection";
import { ProblemError } from "../http/problemError";
import { createRateLimit, type Allowance } from "../http/rateLimit";
import { mailboxOf } from "./mailbox";

/** Daily limits on e-mails, counted four ways: anyone can start sessions, and the key is in every page. */
export interface MailLimits {
  /** Enough for corrections of the address. */
  session: Allowance;
  /** Too few to bother a stranger, however many sessions and addresses send to them. */
  recipient: Allowance;
  /** An office or a phone network shares one address among many people. */
  address: Allowance;
  /** A partner's busiest day, and a limit for a robot that uses many addresses in the partner's name. */
  partner: Allowance;
}

const aDay = (most: number): Allowance => ({ most, seconds: 86_400 });

export const mailLimits: MailLimits = { session: aDay(6), recipient: aDay(6), address: aDay(100), partner: aDay(5_000) };

/** The caller under which an e-mail is counted. */
export interface MailCaller {
  /** Null if the caller has none. */
  readonly sessionId: string | null;
  /** The address under which the request is counted. */
  readonly address: string;
  readonly partnerId: string;
}

/**
 * Counts each e-mail that a caller sends, across all processes. `count` throws EMAIL_LIMIT once a limit is reached. It runs in the
 * caller's transaction, so that an e-mail that isn't sent isn't counted.
 */
export function createMailCounter(db: Database, limits: MailLimits) {
  const buckets = {
    session: createRateLimit(db, limits.session),
    recipient: createRateLimit(db, limits.recipient),
    address: createRateLimit(db, limits.address),
    partner: createRateLimit(db, limits.partner),
  };

  return {
    async count(within: Database, to: string, { sessionId, address, partnerId }: MailCaller): Promise<void> {
      // Always in this order: two transactions waiting for each other's buckets would deadlock.
      const counted = { ...(sessionId !== null && { session: sessionId }), recipient: mailboxOf(to), address, partner: partnerId };
      for (const [kind, who] of Object.entries(counted) as [keyof MailLimits, string][]) {
        const wait = await buckets[kind].take(`mail ${kind} ${who}`, within);
        if (wait !== null) throw new ProblemError("EMAIL_LIMIT", { retryAfter: wait });
      }
    },
  };
}

export type MailCounter = ReturnType<typeof createMailCounter>;
