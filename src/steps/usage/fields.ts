import type { OccupancyType } from "../../business/property";
import { occupancyTypes } from "../../business/property";
import { field } from "../../flow/field";
import { phrases } from "../../kernel/phrase";
import { codes } from "../codes";

const texts = phrases("error.usage", { none: "Select at least one use" });

/** Every use that is true, at least one; rented out all year round until the visitor says otherwise. */
export const occupancyType = field<readonly OccupancyType[]>("occupancyType", codes(), {
  label: "Usage",
  initial: ["TENANT_PRIMARY"],
  kept: true,
  rated: true,
  rule: (value) => (value.length > 0 && value.every((use) => occupancyTypes.includes(use)) ? null : texts.none),
});
