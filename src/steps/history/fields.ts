import { claimCount } from "../../business/limits";
import { field } from "../../flow/field";
import { z } from "../../kernel/zod";

const count = z.int().check(z.minimum(claimCount.min), z.maximum(claimCount.max));

/** Incidents of the last three years, each 0-10, under their wire names. */
export interface DriverHistory {
  readonly atFaultAccidentsCount: number;
  readonly notAtFaultAccidentsCount: number;
  readonly violationsCount: number;
}

export const noIncidents: DriverHistory = { atFaultAccidentsCount: 0, notAtFaultAccidentsCount: 0, violationsCount: 0 };

/** History by driver key; a driver who hasn't been asked has no entry. Removed drivers keep theirs, so that Undo restores it. */
export const driverHistory = field<Readonly<Record<string, DriverHistory>>>(
  "driverHistory",
  z.record(z.string(), z.object({ atFaultAccidentsCount: count, notAtFaultAccidentsCount: count, violationsCount: count })),
  { label: "Driver history", initial: {}, personal: true, kept: true },
);
