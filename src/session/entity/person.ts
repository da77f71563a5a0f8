import { field } from "../../flow/field";
import { birthDate } from "../../flow/rules/date";
import { email, loadTopLevelDomains } from "../../flow/rules/email";
import { personName } from "../../flow/rules/name";
import { phone } from "../../flow/rules/phone";
import { optional } from "../../flow/rules/rule";
import { phrases } from "../../kernel/phrase";
import { string } from "../../kernel/shape";

const texts = phrases("error.person", {
  firstName: "Enter a first name",
  lastName: "Enter a last name",
});

/** Who asks: the person on the policy, carried across lines (spec §3). */
const personal = true;
const text = string();

export const firstName = field("firstName", text, { label: "First name", initial: "", personal, rule: personName(texts.firstName) });
export const lastName = field("lastName", text, { label: "Last name", initial: "", personal, rule: personName(texts.lastName) });
/** MM/DD/YYYY as typed. */
export const dateOfBirth = field("dateOfBirth", text, { label: "Date of birth", initial: "", personal, rule: birthDate() });
export const emailField = { ...field("email", text, { label: "E-mail", initial: "", personal, rule: email }), prepare: loadTopLevelDomains };
/** Optional where a price doesn't need it (price before phone). */
export const phoneField = field("primaryPhoneNumber", text, { label: "Phone", initial: "", personal, rule: optional(phone) });

export const personFields = [firstName, lastName, dateOfBirth, emailField, phoneField] as const;
