import type pg from "pg";

/** Numbers of records that a visit has left in the service. Each may be 1 at most. */
export interface Counts {
  readonly leads: number;
  readonly applications: number;
  /** The runs of prices that were asked for, over all applications. */
  readonly runs: number;
  /** Payments that are open or made. */
  readonly payments: number;
  /** The most e-mails with one subject. */
  readonly letters: number;
}

/** The sessions of a person's leads, and of those that were made by calls. */
const sessions = `SELECT session_id FROM lead WHERE lower(fields->>'email') = $1 OR id = ANY($2) UNION SELECT session_id FROM application WHERE id = ANY($2)`;

const query = `WITH visit AS (${sessions}),
  leads AS (SELECT id FROM lead WHERE session_id IN (SELECT session_id FROM visit)),
  applications AS (SELECT id, rating_run FROM application WHERE session_id IN (SELECT session_id FROM visit))
SELECT
  (SELECT count(*) FROM leads) AS leads,
  (SELECT count(*) FROM applications) AS applications,
  (SELECT coalesce(sum(rating_run), 0) FROM applications) AS runs,
  (SELECT count(*) FROM payment WHERE lead_id IN (SELECT id FROM leads) AND state->>'state' NOT IN ('unpaid', 'returned')) AS payments,
  (SELECT coalesce(max(n), 0) FROM (SELECT count(*) AS n FROM email WHERE lower(message->>'to') = $1 GROUP BY message->>'subject') AS of_subject) AS letters`;

/** Counts in the database what a visitor has: the person with this e-mail address, whose calls have made these leads and applications. */
export async function countsOf(database: pg.Client, email: string, made: ReadonlySet<string>): Promise<Counts> {
  const { rows } = await database.query<Record<keyof Counts, string>>(query, [email, [...made]]);
  return Object.fromEntries(Object.entries(rows[0]!).map(([name, count]) => [name, Number(count)])) as unknown as Counts;
}
