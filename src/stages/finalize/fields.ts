import type { Field } from "../../flow/field";
import { messages } from "../../flow/rules/messages";
import { phone } from "../../flow/rules/phone";
import { asksPhone, callbackAt, callConsent, contactBy } from "../../session/fields/contact";
import { emailField, firstName, lastName, phoneField } from "../../session/fields/person";

export const by: typeof contactBy = { ...contactBy, rule: (value) => (value === "" ? messages.selection : null) };

/** Required of visitors who want a call and optional for others; a field that isn't on screen is never invalid. */
export const contactPhone: Field<string> = {
  ...phoneField,
  rule(value, context) {
    const how = context.answers.get(contactBy);
    return !asksPhone(how) || (how !== "CALL" && value.trim() === "") ? null : phone(value, context);
  },
};

export const callTime: Field<string> = {
  ...callbackAt,
  // The form may have stayed open past the chosen hour. "now" isn't an instant; it is checked when the form is sent.
  rule: (value, { answers, now }) => (answers.get(contactBy) === "CALL" && (value === "" || new Date(value) <= now) ? messages.selection : null),
};

/** In the order in which they are asked. */
export const contactFields = [by, firstName, lastName, emailField, contactPhone, callTime, callConsent] as const;
