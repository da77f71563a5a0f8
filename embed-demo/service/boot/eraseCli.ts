import { parseArgs } from "node:util";
import { eq } from "drizzle-orm";
import { inNumber } from "../../../src/kernel/plural";
import { connect } from "../database/connect";
import { lead } from "../database/tables/lead";
import { subscribe } from "../partners/readWebhooks";
import { environment } from "./environment";
import { eraseLead } from "../retention/eraseLead";
import { erasePerson } from "../retention/erasePerson";

/**
 * `npm run erase -- --email ada@example.com`, or `--lead` and an id: erases a person who asked for it, in the database that the
 * service's variables name. If the lead has an e-mail address, all leads with that address are erased. The embedded database allows
 * only one process: stop the service first.
 */
try {
  const { values } = parseArgs({ options: { email: { type: "string" }, lead: { type: "string" } } });
  if (!values.email && !values.lead) throw new Error("Say whom to erase: --email ada@example.com, or --lead and the lead's id.");
  const options = await environment(process.env);
  subscribe(options.webhooks ?? {});
  const connection = await connect(options);
  const count = await connection.transaction(async (db) => {
    const [one] = values.lead ? await db.select().from(lead).where(eq(lead.id, values.lead)) : [];
    const address = values.email ?? one?.fields.email;
    if (address) return erasePerson(db, address);
    if (one) await eraseLead(db, one);
    return one ? 1 : 0;
  });
  await connection.close();
  if (count === 0) throw new Error("No lead was found.");
  process.stdout.write(`${count} ${inNumber({ one: "lead", other: "leads" }, count)} erased. Consent receipts, payments and policies stay.\n`);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
}
