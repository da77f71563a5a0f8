import type { AnyField, Answers } from "../flow/field";
import { addressLine1, addressLine2, stateField, zipField } from "../session/fields/address";
import { dateOfBirth, firstName, lastName } from "../session/fields/person";
import { maritalStatus } from "./person/maritalStatus";

const always: readonly AnyField[] = [addressLine1, addressLine2, stateField, zipField, firstName, lastName, dateOfBirth, maritalStatus];

/**
 * What every home is rated by, and what its line adds. The street counts: records of fire and flood are kept by it. Names do
 * too: carriers look claims up by them.
 */
export const ratedProperty = (answers: Answers, more: readonly AnyField[]): unknown => [...always, ...more].map((field) => answers.get(field));
