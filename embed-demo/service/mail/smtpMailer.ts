import { createTransport } from "nodemailer";
import { JobError } from "../jobs/jobError";
import type { Mailer } from "./mailer";

/** The sender's address unless SMTP_FROM is set. */
export const defaultSender = "quotes@localhost";

interface SmtpOptions {
  /** `smtps://user:password@mail.example:465`, as nodemailer reads it. */
  readonly url: string;
  /** The sender's address of e-mails. */
  readonly from: string;
}

/** Sends e-mails through a mail server. */
export function smtpMailer({ url, from }: SmtpOptions): Mailer {
  const transport = createTransport(url);
  return {
    async send({ fromName, to, subject, text, html }, attachments) {
      const files = attachments.map(({ content, ...file }) => ({ ...file, content: Buffer.from(content) }));
      try {
        await transport.sendMail({ to, subject, text, html, from: { name: fromName, address: from }, ...(files.length > 0 && { attachments: files }) });
      } catch (error) {
        throw isRefusal(error) ? new JobError("The mail server refuses the recipient", { isFinal: true }) : error;
      }
    },
    close: () => transport.close(),
  };
}

/** True for a recipient that the server will never accept, such as a mistyped one: trying on for a day would make us look like spammers. */
function isRefusal(error: unknown): boolean {
  const { command, responseCode = 0 } = error as { command?: string; responseCode?: number };
  return command === "RCPT TO" && responseCode >= 500;
}
