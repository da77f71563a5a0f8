import { eq } from "drizzle-orm";
import { downloadApplication, downloadPolicy, downloadSignedApplication } from "../../../src/api/contract/documents";
import { fraudNotices } from "../../../src/business/fraudNotices";
import type { StateCode } from "../../../src/business/states";
import { ownApplication } from "../applications/store";
import { stateOf } from "../database/parts";
import { bindSubmission } from "../database/tables/bindSubmission";
import { applicationPaper } from "../documents/applicationPaper";
import type { Paper } from "../documents/paper";
import { pdfOf } from "../documents/pdf";
import type { ServedFile } from "../http/answer";
import { fileRoute } from "../http/call";
import { ProblemError } from "../http/problemError";
import type { LetterheadOf } from "../partners/letterhead";
import { checkApplication, checkClean, checkSold, ownQuote } from "./bindable";
import { latestPayment } from "./ownPayments";
import { papersOfPurchase, signedPaper } from "./purchasePapers";
import { submittedOf } from "./submitted";

const served = async (paper: Paper, now: Date): Promise<ServedFile> => ({ name: `${paper.fileName}.pdf`, bytes: await pdfOf(paper, now) });

/** The documents of a purchase as files. */
export const documentRoutes = (letterheadOf: LetterheadOf) => [
  fileRoute(downloadApplication, async (call) => {
    const bought = await ownQuote(call, call.query.quoteId);
    checkApplication(bought, call.params.applicationId);
    checkSold(bought);
    checkClean(bought.found);
    const submitted = { ...submittedOf(bought, null), language: call.language };
    const fraudNotice = fraudNotices[stateOf(bought.found.parts) as StateCode] ?? null;
    const letterhead = await letterheadOf(call.partner.id);
    return served(applicationPaper({ applicationId: bought.found.id, submitted, signature: null, fraudNotice, letterhead }), call.now);
  }),

  fileRoute(downloadSignedApplication, async (call) => {
    const application = await ownApplication(call);
    const id = (await latestPayment(call.db, application))?.applicationId ?? application.id;
    const [submission] = await call.db.select().from(bindSubmission).where(eq(bindSubmission.applicationId, id));
    if (!submission) throw new ProblemError("NOT_FOUND");
    return served(await signedPaper(call.db, letterheadOf, submission, call.partner.id), call.now);
  }),

  fileRoute(downloadPolicy, async (call) => {
    const bought = await latestPayment(call.db, await ownApplication(call));
    const [policy] = bought ? await papersOfPurchase(call.db, letterheadOf, bought.id) : [];
    if (!policy) throw new ProblemError("NOT_FOUND");
    return served(policy, call.now);
  }),
];
