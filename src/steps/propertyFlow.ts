import { honeyQuote } from "../business/states";
import type { Condition } from "../flow/condition";
import { all, flag, inStates, not } from "../flow/condition";
import { phrases } from "../kernel/phrase";
import type { LineStep } from "../session/line";
import { floridaInfoStep } from "./floridaInfo/step";
import { personalInfoStep } from "./personalInfo/step";

/** The groups of every line about a home. */
export const propertyGroups = phrases("property.group", { home: "Home", details: "Details", you: "You", quotes: "Quotes" });

export const only = (step: LineStep, when: Condition): LineStep => ({ ...step, when });

/** Florida's homes go on at another site, where the partner has that switched on. */
const handsOff = all(inStates(honeyQuote), flag("honeyQuote"));

/** Who the policy is for: asked first where another site goes on with it, and then not again. */
export const floridaInfo = only(floridaInfoStep, handsOff);
export const personalInfoElsewhere = only(personalInfoStep, not(handsOff));
