import type { HomeType, OccupancyType } from "../../business/property";
import { homeTypes, occupancyTypes } from "../../business/property";
import { field, unjudged } from "../../flow/field";
import { phrases } from "../../kernel/phrase";
import { code, codes } from "../../steps/codes";
import { devicesField } from "../../steps/discounts/fields";
import { houseFacts, propertyType } from "../../steps/prefill/fields";

const homeTypeErrors = phrases("error.homeType", { missing: "Select a type of building" });
const usageErrors = phrases("error.usage", { none: "Select at least one use" });

/** The facts of a rented-out house. The property type has a step of its own when no record has it; its use always has one. */
export const facts = [unjudged(propertyType), ...houseFacts];

/** The kind of building that is rented out; required. */
export const homeType = field<HomeType | "">("homeType", code(), {
  label: "Home type",
  initial: "",
  kept: true,
  rated: true,
  rule: (value) => (value !== "" && homeTypes.includes(value) ? null : homeTypeErrors.missing),
});

/** Every use that applies, at least one. Starts as rented out all year round. */
export const occupancyType = field<readonly OccupancyType[]>("occupancyType", codes(), {
  label: "Usage",
  initial: ["TENANT_PRIMARY"],
  kept: true,
  rated: true,
  rule: (value) => (value.length > 0 && value.every((use) => occupancyTypes.includes(use)) ? null : usageErrors.none),
});

export const devices = devicesField();
