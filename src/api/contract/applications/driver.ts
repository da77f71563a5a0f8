import { claimCount, drivers } from "../../../business/limits";
import { z } from "../../../kernel/zod";
import { gender, id, isoDay, maritalStatus, personName } from "../values";

const count = z.int().check(z.minimum(claimCount.min), z.maximum(claimCount.max));

/** Sequence 0 is the primary driver. What a state bars is left out, and never rated on where it is sent. */
export const driver = z.object({
  id: z.optional(id),
  sequenceNum: z.int().check(z.minimum(0), z.maximum(drivers.max - 1)),
  firstName: personName,
  lastName: personName,
  dob: isoDay,
  gender: z.optional(gender),
  maritalStatus: z.optional(maritalStatus),
  /** A month alone is sent as its first day. */
  driverDateLicensed: z.optional(isoDay),
  atFaultAccidentsCount: z.optional(count),
  notAtFaultAccidentsCount: z.optional(count),
  violationsCount: z.optional(count),
});
/** One that the service has, and has named. */
export const knownDriver = z.extend(driver, { id });
export type Driver = z.infer<typeof driver>;
