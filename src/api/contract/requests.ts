import type { z } from "../../kernel/zod";
import { addressesRequests } from "./addresses.requests";
import { applicationsRequests } from "./applications/applications.requests";
import { creationAtRequests } from "./applications/creationAt.requests";
import { bindRequests } from "./bind.requests";
import { coveragesRequests } from "./coverages.requests";
import { documentsRequests } from "./documents.requests";
import type { Endpoint, Request } from "./endpoint";
import type { EndpointId } from "./endpoints";
import { erasuresRequests } from "./erasures.requests";
import { eventsRequests } from "./events.requests";
import { handOffTokensRequests } from "./handOffTokens.requests";
import { healthRequests } from "./health.requests";
import { leadLookupsRequests } from "./leadLookups.requests";
import { leadsRequests } from "./leads.requests";
import { notificationsRequests } from "./notifications.requests";
import { partnersRequests } from "./partners.requests";
import { paymentPlansRequests } from "./paymentPlans.requests";
import { paymentsRequests } from "./payments.requests";
import { petBreedsRequests } from "./petBreeds.requests";
import { policiesRequests } from "./policies.requests";
import { productsRequests } from "./products.requests";
import { quotesRequests } from "./quotes.requests";
import { referralsRequests } from "./referrals.requests";
import { resumeLinksRequests } from "./resumeLinks.requests";
import { vehiclesRequests } from "./vehicles.requests";
import { zipCodesRequests } from "./zipCodes.requests";

/** The request of every endpoint, by the endpoint's id. The compiler names one that is missing. A page imports only the types. */
export const requests = {
  ...addressesRequests,
  ...bindRequests,
  ...coveragesRequests,
  ...documentsRequests,
  ...erasuresRequests,
  ...eventsRequests,
  ...handOffTokensRequests,
  ...healthRequests,
  ...leadLookupsRequests,
  ...leadsRequests,
  ...notificationsRequests,
  ...partnersRequests,
  ...paymentPlansRequests,
  ...paymentsRequests,
  ...petBreedsRequests,
  ...policiesRequests,
  ...productsRequests,
  ...quotesRequests,
  ...referralsRequests,
  ...resumeLinksRequests,
  ...vehiclesRequests,
  ...zipCodesRequests,
  ...applicationsRequests,
  ...creationAtRequests,
} satisfies Readonly<Record<EndpointId, Request>>;

export const requestOf = ({ id }: Pick<Endpoint, "id">): Request => (requests as Readonly<Record<string, Request>>)[id]!;

/** An endpoint that is in no contract, such as a test's own, takes nothing. */
export type RequestOf<Called extends Endpoint> = Called["id"] extends keyof typeof requests ? (typeof requests)[Called["id"]] : Request;

type Input<Given> = Given extends z.ZodMiniType ? z.input<Given> : never;

export type ParamsOf<Called extends Endpoint> = RequestOf<Called> extends { params: infer Given } ? Input<Given> : undefined;
export type QueryOf<Called extends Endpoint> = RequestOf<Called> extends { query: infer Given } ? Input<Given> : undefined;
export type BodyOf<Called extends Endpoint> = RequestOf<Called> extends { body: infer Given } ? Input<Given> : undefined;
