import type { SafetyDevice } from "../../business/property";
import type { Field } from "../../flow/field";
import { field } from "../../flow/field";
import type { Phrase } from "../../kernel/phrase";
import { phrases } from "../../kernel/phrase";
import { z } from "../../kernel/zod";
import { codes } from "../codes";

/** The safety devices of the home. `common` ones are ticked from the start. */
export const devicesField = (common: readonly SafetyDevice[] = []): Field<readonly SafetyDevice[]> =>
  field<readonly SafetyDevice[]>("safetyDevices", codes(), { label: "Safety features", initial: common, kept: true, rated: true });

/** The discount that the service has confirmed: its percentage and the devices it applies to. Null for none. */
export const confirmedDiscount = field<{ percent: number; devices: string } | null>(
  "confirmedDiscount",
  z.nullable(z.object({ percent: z.number(), devices: z.string() })),
  { initial: null },
);

/** The devices of a confirmed discount, in a fixed order. */
export const deviceKey = (chosen: readonly string[]): string => [...chosen].sort().join(" ");

/** The parts in which one line's discounts step differs from another's. */
export interface DiscountsOptions {
  readonly title: Phrase;
  /** Its initial value is ticked in advance; the visitor is asked to unselect devices that the home doesn't have. */
  readonly devices: Field<readonly SafetyDevice[]>;
  /** Also asks who shares the home, for lines without a step for it. */
  readonly household?: boolean;
}

/** The names of safety devices, by code. */
export const deviceLabels: Readonly<Record<SafetyDevice, Phrase>> = phrases("discounts.label", {
  smokeDetector: "Smoke detectors",
  deadBoltLocks: "Deadbolt locks",
  burglarAlarm: "Burglar alarm",
  sprinklerSystem: "Sprinkler system",
  fireExtinguisher: "Fire extinguisher",
  gatedOrLimited: "Gated or limited access",
});
