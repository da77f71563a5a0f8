import { parseArgs } from "node:util";
import { inNumber } from "../../../src/kernel/plural";
import { connect } from "../database/connect";
import { environment } from "./environment";
import { erasePerson, erasePersonOf } from "../retention/erasePerson";

/**
 * `npm run service -- erase --email ada@example.com`, or `--lead` and an id: erases a person who asked for it, in the database that
 * the service's variables name. If the lead has an e-mail address, all leads with that address are erased. The embedded database
 * allows only one process: stop the service first.
 */
export async function eraseOnRequest(args: readonly string[]): Promise<void> {
  const { values } = parseArgs({ args: [...args], options: { email: { type: "string" }, lead: { type: "string" } } });
  if (!values.email && !values.lead) throw new Error("Say whom to erase: --email ada@example.com, or --lead and the lead's id.");
  const options = await environment(process.env);
  const connection = await connect(options);
  const { email, lead = "" } = values;
  const count = await connection.transaction((db) => (email ? erasePerson(db, email) : erasePersonOf(db, lead)));
  await connection.close();
  if (count === 0) throw new Error("No lead was found.");
  process.stdout.write(`${count} ${inNumber({ one: "lead", other: "leads" }, count)} erased. Consent receipts, payments and policies stay.\n`);
}
