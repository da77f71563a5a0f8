import type { HomeType } from "../../business/property";
import { homeTypes } from "../../business/property";
import { messages } from "../../flow/rules/messages";
import type { Rule } from "../../flow/rules/rule";

/** Required (spec §5). */
export const homeTypeRule: Rule<HomeType | ""> = (value) => (value !== "" && homeTypes.includes(value) ? null : messages.required);
