import { connect } from "../database/connect";
import { environment } from "./environment";

/**
 * `npm run service -- migrate`: creates or updates the tables of the database that the service's variables name. Run it before
 * processes of a new version start; those of the version before can go on meanwhile.
 */
export async function migrateTables(): Promise<void> {
  const connection = await connect({ ...(await environment(process.env)), migrate: true });
  await connection.close();
  process.stdout.write("The database has every migration.\n");
}
