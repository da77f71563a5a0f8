import { honeyQuote } from "../business/states";
import { all, flag, inStates, not } from "../flow/condition";
import { phrases } from "../kernel/phrase";
import { only } from "../session/line";
import { floridaInfoStep } from "./floridaInfo/step";
import { personalInfoStep } from "./personalInfo/step";

/** The groups of every line about a home. */
export const propertyGroups = phrases("property.group", { home: "Home", details: "Details", you: "You", quotes: "Quotes" });

/** Homes in Florida continue on another site, if the partner has switched that on. */
const handsOff = all(inStates(honeyQuote), flag("honeyQuote"));

/** Asks for the person on the policy first when another site takes over, and not again after that. */
export const floridaInfo = only(floridaInfoStep, handsOff);
export const personalInfoElsewhere = only(personalInfoStep, not(handsOff));
