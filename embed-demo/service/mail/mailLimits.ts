import type { Database } from "../database/connection";
import { ProblemError } from "../http/problemError";
import { createRateLimit, type Allowance } from "../http/rateLimit";
import { mailboxOf } from "./mailbox";

/** How many e-mails a day callers may send, counted four ways: anyone can begin sessions, and the key stands in every page. */
export interface MailLimits {
  /** Enough for corrections of the address. */
  session: Allowance;
  /** Too few to bother a stranger, however many sessions and addresses send them. */
  recipient: Allowance;
  /** An office or a phone network has one address for many people. */
  address: Allowance;
  /** A partner's busiest day, and an end to what a robot with many addresses can do in the partner's name. */
  partner: Allowance;
}

const aDay = (most: number): Allowance => ({ most, seconds: 86_400 });

export const mailLimits: MailLimits = { session: aDay(6), recipient: aDay(6), address: aDay(100), partner: aDay(5_000) };

/** Whom an e-mail is counted for. */
export interface MailCaller {
  /** Null where the caller has none. */
  readonly sessionId: string | null;
  /** The address that the request is counted under. */
  readonly address: string;
  readonly partnerId: string;
}

/**
 * Counts each e-mail that a caller sends, in all processes together. `count` throws EMAIL_LIMIT where one of the limits is
 * reached; it is run in the caller's transaction, so that what isn't sent isn't counted.
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
      // Always in this order: two transactions that wait for each other's buckets would wait for ever.
      const counted = { ...(sessionId !== null && { session: sessionId }), recipient: mailboxOf(to), address, partner: partnerId };
      for (const [kind, who] of Object.entries(counted) as [keyof MailLimits, string][]) {
        const wait = await buckets[kind].take(`mail ${kind} ${who}`, within);
        if (wait !== null) throw new ProblemError("EMAIL_LIMIT", { retryAfter: wait });
      }
    },
  };
}

export type MailCounter = ReturnType<typeof createMailCounter>;
