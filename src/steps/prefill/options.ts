import type { AnyField } from "../../flow/field";
import type { Phrase } from "../../kernel/phrase";

/** The parts in which one line's prefill differs from another's. */
export interface PrefillOptions {
  readonly title?: Phrase;
  /** The facts that are shown and can be changed, in order. */
  readonly facts: readonly AnyField[];
}
