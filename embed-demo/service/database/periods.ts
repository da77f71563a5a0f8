import { sql, type SQL } from "drizzle-orm";
import { sessionHours } from "../../../src/business/limits";
import { retention as told } from "../../../src/business/retention";

/** Hours for which a link that erases a person works. */
export const erasureLinkHours = 24;

interface Kept {
  /** The description in the docs. */
  what: string;
  /** An interval in PostgreSQL's syntax. */
  period: `${number} ${"hours" | "days" | "months" | "years" | "minutes"}`;
  /** The start of the period. */
  since: string;
  why: string;
}

/** The only table of retention periods and their reasons. The purge deletes by it, and the docs' table is made from it. */
export const retention = {
  session: { what: "sessions, unless the partner's `sessionHours` are more", period: `${sessionHours.usual} hours`, since: "last use", why: "a visitor may come back the same day" },
  resumeLink: { what: "links that continue a visit, likewise", period: `${sessionHours.usual} hours`, since: "creation", why: "that is how long they work" },
  erasureLink: { what: "links that erase a person", period: `${erasureLinkHours} hours`, since: "creation", why: "that is how long they work" },
  email: { what: "emails in the outbox", period: "24 hours", since: "creation", why: "what can't be delivered in a day is of no use" },
  job: { what: "jobs: webhooks with their content, and records of sent emails", period: "14 days", since: "creation", why: "a partner whose receiver was broken may get them again" },
  idempotencyKey: { what: "answers to creates", period: "24 hours", since: "creation", why: "a repeated call gets the same answer" },
  handOff: { what: "hand-offs to other sites", period: "24 hours", since: "creation", why: "the other site has it by then" },
  unfinished: {
    what: "leads that nobody finished, and applications that no kept lead is about",
    period: `${told.unfinishedDays} days`,
    since: "last activity",
    why: "a visitor may come back to a price",
  },
  finalized: {
    what: "leads that went to an advisor, with their applications",
    period: `${told.finalizedYears} years`,
    since: "last activity",
    why: "the advisor works with it, and answers for it",
  },
  bought: {
    what: "leads with a policy, with their applications",
    period: `${told.policyYears} years`,
    since: "last activity",
    why: "claims and complaints about the policy",
  },
  policy: {
    what: "policies, with the application that was signed for it",
    period: `${told.policyYears} years`,
    since: "binding",
    why: "states' rules on insurers' records",
  },
  payment: { what: "payments", period: `${told.policyYears} years`, since: "last change", why: "states' rules on insurers' records" },
  unpaid: { what: "payments that brought no money", period: `${told.unfinishedDays} days`, since: "last change", why: "the visitor may ask what became of it" },
  consent: { what: "consent receipts", period: `${told.consentYears} years`, since: "receipt", why: "proof under 47 CFR 64.1200 and 28 USC 1658" },
  analytics: { what: "analytics events", period: `${told.visitMonths} months`, since: "receipt", why: "a year compared with the one before" },
  rateBucket: { what: "counts of requests and emails", period: "0 minutes", since: "the limit being free again", why: "it says nothing from then on" },
} as const satisfies Readonly<Record<string, Kept>>;

/** The time one period ago, by the database's clock. */
export const before = ({ period }: Pick<Kept, "period">): SQL => sql`now() - ${period}::interval`;
