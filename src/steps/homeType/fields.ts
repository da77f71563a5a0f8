import type { HomeType } from "../../business/property";
import { homeTypes } from "../../business/property";
import { field } from "../../flow/field";
import { phrases } from "../../kernel/phrase";
import { code } from "../codes";

const texts = phrases("error.homeType", { missing: "Select a type of building" });

/** The kind of building that the landlord rents out; required. */
export const homeType = field<HomeType | "">("homeType", code(), {
  label: "Home type",
  initial: "",
  kept: true,
  rated: true,
  rule: (value) => (value !== "" && homeTypes.includes(value) ? null : texts.missing),
});

/** COMMERCIAL can't be chosen: only public records contain it. */
export const homeTypeLabels = phrases("homeType.label", {
  SINGLE_FAMILY_HOME: "Single-family home",
  TOWNHOUSE: "Townhouse",
  CONDO: "Condo",
  MULTI_FAMILY: "Multi-family (2 to 4 units)",
  APARTMENT_BUILDING: "Apartment building (5 or more units)",
  MANUFACTURED_OR_MOBILE_HOME: "Manufactured or mobile home",
  COMMERCIAL: "Commercial building",
});

export const homeTypeHints = phrases("homeType.hint", {
  SINGLE_FAMILY_HOME: "A detached house for one family",
  TOWNHOUSE: "Shares walls with neighbors",
  CONDO: "You own the inside of the unit",
  MULTI_FAMILY: "A duplex, triplex, or fourplex",
  APARTMENT_BUILDING: "A local broker will help you",
  MANUFACTURED_OR_MOBILE_HOME: "Built in a factory and moved to a lot",
});
