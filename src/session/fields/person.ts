import { field } from "../../flow/field";
import { birthDate } from "../../flow/rules/date";
import { email } from "../../flow/rules/email";
import { personName } from "../../flow/rules/name";
import { phone } from "../../flow/rules/phone";
import { optional } from "../../flow/rules/rule";
import type { Rule } from "../../flow/rules/rule";
import { phrases } from "../../kernel/phrase";
import { z } from "../../kernel/zod";

const texts = phrases("error.person", {
  firstName: "Enter a first name",
  lastName: "Enter a last name",
});

const labels = phrases("field", {
  firstName: "First name",
  lastName: "Last name",
  dateOfBirth: "Date of birth",
  email: "Email",
  primaryPhoneNumber: "Phone",
});

/** Fields for the policyholder, which carry over to other lines. Carriers look up claims and records by the name. */
const text = (name: keyof typeof labels, rule: Rule<string>, rated?: true) =>
  field(name, z.string(), { label: labels[name], initial: "", personal: true, kept: true, ...(rated && { rated }), rule });

export const firstName = text("firstName", personName(texts.firstName), true);
export const lastName = text("lastName", personName(texts.lastName), true);
/** MM/DD/YYYY as typed. */
export const dateOfBirth = text("dateOfBirth", birthDate(), true);
export const emailField = text("email", email);
/** The email for lines that show prices first, and ask for the address only to send something. */
export const optionalEmail: typeof emailField = { ...emailField, rule: optional(email) };
/** Optional if a price doesn't need it (price before phone). */
export const phoneField = text("primaryPhoneNumber", optional(phone));

export const personFields = [firstName, lastName, dateOfBirth, emailField, phoneField] as const;
