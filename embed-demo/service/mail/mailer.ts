import type { EmailMessage } from "../database/tables/email";

/** Sends e-mails: `smtpMailer`, or an interface of one's own to another mail service. */
export interface Mailer {
  /** Rejects if the e-mail wasn't accepted; the caller tries again later. The sender's address is the mailer's own. */
  send(message: EmailMessage): Promise<void>;
  /** Ends connections when the service stops. */
  close(): void;
}
