import { createTransport } from "nodemailer";
import type { Logger } from "pino";
import type { Connection } from "../database/connection";
import { describeError } from "../database/describeError";
import { markSent, takeFromOutbox } from "./outbox";

/** Milliseconds between checks of the outbox. */
const pause = 1_000;

/** The tries after which an e-mail is given up; the waits between them are one, four, sixteen and sixty minutes. */
const attempts = 5;

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
export function startSender({ connection, smtpUrl, from, log }: SenderOptions): { stop(): Promise<void> } {
  const transport = createTransport(smtpUrl);
  const stopping = new AbortController();
  const running = run();
  return {
    async stop() {
      stopping.abort();
      await running;
      transport.close();
    },
  };

  async function run(): Promise<void> {
    while (!stopping.signal.aborted) {
      const sent = await sendNext().catch((error: unknown) => {
        log.warn({ error: describeError(error) }, "e-mail not sent");
        return false;
      });
      if (!sent) await rest();
    }
  }

  async function sendNext(): Promise<boolean> {
    const next = await takeFromOutbox(connection.db, attempts);
    if (!next) return false;
    const { fromName, ...message } = next.message;
    await transport.sendMail({ ...message, from: { name: fromName, address: from } });
    await markSent(connection.db, next.id);
    return true;
  }

  function rest(): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, pause);
      stopping.signal.addEventListener("abort", () => (clearTimeout(timer), resolve()), { once: true });
    });
  }
}
