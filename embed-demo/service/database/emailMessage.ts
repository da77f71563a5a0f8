/** An e-mail that is ready to go: plain words, and the same dressed. */
export interface EmailMessage {
  /** Who it is from, to read; the address is the deployment's own (`SMTP_FROM`). */
  readonly fromName: string;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}
