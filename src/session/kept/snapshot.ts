import { z } from "../../kernel/zod";
import { storedLedger, storedPrices } from "../quotes/priceLedger";

/**
 * The state that survives a reload. Raise the version when the meaning of a member changes: an older snapshot is then
 * ignored instead of misread.
 */
export const snapshotVersion = 1;

const progress = z.object({
  /** Step ids, and `step/part` of steps with parts. */
  completed: z.array(z.string()),
  furthestGroup: z.number(),
  /** The hash of each effect's last completed input, by `step:effect`. */
  effects: z.record(z.string(), z.string()),
  /** The last route shown. */
  at: z.nullable(z.string()),
});

const application = z.object({
  id: z.string(),
  token: z.string(),
  line: z.string(),
  revision: z.number(),
  applicantId: z.optional(z.string()),
  /** Third parties whose records the service requests. */
  thirdParties: z.optional(z.array(z.string())),
  /** Hash of the rating input with which quotes were last requested. */
  ratedWith: z.nullable(z.string()),
  /** The run in which these answers were rated. A later run is another tab's, with its own answers. */
  ratingRun: z.optional(z.number()),
  /** Counts writes by others. After each, everything that this session has sent is owed again. */
  foreignWrites: z.optional(z.number()),
});

const lead = z.object({
  id: z.string(),
  token: z.string(),
  revision: z.number(),
  status: z.string(),
  /** Made after the service had lost an earlier one. */
  again: z.optional(z.literal(true)),
  /** The members that the service has, or may have, and that the visitor can take back. */
  given: z.optional(z.array(z.string())),
});

/** A lead's create that the service hasn't answered yet. Repeating the same request creates no second lead. */
const leadCreation = z.object({ idempotencyKey: z.string(), body: z.record(z.string(), z.unknown()), token: z.optional(z.string()) });

/** Hashes of requests to an advisor about a lead that the service hasn't answered. It has taken one of them, or none. */
const advisorAsked = z.object({ leadId: z.string(), requests: z.array(z.string()) });

/** A request for an e-mail that the service hasn't answered yet. Repeating it sends no second one. `key`: the hash of what was asked for. */
const emailBegun = z.object({ key: z.string(), idempotencyKey: z.string(), body: z.record(z.string(), z.unknown()) });

const selection = z.object({
  kind: z.enum(["quote", "additional"]),
  quoteId: z.nullable(z.string()),
  carrierSpecificQuoteId: z.nullable(z.string()),
  carrierId: z.string(),
  carrierName: z.string(),
  premium: z.nullable(z.number()),
  term: z.number(),
  bindable: z.boolean(),
});

const openCase = z.object({ scenario: z.string(), reason: z.string(), line: z.string() });

const outcome = z.object({
  line: z.string(),
  by: z.enum(["contact", "phone", "purchase"]),
  channel: z.nullable(z.string()),
  carrierName: z.nullable(z.string()),
  /** True if that carrier had given a price. */
  priced: z.optional(z.boolean()),
  /** Lines for the other half of a bundle, of which one is wanted next. */
  next: z.optional(z.array(z.string())),
});

/** The policy with which the visit has ended, and whether another quote was started since. */
const bought = z.object({ line: z.string(), applicationId: z.string(), token: z.string(), isAnotherBegun: z.boolean() });

const snapshot = z.object({
  version: z.literal(snapshotVersion),
  savedAt: z.number(),
  line: z.nullable(z.string()),
  answers: z.record(z.string(), z.unknown()),
  drafts: z.record(z.string(), z.unknown()),
  journeys: z.record(z.string(), progress),
  application: z.nullable(application),
  lead: z.nullable(lead),
  leadCreation: z.optional(z.nullable(leadCreation)),
  /** The key of an application's create that the service hasn't answered yet. */
  applicationCreation: z.optional(z.nullable(z.string())),
  advisorAsked: z.optional(z.nullable(advisorAsked)),
  emailBegun: z.optional(z.nullable(emailBegun)),
  selection: z.nullable(selection),
  /** Changes of each company's price; the service stores the quotes themselves. */
  ledger: z.optional(storedLedger),
  prices: z.optional(storedPrices),
  openCase: z.nullable(openCase),
  complex: z.nullable(z.object({ scenario: z.string(), reason: z.string() })),
  outcome: z.nullable(outcome),
  bought: z.optional(z.nullable(bought)),
  returnTo: z.optional(z.nullable(z.string())),
  /** This device's number in the order of devices that had the visit; absent on the first. */
  device: z.optional(z.number()),
  sessionId: z.string(),
  secret: z.optional(z.string()),
});

export type Snapshot = z.infer<typeof snapshot>;
export type JourneyProgress = z.infer<typeof progress>;
export type ApplicationRef = z.infer<typeof application>;
export type LeadRef = z.infer<typeof lead>;
export type LeadCreation = z.infer<typeof leadCreation>;
export type AdvisorAsked = z.infer<typeof advisorAsked>;
export type EmailBegun = z.infer<typeof emailBegun>;
export type Selection = z.infer<typeof selection>;
export type OpenCase = z.infer<typeof openCase>;
export type Bought = z.infer<typeof bought>;
export type Outcome = z.infer<typeof outcome>;

export const noProgress: JourneyProgress = { completed: [], furthestGroup: 0, effects: {}, at: null };

/** Returns the stored snapshot if it is valid, of this version and not older than the partner's `sessionHours`. */
export function readSnapshot(stored: unknown, now: Date, sessionHours: number): Snapshot | null {
  const parsed = snapshot.safeParse(stored);
  if (!parsed.success) return null;
  return now.getTime() - parsed.data.savedAt <= sessionHours * 3_600_000 ? parsed.data : null;
}
