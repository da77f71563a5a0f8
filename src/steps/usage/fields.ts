import type { OccupancyType } from "../../business/property";
import { occupancyTypes } from "../../business/property";
import { field } from "../../flow/field";
import { phrases } from "../../kernel/phrase";
import { codes } from "../codes";

const texts = phrases("error.usage", { none: "Select at least one use" });

/** Every use that applies, at least one. Starts as rented out all year round. */
export const occupancyType = field<readonly OccupancyType[]>("occupancyType", codes(), {
  label: "Usage",
  initial: ["TENANT_PRIMARY"],
  kept: true,
  rated: true,
  rule: (value) => (value.length > 0 && value.every((use) => occupancyTypes.includes(use)) ? null : texts.none),
});

/** The landlord's uses, and one that applies only to people who live there. */
export const occupancyLabels = phrases("usage.label", {
  OWNER_PRIMARY: "I live here all year",
  TENANT_PRIMARY: "Rented out all year",
  TENANT_SEASONAL: "Rented out for part of the year",
  OWNER_SECONDARY: "My second home",
  UNOCCUPIED: "Furnished, but no one lives there",
  VACANT: "Vacant",
});

export const occupancyHints = phrases("usage.hint", {
  TENANT_PRIMARY: "Tenants on a yearly lease",
  TENANT_SEASONAL: "Vacation guests or students",
  OWNER_SECONDARY: "You stay there some of the time",
  UNOCCUPIED: "For example, between tenants",
  VACANT: "No people and no furniture",
});
