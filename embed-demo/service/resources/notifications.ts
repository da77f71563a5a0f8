import { eq, sql } from "drizzle-orm";
import { emailQuotes } from "../../../src/api/contract/notifications";
import { createResumeLink, redeemResumeLink } from "../../../src/api/contract/resumeLinks";
import { application, lead } from "../database/schema";
import { guessable, route, sessionOf, type Call } from "../http/call";
import type { createOrigins } from "../http/origins";
import { ProblemError } from "../http/problemError";
import { putInOutbox } from "../mail/outbox";
import { quotesEmail } from "../mail/quotesEmail";
import { resumeEmail } from "../mail/resumeEmail";
import { letterheadOf } from "../partners/letterhead";
import { qrCode } from "../resume/qrCode";
import { linkLifetime, newResumeUrl, useResumeLink } from "../resume/resumeUrl";
import { ownApplication } from "./applications/store";
import { readQuotes } from "./quotes/readQuotes";

/** `origins`: the pages that a link may lead to. */
export const notificationsRoutes = (origins: ReturnType<typeof createOrigins>) => {
  const ownerOf = (call: Pick<Call<typeof createResumeLink>, "partner" | "sessionId">) => ({
    sessionId: sessionOf(call),
    partnerId: call.partner.id,
    isAllowed: (origin: string) => origins.isAllowed(call.partner, origin),
  });
  return [
    route(emailQuotes, async (call) => {
      const { email, additionalCarriers, referralCode, resume } = call.body;
      const found = await ownApplication({ ...call, params: { applicationId: call.body.applicationId } });
      const { quotes } = await readQuotes(call.db, found);
      if (quotes.length === 0) throw new ProblemError("NO_QUOTES");
      const to = email ?? (await leadEmail(call));
      if (!to) throw new ProblemError("NO_RECIPIENT");
      const url = resume ? await newResumeUrl(call.db, resume, ownerOf(call)) : null;
      const letterhead = letterheadOf(call.partner.id);
      const message = quotesEmail({ language: call.language, letterhead, to, line: found.line, quotes, additionalCarriers, referralCode: referralCode ?? null, url });
      return { emailId: await putInOutbox(call.db, sessionOf(call), message) };
    }),

    route(createResumeLink, async (call) => {
      const { language, partner } = call;
      const { email, ...resume } = call.body;
      const url = await newResumeUrl(call.db, resume, ownerOf(call));
      if (email) await putInOutbox(call.db, sessionOf(call), resumeEmail({ language, letterhead: letterheadOf(partner.id), to: email, url }));
      return { url, expiresTimestamp: new Date(Date.now() + linkLifetime).toISOString(), code: qrCode(url) };
    }),

    guessable(route(redeemResumeLink, async (call) => ({ visit: await useResumeLink(call.db, call.partner.id, call.body.secret) }))),
  ];
};

/** The address that the visitor gave: with the lead, or with the application. */
async function leadEmail({ db, body, ...call }: Call<typeof emailQuotes>): Promise<string | null> {
  const sessionId = sessionOf(call);
  const [found] = await db.select({ email: sql<string | null>`${lead.fields}->>'email'` }).from(lead).where(eq(lead.sessionId, sessionId)).limit(1);
  if (found?.email) return found.email;
  const [own] = await db
    .select({ email: sql<string | null>`${application.parts}->'personalInfo'->>'email'` })
    .from(application)
    .where(eq(application.id, body.applicationId));
  return own?.email ?? null;
}
