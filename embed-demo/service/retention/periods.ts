import { sql, type SQL } from "drizzle-orm";

/** How long what is kept. Intervals as PostgreSQL writes them. */
export const retention = {
  /** After its last use. */
  session: "24 hours",
  /** A lead that nobody has finished, after its last activity, and an application, after its last change. */
  partialLead: "30 days",
  idempotencyKey: "1 day",
  /** What was handed over is the other site's by then. */
  handOff: "1 day",
  /** A link works for a day, and an e-mail that nobody could deliver in a day is of no use. */
  resumeLink: "1 day",
  email: "1 day",
  analytics: "13 months",
  /** The law's time for proving a consent to be called (47 CFR 64.1200 with the four years of 28 USC 1658, and a year's margin). */
  consent: "5 years",
  /** A payment that brought no money. */
  unpaid: "30 days",
  /** Money that was taken, and the policy for it: as long as the states ask insurers to keep their books, and a margin. */
  money: "7 years",
} as const;

/** The moment so long ago, by the database's clock. */
export const before = (period: (typeof retention)[keyof typeof retention]): SQL => sql`now() - ${period}::interval`;
