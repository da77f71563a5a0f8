import type { AnyField, Field } from "../../flow/field";
import { phone } from "../../flow/rules/phone";
import { dateOfBirth, emailField, firstName, lastName, phoneField } from "../../session/fields/person";
import { maritalStatus } from "../person/maritalStatus";

const person: readonly AnyField[] = [firstName, lastName, dateOfBirth, maritalStatus, emailField];

/** The default variant: a price doesn't require a phone number. */
export const personalInfoFields: readonly AnyField[] = [...person, phoneField];

/** Required in Florida, because the site that takes over homes asks for it. */
export const requiredPhone: Field<string> = { ...phoneField, rule: phone };

export const floridaInfoFields: readonly AnyField[] = [...person, requiredPhone];
