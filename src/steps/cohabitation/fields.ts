import type { HouseholdMember } from "../../business/property";
import { field } from "../../flow/field";
import { codes } from "../codes";

/** Who shares the home (spec §3); nobody is an answer too. */
export const household = field<readonly HouseholdMember[]>("household", codes(), { label: "Who lives with you", initial: [], kept: true, rated: true });
