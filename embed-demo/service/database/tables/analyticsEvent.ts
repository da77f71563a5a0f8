import { sql } from "drizzle-orm";
import { index, jsonb, pgTable, text } from "drizzle-orm/pg-core";
import type { AnalyticsEvent } from "../../../../src/api/contract/events.requests";
import { now } from "./columns";

/** The class of the visitor's device. The browser's own words aren't stored. */
export type DeviceClass = "phone" | "tablet" | "desktop";

export const analyticsEvent = pgTable(
  "analytics_event",
  {
    id: text("id").primaryKey(),
    partnerId: text("partner_id").notNull(),
    event: jsonb("event").$type<AnalyticsEvent>().notNull(),
    /** Null if it isn't known, as in rows of an earlier version. */
    device: text("device").$type<DeviceClass>(),
    receivedAt: now("received_at"),
  },
  (table) => [
    index("analytics_event_age").on(table.receivedAt, table.id),
    index("analytics_event_session").on(sql`(${table.event}->>'sessionId')`),
    index("analytics_event_visitor").on(sql`(${table.event}->>'visitorId')`),
  ],
);
