import type { EmailMessage } from "../database/tables/email";

/** A file that an e-mail carries. */
export interface Attachment {
  readonly filename: string;
  readonly contentType: "application/pdf";
  readonly content: Uint8Array<ArrayBuffer>;
}

/** A file that an e-mail will carry. Making a document takes a fifth of a second of processor time, so a list of names makes none. */
export interface UnmadeAttachment extends Omit<Attachment, "content"> {
  make(): Promise<Attachment["content"]>;
}

/** The files of an e-mail by its id. */
export type AttachmentsOf = (emailId: string, message: EmailMessage) => Promise<readonly UnmadeAttachment[]>;

/** Sends e-mails: `smtpMailer`, or an interface of one's own to another mail service. */
export interface Mailer {
  /** Rejects if the e-mail wasn't accepted; the caller tries again later, except after a final `JobError`. The sender's address is the mailer's own. */
  send(message: EmailMessage, attachments: readonly Attachment[]): Promise<void>;
  /** Ends connections when the service stops. */
  close(): void;
}
