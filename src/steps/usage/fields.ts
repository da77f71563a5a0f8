import type { OccupancyType } from "../../business/property";
import { field, withLateRule } from "../../flow/field";
import { codes } from "../codes";

/** Every use that is true; rented out all year round until somebody says otherwise (spec §3). */
export const occupancyType = withLateRule(
  field<readonly OccupancyType[]>("occupancyType", codes(), { label: "Usage", initial: ["TENANT_PRIMARY"] }),
  () => import("./rules").then((module) => module.usageRule),
);
