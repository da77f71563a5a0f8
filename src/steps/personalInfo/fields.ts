import type { AnyField, Field } from "../../flow/field";
import { phone } from "../../flow/rules/phone";
import { dateOfBirth, emailField, firstName, lastName, phoneField } from "../../session/fields/person";
import { maritalStatus } from "../person/maritalStatus";

const person: readonly AnyField[] = [firstName, lastName, dateOfBirth, maritalStatus, emailField];

/** The default variant: a price needs no telephone number (price before phone). */
export const personalInfoFields: readonly AnyField[] = [...person, phoneField];

/** The quoting site that Florida's homes go on at asks for a number. */
export const requiredPhone: Field<string> = { ...phoneField, rule: phone };

export const floridaInfoFields: readonly AnyField[] = [...person, requiredPhone];
