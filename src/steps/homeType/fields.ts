import type { HomeType } from "../../business/property";
import { field, withLateRule } from "../../flow/field";
import { code } from "../codes";

/** What the landlord's building is (spec §3). */
export const homeType = withLateRule(field<HomeType | "">("homeType", code(), { label: "Home type", initial: "" }), () =>
  import("./rules").then((module) => module.homeTypeRule),
);
