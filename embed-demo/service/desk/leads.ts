import { and, desc, eq, or, sql, type SQL } from "drizzle-orm";
import { quoteStatus, type QuoteStatus } from "../../../src/api/contract/values";
import type { Database } from "../database/connection";
import { lead } from "../database/tables/lead";
import { hasEmail } from "../retention/erasePerson";
import { after, exactly, pageLength, pageOf, type Place } from "./page";

export interface LeadSearch {
  /** A reference, an id or its beginning, or an e-mail address. */
  readonly search?: string | undefined;
  readonly status?: QuoteStatus | undefined;
  readonly after?: Place | undefined;
}

/** The facts by which an operator finds a lead and sees how far it is. Personal data, unlike the funnel's counts. */
const shown = {
  id: lead.id,
  partnerId: lead.partnerId,
  status: lead.status,
  line: sql<string>`${lead.fields}->>'insuranceLine'`,
  state: sql<string | null>`${lead.fields}->'propertyAddress'->>'state'`,
  firstName: sql<string | null>`${lead.fields}->>'firstName'`,
  lastName: sql<string | null>`${lead.fields}->>'lastName'`,
  email: sql<string | null>`${lead.fields}->>'email'`,
  phone: sql<string | null>`${lead.fields}->>'phone'`,
  carrier: sql<string | null>`${lead.fields}->>'carrier'`,
  contactBy: sql<string | null>`${lead.fields}->'contactPreference'->>'by'`,
  callAt: sql<string | null>`${lead.fields}->'contactPreference'->>'callAt'`,
  createdAt: lead.createdAt,
  lastActivityAt: lead.lastActivityAt,
  place: exactly(lead.lastActivityAt),
};

/** Greater than every id that begins like this one. The collation may ignore the hyphens of both. */
const beyond = (start: string): string => `${start}zzzz`;

const found = (search: string): SQL | undefined => {
  if (search.includes("@")) return hasEmail(search);
  const start = search.toLowerCase();
  return or(eq(lead.id, search), and(sql`${lead.id} BETWEEN ${start} AND ${beyond(start)}`, sql`starts_with(${lead.id}, ${start})`));
};

/** Leads, the last active first. Reads no more rows than it shows: each status has its index by activity. */
export async function findLeads(db: Database, { search, status, after: place }: LeadSearch) {
  const ofStatus = status && eq(lead.status, status);
  if (search) return pageOf(await newest(db, and(ofStatus, found(search), place && after(lead.lastActivityAt, lead.id, place))));
  const statuses = status ? [status] : quoteStatus.options;
  const pages = statuses.map((one) => sql`(SELECT ${lead.id} FROM ${lead} WHERE ${and(eq(lead.status, one), place && after(lead.lastActivityAt, lead.id, place))}
    ORDER BY ${lead.lastActivityAt} DESC, ${lead.id} DESC LIMIT ${pageLength + 1})`);
  return pageOf(await newest(db, sql`${lead.id} IN (${sql.join(pages, sql` UNION ALL `)})`));
}

const newest = (db: Database, where: SQL | undefined) =>
  db.select(shown).from(lead).where(where).orderBy(desc(lead.lastActivityAt), desc(lead.id)).limit(pageLength + 1);

/** The leads of the person of a lead: all with its e-mail address, or it alone; null if there is no such lead. */
export async function leadsOfPerson(db: Database, id: string): Promise<{ readonly email: string | null; readonly ids: readonly string[] } | null> {
  const [one] = await db.select().from(lead).where(eq(lead.id, id));
  if (!one) return null;
  const { email } = one.fields;
  if (!email) return { email: null, ids: [id] };
  const all = await db.select({ id: lead.id }).from(lead).where(hasEmail(email));
  return { email, ids: all.map((each) => each.id) };
}
