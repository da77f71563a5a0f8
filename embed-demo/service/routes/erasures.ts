import { erasePerson as erasePersonEndpoint, requestErasure } from "../../../src/api/contract/erasures";
import { lead } from "../database/tables/lead";
import { guessable, route } from "../http/call";
import type { Origins } from "../http/origins";
import { ProblemError } from "../http/problemError";
import { erasureEmail } from "../mail/erasureEmail";
import type { MailCounter } from "../mail/mailLimits";
import { putInOutbox } from "../mail/outbox";
import type { LetterheadOf } from "../partners/letterhead";
import { erasePerson, hasEmail } from "../retention/erasePerson";
import { newErasureUrl, useErasureLink } from "../retention/erasureLink";

/** `origins`: the pages that a link may lead to. */
export const erasuresRoutes = (origins: Origins, mailCounter: MailCounter, letterheadOf: LetterheadOf) => [
  route(requestErasure, async ({ db, body: { email, pageUrl }, partner, address, language }) => {
    if (!URL.canParse(pageUrl) || !origins.isAllowed(partner, new URL(pageUrl).origin)) throw new ProblemError("ORIGIN_NOT_ALLOWED");
    // Counted even if there is nothing to erase: otherwise the limit would reveal it.
    await mailCounter.count(db, email, { sessionId: null, address, partnerId: partner.id });
    const [known] = await db.select({ id: lead.id }).from(lead).where(hasEmail(email)).limit(1);
    if (!known) return undefined;
    const url = await newErasureUrl(db, partner.id, email, pageUrl);
    await putInOutbox(db, null, erasureEmail({ language, letterhead: await letterheadOf(partner.id), to: email, url }));
    return undefined;
  }),

  guessable(
    "erasure",
    erasePersonEndpoint,
    ({ body }) => body.secret,
    async ({ db, body, partner }) => {
      await erasePerson(db, await useErasureLink(db, partner.id, body.secret));
      return undefined;
    },
  ),
];
