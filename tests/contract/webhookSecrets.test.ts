import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import type { Connection } from "../../embed-demo/service/database/connection";
import { partner } from "../../embed-demo/service/database/tables/partner";
import { createVault, type Vault } from "../../embed-demo/service/database/vault";
import { addPartner, admitPartners, changePartner, webhooksOf } from "../../embed-demo/service/partners/store";
import { keepWebhookSecrets, secretOf } from "../../embed-demo/service/partners/webhookSecrets";
import { onEveryEngine } from "./engines";
import { webhookSecret } from "./webhookReceiver";

const [first, second] = ["the-first-secrets-key-of-these-tests", "the-second-secrets-key-of-these-tests"];
const vault = createVault([first]);
const id = "with-webhooks";
const [own, listed] = ["own", "listed"].map((name) => ({ url: `https://crm.example/${name}`, secret: webhookSecret }));

onEveryEngine("Webhooks' secrets", (_start, open) => {
  let connection: Connection;
  beforeAll(async () => {
    connection = await open();
  });
  beforeEach(async () => {
    await connection.db.execute(sql`TRUNCATE partner CASCADE`);
    await addPartner(connection.db, vault, id, { webhooks: [own!] });
    await admitPartners(connection.db, vault, [{ id, config: {}, webhooks: [listed!] }]);
  });
  afterAll(() => connection.close());

  const rowText = async () => JSON.stringify(await connection.db.select().from(partner).where(eq(partner.id, id)));
  const secretsBy = async (by: Vault) => (await webhooksOf(connection.db, id)).map((address) => secretOf(by, id, address));

  it("are unreadable in the database, and open for a call", async () => {
    expect(await rowText()).not.toContain(webhookSecret.slice("whsec_".length));
    expect(await secretsBy(vault)).toEqual([webhookSecret, webhookSecret]);
  });

  it("stay as they are at a start with the same list", async () => {
    const before = await rowText();
    await admitPartners(connection.db, vault, [{ id, config: {}, webhooks: [listed!] }]);
    await keepWebhookSecrets(connection, vault);
    expect(await rowText()).toBe(before);
  });

  it("of an earlier version work, and are encrypted at the first start", async () => {
    await connection.db.update(partner).set({ webhooks: [own!], listedWebhooks: [listed!] }).where(eq(partner.id, id));
    expect(await secretsBy(vault)).toEqual([webhookSecret, webhookSecret]);
    await keepWebhookSecrets(connection, vault);
    expect(await rowText()).not.toContain(webhookSecret.slice("whsec_".length));
    expect(await secretsBy(vault)).toEqual([webhookSecret, webhookSecret]);
  });

  it("are encrypted again with a new SECRETS_KEY while both are known; then the earlier one isn't needed", async () => {
    const both = createVault([second, first]);
    await keepWebhookSecrets(connection, both);
    expect(await secretsBy(createVault([second]))).toEqual([webhookSecret, webhookSecret]);
    await expect(keepWebhookSecrets(connection, vault)).rejects.toThrow(`SECRETS_KEY doesn't open the webhooks' secrets of ${id}`);
    // A lost key costs the secrets alone, which are set again without it.
    await changePartner(connection.db, vault, id, { webhooks: [own!] });
    await admitPartners(connection.db, vault, [{ id, config: {}, webhooks: [listed!] }]);
    await keepWebhookSecrets(connection, vault);
    expect(await secretsBy(vault)).toEqual([webhookSecret, webhookSecret]);
  });
});
