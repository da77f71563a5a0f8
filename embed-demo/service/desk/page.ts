import { sql, type SQL } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import { z } from "../../../src/kernel/zod";
import { id } from "../../../src/api/contract/values";

/** The last row of the page before: its moment, with every digit that the database has, and its id. */
export const place = z.object({ at: z.string().check(z.regex(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d(\.\d{1,6})?\+00$/)), id });

export type Place = z.infer<typeof place>;

/** Rows of a page. */
export const pageLength = 50;

/** A moment as a place has it: JavaScript's dates would lose its microseconds, and a page would repeat or miss rows. */
export const exactly = (moment: PgColumn): SQL<string> => sql<string>`(${moment} AT TIME ZONE 'UTC')::text || '+00'`;

/** Rows after the place, newest first. */
export const after = (moment: PgColumn, key: PgColumn, { at, id: last }: Place): SQL => sql`(${moment}, ${key}) < (${at}::timestamptz, ${last})`;

/** A page of rows that were read with one more than it holds; `next` is null on the last page. */
export function pageOf<Row extends { readonly place: string; readonly id: string }>(rows: readonly Row[]): { page: Omit<Row, "place">[]; next: Place | null } {
  const shown = rows.slice(0, pageLength);
  const last = shown.at(-1);
  return {
    page: shown.map(({ place: _place, ...row }) => row),
    next: last && rows.length > pageLength ? { at: last.place, id: last.id } : null,
  };
}
