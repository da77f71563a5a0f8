import type { Ability } from "../engine";
import type { Visit, VisitOptions } from "../visiting";

/** One of the tests that each engine has to pass at night. */
export interface NightTest {
  readonly name: string;
  /** Skipped, with the reason, in an engine that lacks it. */
  readonly needs?: Ability;
  readonly options?: VisitOptions;
  /** Milliseconds, for a test of many screens. */
  readonly timeout?: number;
  visit(visit: Visit): Promise<void>;
}
