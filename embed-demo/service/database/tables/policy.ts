import { index, jsonb, pgTable, text } from "drizzle-orm/pg-core";
import type { Policy } from "../../../../src/api/contract/policies";
import { now } from "./columns";

/** The policy as it was bought: later changes of the application don't change it. */
export const policy = pgTable(
  "policy",
  {
    policyNumber: text("policy_number").primaryKey(),
    transactionId: text("transaction_id").notNull().unique(),
    applicationId: text("application_id").notNull().unique(),
    summary: jsonb("summary").$type<Policy>().notNull(),
    boundAt: now("bound_at"),
  },
  (table) => [index("policy_age").on(table.boundAt, table.policyNumber)],
);
