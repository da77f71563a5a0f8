import type { AnyField } from "../../flow/field";
import type { Phrase } from "../../kernel/phrase";

/** What one line's prefill differs by from another's. */
export interface PrefillOptions {
  readonly title?: Phrase;
  /** The facts that are shown and may be changed, in order. */
  readonly facts: readonly AnyField[];
}
