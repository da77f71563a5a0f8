import { timestamp } from "drizzle-orm/pg-core";

/** A moment, with its time zone. */
export const instant = (name: string) => timestamp(name, { withTimezone: true, mode: "date" });

/** The time of the row's creation, unless given. */
export const now = (name: string) => instant(name).notNull().defaultNow();
