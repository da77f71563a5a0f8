import { SpanKind } from "@opentelemetry/api";
import type { Logger } from "pino";
import type { Connection } from "../database/connection";
import { startWorker, type Worker } from "../jobs/worker";
import type { Metrics } from "../metrics/metrics";
import { inSpan } from "../tracing/spans";
import type { AttachmentsOf, Mailer } from "./mailer";
import { markSent, unsentEmail } from "./outbox";

const minute = 60_000;
const hour = 60 * minute;

/** Milliseconds before each further try: for a day, after which the e-mail is of no use, and is deleted (`retention.email`). */
export const mailWaits: readonly number[] = [minute, 4 * minute, 16 * minute, ...Array.from({ length: 23 }, () => hour)];

interface SenderOptions {
  readonly connection: Connection;
  readonly mailer: Mailer;
  readonly attachmentsOf: AttachmentsOf;
  readonly log: Logger;
  readonly metrics: Pick<Metrics, "jobTried">;
}

/**
 * Sends the e-mails in the outbox one after another; any number of processes can do so in parallel. An e-mail is sent twice only if
 * a process dies between the mail server's confirmation and its own record of it. The log contains no addresses.
 */
export async function startSender({ connection, mailer, attachmentsOf, log, metrics }: SenderOptions): Promise<Pick<Worker, "stop">> {
  const worker = await startWorker({ connection, kind: "mail", concurrency: 1, waits: mailWaits, log, metrics, run: ({ id }) => send(id) });
  return {
    async stop() {
      await worker.stop();
      mailer.close();
    },
  };

  async function send(id: string): Promise<void> {
    const found = await unsentEmail(connection.db, id);
    if (!found) return;
    const unmade = await attachmentsOf(id, found);
    const attachments = await Promise.all(unmade.map(async ({ make, ...file }) => ({ ...file, content: await make() })));
    await inSpan("send email", { kind: SpanKind.CLIENT }, () => mailer.send(found, attachments));
    await markSent(connection.db, id);
  }
}
