import type { SafetyDevice } from "../../business/property";
import type { Field } from "../../flow/field";
import { field } from "../../flow/field";
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
