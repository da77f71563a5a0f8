import type { Logger } from "pino";
import type { Connection } from "../database/connection";
import { describeError } from "../database/describeError";
import type { Vault } from "../database/vault";
import { keepKeys } from "../handOff/keys";
import { keepWebhookSecrets } from "../partners/webhookSecrets";
import { purge } from "../retention/purge";

const hour = 3_600_000;

/**
 * Deletes what is older than its period, at once and every hour, and keeps signing keys and secrets current. What fails is tried again
 * an hour later. `stop` ends a purge under way after its batch.
 */
export function keepHouse(connection: Connection, vault: Vault, log: Logger): { stop(): Promise<void> } {
  const stopping = new AbortController();
  let latest = purge(connection, log, stopping.signal);
  const timer = setInterval(() => {
    latest = latest.then(async () => {
      await purge(connection, log, stopping.signal);
      await keepKeys(connection, vault).catch((error: unknown) => log.error({ error: describeError(error) }, "signing keys weren't kept"));
      await keepWebhookSecrets(connection, vault).catch((error: unknown) => log.error({ error: describeError(error) }, "webhooks' secrets weren't encrypted again"));
    });
  }, hour);
  return {
    async stop() {
      clearInterval(timer);
      stopping.abort();
      await latest;
    },
  };
}
