import type { HomeType } from "../../business/property";
import { homeTypes } from "../../business/property";
import { field } from "../../flow/field";
import { messages } from "../../flow/rules/messages";
import { code } from "../codes";

/** What the landlord's building is; required. */
export const homeType = field<HomeType | "">("homeType", code(), {
  label: "Home type",
  initial: "",
  kept: true,
  rated: true,
  rule: (value) => (value !== "" && homeTypes.includes(value) ? null : messages.required),
});
