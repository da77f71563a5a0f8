import { sql } from "drizzle-orm";
import { index, integer, jsonb, pgTable, text } from "drizzle-orm/pg-core";
import { instant, now } from "./columns";
import { session } from "./session";

/** An e-mail ready to send: as plain text and as HTML. */
export interface EmailMessage {
  /** The sender's display name; the address is the deployment's own (`SMTP_FROM`). */
  readonly fromName: string;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** Documents that are made when it is sent, so that the outbox keeps none: the policy and the signed application of the e-mail's payment. */
  readonly attached?: "purchase";
}

/** The outbox. An e-mail sent by SMTP keeps its row, for counting, and loses its text. */
export const email = pgTable(
  "email",
  {
    id: text("id").primaryKey(),
    /** Null for a policy that was bound after its session ended. */
    sessionId: text("session_id").references(() => session.id, { onDelete: "cascade" }),
    message: jsonb("message").$type<EmailMessage>(),
    /** Unused since a job sends each e-mail. An earlier version that runs beside this one during an upgrade sends by it. */
    attempts: integer("attempts").notNull().default(0),
    /** Never, as above: no earlier version may send what has a job. */
    dueAt: now("due_at"),
    sentAt: instant("sent_at"),
    createdAt: now("created_at"),
  },
  (table) => [
    index("email_session").on(table.sessionId),
    index("email_due").on(table.sentAt, table.dueAt),
    index("email_age").on(table.createdAt, table.id),
    index("email_recipient").on(sql`lower(${table.message}->>'to')`),
  ],
);
