import { and, eq, exists, gt, or, sql, type SQL } from "drizzle-orm";
import type { PgColumn, PgTable } from "drizzle-orm/pg-core";
import type { QuoteStatus } from "../../../src/api/contract/values";
import type { Database } from "../database/connection";
import { analyticsEvent } from "../database/tables/analyticsEvent";
import { application } from "../database/tables/application";
import { bindSubmission } from "../database/tables/bindSubmission";
import { email } from "../database/tables/email";
import { handOff } from "../database/tables/handOff";
import { idempotency } from "../database/tables/idempotency";
import { job } from "../database/tables/job";
import { consent, lead } from "../database/tables/lead";
import { erasureLink, resumeLink } from "../database/tables/links";
import { isPaymentOpen, payment } from "../database/tables/payment";
import { policy } from "../database/tables/policy";
import { rateBucket } from "../database/tables/rateBucket";
import { session, sessionOpenSince } from "../database/tables/session";
import { retention } from "../database/periods";

/** Rows to delete when their period is over. An index on `since` and `key`, within `only`, finds them. */
export interface Rule {
  /** The rule's name in the log. */
  name: string;
  table: PgTable;
  key: PgColumn;
  since: PgColumn;
  kept: (typeof retention)[keyof typeof retention];
  only?: SQL;
  /** True for a row that stays beyond its period. */
  unless?: SQL | undefined;
}

const keptBy: Readonly<Record<QuoteStatus, Rule["kept"]>> = {
  CAPTURED: retention.unfinished,
  QUOTED: retention.unfinished,
  BINDABLE: retention.unfinished,
  FINALIZED: retention.finalized,
  PAID: retention.bought,
  BOUND: retention.bought,
};

const leads = (status: QuoteStatus): Rule => ({
  name: `leads ${status}`,
  table: lead,
  key: lead.id,
  since: lead.lastActivityAt,
  kept: keptBy[status],
  only: eq(lead.status, status),
});

/** In this order: an application is deleted after the lead that retained it, and a signed submission after both. */
export const rulesOf = (db: Database): readonly Rule[] => {
  const some = (table: PgTable, where: SQL | undefined): SQL => exists(db.select({ one: sql`1` }).from(table).where(where));
  const isOfLead = some(lead, sql`${lead.fields}->>'applicationId' = ${application.id}`);
  const isBeingPaid = some(payment, sql`${payment.applicationId} = ${application.id} AND ${isPaymentOpen}`);
  const isOfOpenPayment = some(payment, sql`${payment.id} = ${job.payload}->>'transactionId' AND ${isPaymentOpen}`);
  const isOfApplication = some(application, eq(application.id, bindSubmission.applicationId));
  const isOfPolicy = some(policy, eq(policy.applicationId, bindSubmission.applicationId));
  const isOpenLink = some(session, and(eq(session.id, resumeLink.sessionId), gt(resumeLink.createdAt, sessionOpenSince)));
  return [
    ...(Object.keys(keptBy) as QuoteStatus[]).map(leads),
    { name: "applications", table: application, key: application.id, since: application.updatedAt, kept: retention.unfinished, unless: or(isOfLead, isBeingPaid) },
    { name: "policies", table: policy, key: policy.policyNumber, since: policy.boundAt, kept: retention.policy },
    {
      name: "signed applications",
      table: bindSubmission,
      key: bindSubmission.applicationId,
      since: bindSubmission.submittedAt,
      kept: retention.unfinished,
      unless: or(isOfApplication, isOfPolicy),
    },
    {
      name: "unpaid payments",
      table: payment,
      key: payment.id,
      since: payment.updatedAt,
      kept: retention.unpaid,
      only: sql`${payment.state}->>'state' = 'unpaid'`,
    },
    { name: "payments", table: payment, key: payment.id, since: payment.updatedAt, kept: retention.payment },
    { name: "hand-offs", table: handOff, key: handOff.id, since: handOff.createdAt, kept: retention.handOff },
    { name: "idempotency keys", table: idempotency, key: idempotency.keyHash, since: idempotency.createdAt, kept: retention.idempotencyKey },
    { name: "resume links", table: resumeLink, key: resumeLink.secretHash, since: resumeLink.createdAt, kept: retention.resumeLink, unless: isOpenLink },
    { name: "erasure links", table: erasureLink, key: erasureLink.secretHash, since: erasureLink.createdAt, kept: retention.erasureLink },
    { name: "emails", table: email, key: email.id, since: email.createdAt, kept: retention.email },
    { name: "jobs", table: job, key: job.id, since: job.createdAt, kept: retention.job, unless: isOfOpenPayment },
    { name: "sessions", table: session, key: session.id, since: session.lastUsedAt, kept: retention.session, unless: gt(session.lastUsedAt, sessionOpenSince) },
    { name: "analytics events", table: analyticsEvent, key: analyticsEvent.id, since: analyticsEvent.receivedAt, kept: retention.analytics },
    { name: "consents", table: consent, key: consent.id, since: consent.receivedAt, kept: retention.consent },
    { name: "request counts", table: rateBucket, key: rateBucket.caller, since: rateBucket.fullAt, kept: retention.rateBucket },
  ];
};
