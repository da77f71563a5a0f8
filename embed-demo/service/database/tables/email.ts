import { index, integer, jsonb, pgTable, text } from "drizzle-orm/pg-core";
import { instant, now } from "./columns";
import { session } from "./session";

/** An e-mail that is ready to go: plain words, and the same dressed. */
export interface EmailMessage {
  /** Who it is from, to read; the address is the deployment's own (`SMTP_FROM`). */
  readonly fromName: string;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

/** The outbox. What has been sent by SMTP keeps its row, so that it counts, and loses its words. */
export const email = pgTable(
  "email",
  {
    id: text("id").primaryKey(),
    /** Null for a policy that was bound when its session was over. */
    sessionId: text("session_id").references(() => session.id, { onDelete: "cascade" }),
    message: jsonb("message").$type<EmailMessage>(),
    attempts: integer("attempts").notNull().default(0),
    /** When it is to be tried (again). */
    dueAt: now("due_at"),
    sentAt: instant("sent_at"),
    createdAt: now("created_at"),
  },
  (table) => [index("email_session").on(table.sessionId), index("email_due").on(table.sentAt, table.dueAt), index("email_age").on(table.createdAt, table.id)],
);
