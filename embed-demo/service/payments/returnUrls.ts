import type { Origins } from "../http/origins";
import { ProblemError } from "../http/problemError";
import type { Partner } from "../partners/partners";

/** The query of the page that the visitor returns to: ids for its requests, and no outcome. */
export interface ReturnedTo {
  quoteId: string;
  applicationId: string;
  leadId: string;
  carrierId: string;
}

/**
 * The visitor's page with a query that names the purchase. Throws VALIDATION unless the page is on one of the partner's own
 * origins: a page elsewhere could imitate ours and ask for a card again.
 */
export function returnUrl(given: string, name: "successUrl" | "failureUrl", partner: Partner, { isAllowed }: Pick<Origins, "isAllowed">, to: ReturnedTo): string {
  const url = URL.canParse(given) ? new URL(given) : null;
  const isOwn = url !== null && url.username === "" && url.password === "" && isAllowed(partner, url.origin);
  if (!isOwn) throw new ProblemError("VALIDATION", { errors: [{ pointer: `/${name}`, message: "Not a page of the partner's" }] });
  const query = { quote_id: to.quoteId, application_id: to.applicationId, lead_id: to.leadId, carrier: to.carrierId, insurance: "renters" };
  for (const [key, value] of Object.entries(query)) url.searchParams.set(key, value);
  return url.href;
}
