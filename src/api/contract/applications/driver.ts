import { claimCount, drivers } from "../../../business/limits";
import { z } from "../../../kernel/zod";
import { gender, id, isoDay, maritalStatus, personName } from "../values";

const count = z.int().check(z.minimum(claimCount.min), z.maximum(claimCount.max));

/** Sequence 0 is the primary driver. Factors that a state bars are left out, and never rated if they are sent. */
export const driver = z.object({
  id: z.optional(id),
  sequenceNum: z.int().check(z.minimum(0), z.maximum(drivers.max - 1)),
  firstName: personName,
  lastName: personName,
  dob: isoDay,
  gender: z.optional(gender),
  maritalStatus: z.optional(maritalStatus),
  /** A month without a day is sent as its first day. */
  driverDateLicensed: z.optional(isoDay),
  atFaultAccidentsCount: z.optional(count),
  notAtFaultAccidentsCount: z.optional(count),
  violationsCount: z.optional(count),
});
/** A driver that the service has stored under an id. */
export const knownDriver = z.extend(driver, { id });
export type Driver = z.infer<typeof driver>;
