import { and, eq, or, sql } from "drizzle-orm";
import type { HandOffLead, HandOffProduct } from "../../../src/api/contract/handOffTokens";
import { carriers } from "../reference/carriers";
import type { Database } from "../database/connection";
import { application } from "../database/tables/application";
import { lead } from "../database/tables/lead";
import { rating } from "../database/tables/rating";

/**
 * The session's application whose applicant is this customer of the product; a client without the applicant's id sends the
 * application's.
 */
export async function applicationOfCustomer(db: Database, sessionId: string, customerId: string, product: HandOffProduct): Promise<string | null> {
  const [found] = await db
    .select({ id: application.id })
    .from(application)
    .where(
      and(
        eq(application.sessionId, sessionId),
        eq(application.line, product),
        or(eq(application.id, customerId), eq(application.applicantId, customerId)),
      ),
    );
  return found?.id ?? null;
}

/**
 * The parts of a hand-off's lead that the session may vouch for. Ids grant no access: another session's lead, and a quote that no
 * carrier gave for the application, are left out, because the other site would trust them as ours.
 */
export async function ownLead(db: Database, sessionId: string, applicationId: string, said: HandOffLead): Promise<HandOffLead> {
  const { leadId, carrier, carrierSpecificQuoteId, ...visitors } = said;
  const isOwn = leadId !== undefined && (await db.select({ id: lead.id }).from(lead).where(and(eq(lead.id, leadId), eq(lead.sessionId, sessionId)))).length > 0;
  return {
    ...visitors,
    ...(isOwn && { leadId }),
    ...(carrierSpecificQuoteId === undefined ? namedCarrier(carrier) : await givenQuote(db, applicationId, carrierSpecificQuoteId)),
  };
}

async function givenQuote(db: Database, applicationId: string, carrierSpecificQuoteId: string): Promise<Pick<HandOffLead, "carrier" | "carrierSpecificQuoteId">> {
  const isThat = sql`${rating.result}->'quote'->>'carrierSpecificQuoteId' = ${carrierSpecificQuoteId}`;
  const [given] = await db.select({ carrierId: rating.carrierId }).from(rating).where(and(eq(rating.applicationId, applicationId), isThat));
  const name = carriers().find(({ id }) => id === given?.carrierId)?.name;
  return name === undefined ? {} : { carrier: name, carrierSpecificQuoteId };
}

/** An additional carrier has no quote, but must be one that we know. */
const namedCarrier = (carrier: string | undefined): Pick<HandOffLead, "carrier"> => (carriers().some(({ name }) => name === carrier) ? { carrier } : {});
