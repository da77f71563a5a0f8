import { sql } from "drizzle-orm";
import { newId } from "../../../src/kernel/ids";

const beginning = "insurance-quote-process-";

/** A name for the connections of one process. Operators see it in pg_stat_activity. */
export const newProcessName = (): string => beginning + newId();

/** SQL: the name of the process that runs the statement. Notifications contain it. */
export const sender = sql`current_setting('application_name')`;

/**
 * True if a process with another name has sent a notification. A sender of any other form doesn't count as another: an earlier
 * version sends none, and a DATABASE_URL with an application_name gives every process the same.
 */
export const isAnother = (own: string, sent: string): boolean => sent.startsWith(beginning) && sent !== own;
