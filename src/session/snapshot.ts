import type { Shaped } from "../kernel/shape";
import { array, boolean, nullable, number, object, oneOf, optional, record, string, unknown } from "../kernel/shape";

/**
 * What a reload brings back. Raise `version` when the meaning of a member changes: an older snapshot is then left behind
 * instead of half understood.
 */
export const snapshotVersion = 1;

/** Hours after which stored answers are forgotten (decision 10). */
const keptForHours = 24;

const marks = object({
  /** Step ids, and `step/part` of steps with parts. */
  completed: array(string()),
  furthestGroup: number,
  /** By `step:effect`, the hash of the input with which it was last done. */
  effects: record(string()),
  /** The route last shown. */
  at: nullable(string()),
});

const application = object({
  id: string(),
  token: string(),
  line: string(),
  revision: number,
  applicantId: optional(string()),
  /** Hash of the rating input with which quotes were last requested. */
  ratedWith: nullable(string()),
});

const lead = object({ id: string(), token: string(), revision: number, status: string() });

const selection = object({
  kind: oneOf("quote", "additional"),
  quoteId: nullable(string()),
  carrierSpecificQuoteId: nullable(string()),
  carrierId: string(),
  carrierName: string(),
  premium: nullable(number),
  term: number,
  bindable: boolean,
});

const openCase = object({ scenario: string(), reason: string(), line: string() });

const outcome = object({
  line: string(),
  by: oneOf("contact", "phone"),
  channel: nullable(string()),
  carrierName: nullable(string()),
  /** Lines of which one is wanted next: the other half of a bundle (decision 29). */
  next: optional(array(string())),
});

const snapshot = object({
  version: oneOf(snapshotVersion),
  savedAt: number,
  line: nullable(string()),
  answers: record(unknown),
  drafts: record(unknown),
  journeys: record(marks),
  application: nullable(application),
  lead: nullable(lead),
  selection: nullable(selection),
  openCase: nullable(openCase),
  complex: nullable(object({ scenario: string(), reason: string() })),
  outcome: nullable(outcome),
  sessionId: string(),
  secret: optional(string()),
});

export type Snapshot = Shaped<typeof snapshot>;
export type JourneyMarks = Shaped<typeof marks>;
export type ApplicationRef = Shaped<typeof application>;
export type LeadRef = Shaped<typeof lead>;
export type Selection = Shaped<typeof selection>;
export type OpenCase = Shaped<typeof openCase>;
export type Outcome = Shaped<typeof outcome>;

export const noMarks: JourneyMarks = { completed: [], furthestGroup: 0, effects: {}, at: null };

/** The stored snapshot, if it is one of ours, of this version and of the last 24 hours. */
export function readSnapshot(stored: unknown, now: Date): Snapshot | null {
  const parsed = snapshot.safeParse(stored);
  if (!parsed.success) return null;
  return now.getTime() - parsed.data.savedAt <= keptForHours * 3_600_000 ? parsed.data : null;
}
