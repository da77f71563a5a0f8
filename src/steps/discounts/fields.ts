import type { SafetyDevice } from "../../business/property";
import type { Field } from "../../flow/field";
import { field } from "../../flow/field";
import type { Phrase } from "../../kernel/phrase";
import { z } from "../../kernel/zod";
import { codes } from "../codes";

/** What keeps the home safe; a line may begin with the devices that most homes have. */
export const devicesField = (common: readonly SafetyDevice[] = []): Field<readonly SafetyDevice[]> =>
  field<readonly SafetyDevice[]>("safetyDevices", codes(), { label: "Safety features", initial: common, kept: true, rated: true });

/** The discount that the service has confirmed, in percent, and the devices that it was for. Null: none. */
export const confirmedDiscount = field<{ percent: number; devices: string } | null>(
  "confirmedDiscount",
  z.nullable(z.object({ percent: z.number(), devices: z.string() })),
  { initial: null },
);

/** The devices of a confirmed discount, whatever the order of choosing. */
export const deviceKey = (chosen: readonly string[]): string => [...chosen].sort().join(" ");

/** What one line's discounts differ by from another's. */
export interface DiscountsOptions {
  readonly title: Phrase;
  /** Its initial value is what is ticked for the visitor, who is asked to unselect what isn't there. */
  readonly devices: Field<readonly SafetyDevice[]>;
  /** Asks here who shares the home, where the line has no step for it. */
  readonly household?: boolean;
}
