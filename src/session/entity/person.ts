import { field, withLateRule } from "../../flow/field";
import { string } from "../../kernel/shape";

/** Who asks: the person on the policy, carried across lines (spec §3). */
const text = (name: string, label: string) => field(name, string(), { label, initial: "", personal: true });
const rules = () => import("./personRules");

export const firstName = withLateRule(text("firstName", "First name"), () => rules().then((module) => module.firstName));
export const lastName = withLateRule(text("lastName", "Last name"), () => rules().then((module) => module.lastName));
/** MM/DD/YYYY as typed. */
export const dateOfBirth = withLateRule(text("dateOfBirth", "Date of birth"), () => rules().then((module) => module.dateOfBirth));
export const emailField = withLateRule(text("email", "E-mail"), () => rules().then((module) => module.email()));
/** Optional where a price doesn't need it (price before phone). */
export const phoneField = withLateRule(text("primaryPhoneNumber", "Phone"), () => rules().then((module) => module.phone));

export const personFields = [firstName, lastName, dateOfBirth, emailField, phoneField] as const;
