import { and, desc, eq, sql } from "drizzle-orm";
import { emailQuotes } from "../../../src/api/contract/notifications";
import { createResumeLink, redeemResumeLink, takeVisitBack } from "../../../src/api/contract/resumeLinks";
import { insuranceLines, type InsuranceLine } from "../../../src/business/lines";
import type { Language } from "../../../src/kernel/language";
import { carriersFor } from "../reference/carriers";
import { application } from "../database/tables/application";
import { lead } from "../database/tables/lead";
import { guessable, route, sessionOf, type Call } from "../http/call";
import type { Origins } from "../http/origins";
import { ProblemError } from "../http/problemError";
import type { EmailMessage } from "../database/tables/email";
import { serviceLine } from "../lines/serviceLines";
import type { MailCounter } from "../mail/mailLimits";
import { putInOutbox } from "../mail/outbox";
import { quotesEmail } from "../mail/quotesEmail";
import { resumeEmail } from "../mail/resumeEmail";
import { referrals } from "../partners/demoPeople";
import type { LetterheadOf } from "../partners/letterhead";
import { qrCode } from "../resume/qrCode";
import { newResumeUrl, nextDevice, useResumeLink } from "../resume/resumeUrl";
import { stateOf } from "../database/parts";
import { ownApplication, type StoredApplication } from "../applications/store";
import { readQuotes } from "../quotes/readQuotes";

/**
 * `origins`: the pages that a link may lead to. E-mails contain nothing that a caller wrote, because they go out in the partner's
 * name to any address the caller gives.
 */
export const notificationsRoutes = (origins: Origins, mailCounter: MailCounter, letterheadOf: LetterheadOf) => {
  const ownerOf = (call: Pick<Call<typeof createResumeLink>, "partner" | "sessionId">) => ({
    sessionId: sessionOf(call),
    partnerId: call.partner.id,
    isAllowed: (origin: string) => origins.isAllowed(call.partner, origin),
  });
  const send = async (call: Pick<Call<typeof createResumeLink>, "db" | "sessionId" | "address" | "partner">, message: EmailMessage): Promise<string> => {
    const sessionId = sessionOf(call);
    await mailCounter.count(call.db, message.to, { sessionId, address: call.address, partnerId: call.partner.id });
    return putInOutbox(call.db, sessionId, message);
  };
  return [
    route(emailQuotes, async (call) => {
      const { email, resume } = call.body;
      const found = await ownApplication({ ...call, params: { applicationId: call.body.applicationId } });
      const { quotes } = await readQuotes(call.db, found);
      if (quotes.length === 0) throw new ProblemError("NO_QUOTES");
      const to = email ?? (await leadEmail(call));
      if (!to) throw new ProblemError("NO_RECIPIENT");
      const link = resume ? await newResumeUrl(call.db, resume, ownerOf(call)) : null;
      const letterhead = await letterheadOf(call.partner.id);
      const message = quotesEmail({
        language: call.language,
        letterhead,
        to,
        line: nameOfLine(found.line, call.language),
        quotes,
        additionalCarriers: namesOf(call.body.additionalCarriers, found),
        referralCode: knownReferral(call),
        link,
      });
      return { emailId: await send(call, message) };
    }),

    route(createResumeLink, async (call) => {
      const { language, partner } = call;
      const { email, ...resume } = call.body;
      const link = await newResumeUrl(call.db, resume, ownerOf(call));
      if (email) await send(call, resumeEmail({ language, letterhead: await letterheadOf(partner.id), to: email, link }));
      return { url: link.url, expiresTimestamp: new Date(call.now.getTime() + link.hours * 3_600_000).toISOString(), code: qrCode(link.url) };
    }),

    guessable(
      "resume",
      redeemResumeLink,
      ({ body }) => body.secret,
      (call) => useResumeLink(call.db, call.partner.id, call.body),
    ),

    route(takeVisitBack, async (call) => ({ device: await nextDevice(call.db, sessionOf(call)) })),
  ];
};

/** The name of a line in e-mails: its label, if the language has no name of its own. */
function nameOfLine(line: InsuranceLine, language: Language): string {
  const label = insuranceLines.find(({ wire }) => wire === line)?.label ?? "insurance";
  return serviceLine(line)?.names[language] ?? label;
}

/** The names of those companies among the ids that an advisor asks for such an application. Ignores others. */
const namesOf = (ids: readonly string[], { line, parts }: StoredApplication): string[] =>
  carriersFor(line, stateOf(parts), "advisor").flatMap(({ id, name }) => (ids.includes(id) ? [name] : []));

/** A referral code of the partner's own; null for any other text. */
function knownReferral({ body: { referralCode = "" }, partner }: Pick<Call<typeof emailQuotes>, "body" | "partner">): string | null {
  return referrals.get(referralCode)?.partner === partner.id ? referralCode : null;
}

/** The visitor's address: from the lead about the application, from the latest of the visit's other leads, or from the application. */
async function leadEmail({ db, body, ...call }: Call<typeof emailQuotes>): Promise<string | null> {
  const address = sql<string | null>`${lead.fields}->>'email'`;
  const isAbout = sql`coalesce(${lead.fields}->>'applicationId' = ${body.applicationId}, false)`;
  const isKnown = and(eq(lead.sessionId, sessionOf(call)), sql`${address} IS NOT NULL`);
  const [found] = await db.select({ email: address }).from(lead).where(isKnown).orderBy(desc(isAbout), desc(lead.createdAt)).limit(1);
  if (found?.email) return found.email;
  const [own] = await db
    .select({ email: sql<string | null>`${application.parts}->'personalInfo'->>'email'` })
    .from(application)
    .where(eq(application.id, body.applicationId));
  return own?.email ?? null;
}
