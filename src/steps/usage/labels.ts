import { phrases } from "../../kernel/phrase";

/** The landlord's uses, and the one that only somebody who lives there has. */
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
