import { SpanKind } from "@opentelemetry/api";
import type { Logger } from "pino";
import { Webhook } from "standardwebhooks";
import type { Connection } from "../database/connection";
import type { Vault } from "../database/vault";
import { JobError } from "../jobs/jobError";
import { startWorker, type Worker } from "../jobs/worker";
import type { Metrics } from "../metrics/metrics";
import { webhooksOf } from "../partners/store";
import { secretOf } from "../partners/webhookSecrets";
import { inSpan } from "../tracing/spans";
import { post } from "./post";
import type { WebhookCall } from "./reportEvent";

const second = 1_000;
const minute = 60 * second;
const hour = 60 * minute;

/** Three days, as Standard Webhooks proposes. */
export const webhookWaits: readonly number[] = [5 * second, 5 * minute, 30 * minute, 2 * hour, 5 * hour, 10 * hour, 14 * hour, 20 * hour, 20.5 * hour];

/** Milliseconds for an answer. */
const patience = 10 * second;

/** Calls at a time. */
const concurrency = 16;

interface DeliveryOptions {
  readonly connection: Connection;
  /** Opens the addresses' secrets. */
  readonly vault: Vault;
  /** Milliseconds before each further try. */
  readonly waits: readonly number[];
  /** True in the demo, whose receiver is on this machine. */
  readonly isLocalAllowed: boolean;
  readonly log: Logger;
  readonly metrics: Pick<Metrics, "jobTried">;
}

/**
 * Sends events of leads to their partners' addresses, signed as Standard Webhooks defines it: at least once, in order for each lead
 * and address. Any answer but 2xx is a failure. A repeated call has the same id and body.
 */
export const startDelivery = ({ connection, vault, waits, isLocalAllowed, log, metrics }: DeliveryOptions): Promise<Worker> =>
  startWorker<WebhookCall>({
    connection, kind: "webhook", concurrency, waits, log, metrics,
    async run({ id, payload: { partnerId, url, event } }, signal) {
      // An address that was taken from the partner gets nothing any more.
      const address = (await webhooksOf(connection.db, partnerId)).find((one) => one.url === url);
      if (!address) throw new JobError("The address isn't the partner's any more", { isFinal: true });
      const body = JSON.stringify(event);
      const now = new Date();
      const headers = {
        "Content-Type": "application/json",
        "webhook-id": id,
        "webhook-timestamp": String(Math.floor(now.getTime() / second)),
        "webhook-signature": new Webhook(secretOf(vault, partnerId, address)).sign(id, now, body),
      };
      const { hostname, port } = new URL(url);
      const attributes = { "http.request.method": "POST", "server.address": hostname, ...(port !== "" && { "server.port": Number(port) }) };
      const status = await inSpan("POST", { kind: SpanKind.CLIENT, attributes }, async (span) => {
        const answered = await post({ url, headers, body, isLocalAllowed, signal: AbortSignal.any([signal, AbortSignal.timeout(patience)]) });
        span.setAttribute("http.response.status_code", answered);
        return answered;
      });
      if (status < 200 || status > 299) throw new JobError(`HTTP ${status}`);
    },
  });
