import type { Connection } from "../database/connection";
import { pdfOf } from "../documents/pdf";
import type { AttachmentsOf } from "../mail/mailer";
import type { LetterheadOf } from "../partners/letterhead";
import { papersOfPurchase } from "./purchasePapers";

/** The files of a policy's e-mail, whose id is its payment's. Other e-mails have none. */
export const attachmentsFor =
  ({ db }: Connection, letterheadOf: LetterheadOf, clock: () => Date): AttachmentsOf =>
  async (emailId, { attached }) => {
    const papers = attached === "purchase" ? await papersOfPurchase(db, letterheadOf, emailId) : [];
    return papers.map((paper) => ({ filename: `${paper.fileName}.pdf`, contentType: "application/pdf", make: () => pdfOf(paper, clock()) }));
  };
