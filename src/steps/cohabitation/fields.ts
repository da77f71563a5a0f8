import type { HouseholdMember } from "../../business/property";
import { field } from "../../flow/field";
import { codes } from "../codes";

/** Who shares the home; nobody is an answer too. */
export const household = field<readonly HouseholdMember[]>("household", codes(), { label: "Who shares your home", initial: [], kept: true, rated: true });
