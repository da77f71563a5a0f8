import { createTransport } from "nodemailer";
import type { Logger } from "pino";
import type { Connection } from "../database/connection";
import { startWorker, type Worker } from "../jobs/worker";
import { markSent, unsentEmail } from "./outbox";

const minute = 60_000;

/** After so many tries an e-mail is given up; what can't be delivered in a day is of no use. */
const waits = [minute, 4 * minute, 16 * minute, 60 * minute] as const;

interface SenderOptions {
  readonly connection: Connection;
  /** `smtps://user:password@mail.example:465`, as nodemailer reads it. */
  readonly smtpUrl: string;
  /** The sender's address of e-mails. */
  readonly from: string;
  readonly log: Logger;
}

/**
 * Sends the e-mails in the outbox one after another; any number of processes can do so in parallel. An e-mail is sent twice only if
 * a process dies between the mail server's confirmation and its own record of it. The log contains no addresses.
 */
export async function startSender({ connection, smtpUrl, from, log }: SenderOptions): Promise<Worker> {
  const transport = createTransport(smtpUrl);
  const worker = await startWorker({ connection, kind: "mail", concurrency: 1, waits, log, run: ({ id }) => send(id) });
  return {
    async stop() {
      await worker.stop();
      transport.close();
    },
  };

  async function send(id: string): Promise<void> {
    const found = await unsentEmail(connection.db, id);
    if (!found) return;
    const { fromName, ...message } = found;
    await transport.sendMail({ ...message, from: { name: fromName, address: from } });
    await markSent(connection.db, id);
  }
}
