import { createTransport } from "nodemailer";
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
      await transport.sendMail({ to, subject, text, html, from: { name: fromName, address: from }, ...(files.length > 0 && { attachments: files }) });
    },
    close: () => transport.close(),
  };
}
