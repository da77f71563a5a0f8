import { ProblemError } from "../http/problemError";
import type { Partner } from "../partners/partners";
import type { PartnerOrigins } from "../partners/readOrigins";

/** What the page that the visitor comes back to is told: names of things that it has to ask for, and no outcome. */
export interface ReturnedTo {
  quoteId: string;
  applicationId: string;
  leadId: string;
  carrierId: string;
}

/**
 * The visitor's page with a query that names what was paid for. Throws VALIDATION unless it is on one of the partner's own
 * origins: a page anywhere else could look like ours and ask for a card again.
 */
export function returnUrl(given: string, name: "successUrl" | "failureUrl", partner: Partner, allowed: PartnerOrigins, to: ReturnedTo): string {
  const url = URL.canParse(given) ? new URL(given) : null;
  const isOwn = url !== null && url.username === "" && url.password === "" && (allowed[partner.id] ?? []).includes(url.origin);
  if (!isOwn) throw new ProblemError("VALIDATION", { errors: [{ pointer: `/${name}`, message: "Not a page of the partner's" }] });
  const query = { quote_id: to.quoteId, application_id: to.applicationId, lead_id: to.leadId, carrier: to.carrierId, insurance: "renters" };
  for (const [key, value] of Object.entries(query)) url.searchParams.set(key, value);
  return url.href;
}
