import { eq } from "drizzle-orm";
import { sourceLanguage } from "../../../src/kernel/language";
import type { Database } from "../database/connection";
import { bindSubmission } from "../database/tables/bindSubmission";
import { policy } from "../database/tables/policy";
import { applicationPaper } from "../documents/applicationPaper";
import type { Paper } from "../documents/paper";
import { policyPaper } from "../documents/policyPaper";
import { consentsOf } from "../leads/consents";
import type { LetterheadOf } from "../partners/letterhead";
import { payment } from "../database/tables/payment";
import { receiptsOf, type StoredSubmission } from "./submissions";

/** The copy of a submission with its receipts, in the language of the signature. */
export async function signedPaper(db: Database, letterheadOf: LetterheadOf, submission: StoredSubmission, partnerId: string): Promise<Paper> {
  const { applicationId, submitted, submittedAt } = submission;
  const receipts = receiptsOf(submission, await consentsOf(db, submission.leadId));
  return applicationPaper({ applicationId, submitted, signature: { submittedAt, receipts }, fraudNotice: null, letterhead: await letterheadOf(partnerId) });
}

/** The policy of a payment, and the copy of what was signed for it; none before it is bound. */
export async function papersOfPurchase(db: Database, letterheadOf: LetterheadOf, transactionId: string): Promise<readonly Paper[]> {
  const [bought] = await db
    .select({ policy, submission: bindSubmission, partnerId: payment.partnerId })
    .from(policy)
    .innerJoin(payment, eq(payment.id, policy.transactionId))
    .innerJoin(bindSubmission, eq(bindSubmission.applicationId, policy.applicationId))
    .where(eq(policy.transactionId, transactionId));
  if (!bought) return [];
  const { submission, partnerId } = bought;
  const language = submission.submitted.language ?? sourceLanguage;
  return [policyPaper(bought.policy.summary, language, await letterheadOf(partnerId)), await signedPaper(db, letterheadOf, submission, partnerId)];
}
