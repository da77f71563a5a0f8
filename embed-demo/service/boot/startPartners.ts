import type { Logger } from "pino";
import type { Connection } from "../database/connection";
import type { Vault } from "../database/vault";
import { demoPartners, refuseDemoKeys } from "../partners/demoPartners";
import { openPartners } from "../partners/partners";
import { everyPartner } from "../partners/readOrigins";
import { admitPartners, listWebhooks, type GivenPartner } from "../partners/store";
import { keepWebhookSecrets } from "../partners/webhookSecrets";
import type { ServiceOptions } from "./service";

/** Admits the partners that the service is started with, and holds all of them. Rejects if a list names a partner that doesn't exist. */
export async function startPartners(connection: Connection, vault: Vault, { partners = demoPartners(), webhooks, allowedOrigins }: Pick<ServiceOptions, "partners" | "webhooks" | "allowedOrigins">, log: Logger) {
  const admit = (given: readonly GivenPartner[]): Promise<void> => connection.transaction((db) => admitPartners(db, vault, given));
  await admit(partners);
  if (webhooks) await connection.transaction((db) => listWebhooks(db, vault, webhooks));
  await keepWebhookSecrets(connection, vault);
  const held = await openPartners(connection, log);
  refuseDemoKeys(held);
  const unknown = [...Object.keys(allowedOrigins), ...Object.keys(webhooks ?? {})].find((id) => id !== everyPartner && !held.byId(id));
  if (unknown !== undefined) throw new Error(`There is no partner "${unknown}", for which pages or webhooks are listed. Add it first: npm run service -- partners add ${unknown}`);
  return {
    ...held,
    async admit(given: readonly GivenPartner[]): Promise<void> {
      await admit(given);
      await held.refresh();
    },
  };
}
