import { PGlite } from "@electric-sql/pglite";
import type { DatabaseCounts } from "../../harness/databaseCounts";

// Imported before the service starts: only its own process can ask an embedded database, which forgets its counts when it is closed.
const close = PGlite.prototype.close;
PGlite.prototype.close = async function (this: PGlite) {
  await this.query("SELECT pg_stat_force_next_flush()");
  const { rows } = await this.query<DatabaseCounts>(
    `SELECT (xact_commit + xact_rollback)::integer AS transactions, (tup_inserted + tup_updated + tup_deleted)::integer AS "rowWrites"
     FROM pg_stat_database WHERE datname = current_database()`,
  );
  process.stdout.write(`${JSON.stringify(rows[0])}\n`);
  await close.call(this);
};
