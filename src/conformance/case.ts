import type { EndpointId } from "../api/contract/endpoints";
import type { Backend } from "./backend";

/** The part of the contract that a case is about. */
export const topics = [
  "answers",
  "requests",
  "authorization",
  "ids",
  "idempotency",
  "revisions",
  "lines",
  "outcomes",
  "stream",
  "purchase",
  "pages",
  "limits",
] as const;
export type Topic = (typeof topics)[number];

/** One thing that the contract promises. */
export interface Case {
  /** Unique: `createLead: the same key gets the same answer`. */
  readonly name: string;
  readonly topic: Topic;
  /** The endpoints that it tells something about. */
  readonly endpoints: readonly EndpointId[];
  readonly expected: string;
  /** What the widget does where it isn't so. */
  readonly consequence: string;
  /**
   * Resolves with what came. Throws `Unmet` for anything else, `Skipped` if it can't be tried, and `NotReached` if a call
   * before it failed.
   */
  run(at: Backend): Promise<string>;
}
