import type { Field } from "../../flow/field";

/** What one line's start differs by from another's. */
export interface StartDateOptions {
  readonly startDate: Field<string>;
  /** Asks, and may be passed over: since when the insured has lived there. */
  readonly resideTime?: Field<string>;
}
