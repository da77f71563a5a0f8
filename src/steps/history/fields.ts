import { claimCount } from "../../business/limits";
import { field } from "../../flow/field";
import { z } from "../../kernel/zod";

const count = z.int().check(z.minimum(claimCount.min), z.maximum(claimCount.max));

/** Incidents of the last three years, each 0-10. Named as the wire has them. */
export interface DriverHistory {
  readonly atFaultAccidentsCount: number;
  readonly notAtFaultAccidentsCount: number;
  readonly violationsCount: number;
}

export const noIncidents: DriverHistory = { atFaultAccidentsCount: 0, notAtFaultAccidentsCount: 0, violationsCount: 0 };

/** By the driver's key; a driver who hasn't been asked yet has no entry. Removed drivers keep theirs, so that undo loses nothing. */
export const driverHistory = field<Readonly<Record<string, DriverHistory>>>(
  "driverHistory",
  z.record(z.string(), z.object({ atFaultAccidentsCount: count, notAtFaultAccidentsCount: count, violationsCount: count })),
  { label: "Driver history", initial: {}, personal: true, kept: true },
);
