import type { SafetyDevice } from "../../business/property";
import type { Field } from "../../flow/field";
import type { Phrase } from "../../kernel/phrase";

/** What one line's discounts differ by from another's. */
export interface DiscountsOptions {
  readonly title: Phrase;
  /** Its initial value is what is ticked for the visitor, who is asked to unselect what isn't there. */
  readonly devices: Field<readonly SafetyDevice[]>;
  /** Asks here who shares the home, where the line has no step for it. */
  readonly household?: boolean;
}
