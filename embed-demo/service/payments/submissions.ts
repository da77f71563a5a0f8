import { eq, sql } from "drizzle-orm";
import type { submitForBind } from "../../../src/api/contract/bind";
import type { BodyOf } from "../../../src/api/contract/requests";
import { canonicalJson } from "../../../src/kernel/ids";
import type { Database } from "../database/connection";
import { bindSubmission } from "../database/tables/bindSubmission";
import type { StoredApplication } from "../applications/store";
import type { BoughtQuote } from "./bindable";
import { consentsOf, keepConsent, type StoredConsent } from "../leads/consents";
import type { Submitted } from "../database/tables/bindSubmission";

export type StoredSubmission = typeof bindSubmission.$inferSelect;

/** Both are given for one submission and stored with it. */
const kinds = ["ELECTRONIC_RECORDS", "INTENT_TO_SIGN"] as const;

interface Signed {
  leadId: string;
  partnerId: string;
  submitted: Submitted;
  consents: BodyOf<typeof submitForBind>["consents"];
}

/**
 * Stores a submission with the receipts of its consents, in the caller's transaction. A submission sent again, because its answer
 * was lost, changes nothing.
 */
export async function keepSubmission(db: Database, { id }: StoredApplication, { leadId, partnerId, submitted, consents }: Signed): Promise<StoredSubmission> {
  const given = { ELECTRONIC_RECORDS: consents.electronicRecords, INTENT_TO_SIGN: consents.intentToSign };
  const [before] = await db.select().from(bindSubmission).where(eq(bindSubmission.applicationId, id));
  if (before && canonicalJson(before.submitted) === canonicalJson(submitted)) {
    const signed = receiptsOf(before, await consentsOf(db, leadId));
    if (kinds.every((kind) => signed.some((receipt) => receipt.kind === kind && receipt.text === given[kind].text))) return before;
  }
  const said = { leadId, quoteId: submitted.quoteId, submitted, submittedAt: sql`now()` };
  const [stored] = await db
    .insert(bindSubmission)
    .values({ applicationId: id, ...said })
    .onConflictDoUpdate({ target: bindSubmission.applicationId, set: said })
    .returning();
  if (!stored) throw new Error("The submission wasn't written");
  for (const kind of kinds) await keepConsent(db, { ...given[kind], leadId, partnerId, kind, given: true });
  return stored;
}

/**
 * True if the signature is for the quote and the answers as they are now. Compares revisions, because a clock that is set back in
 * between puts an answer before the signature that it followed.
 */
export const isStillSigned = ({ quoteId, submitted, submittedAt }: StoredSubmission, { found, row, quote }: BoughtQuote): boolean =>
  quoteId === row.id &&
  submitted.premium === quote.premium &&
  (submitted.revision === undefined ? submittedAt >= found.updatedAt : submitted.revision === found.revision);

/** A submission's receipts among those of its lead: the last one of each kind at the time of the submission. */
export const receiptsOf = ({ submittedAt }: StoredSubmission, consents: readonly StoredConsent[]): StoredConsent[] =>
  kinds.flatMap((wanted) => consents.findLast(({ kind, receivedAt }) => kind === wanted && receivedAt <= submittedAt) ?? []);
