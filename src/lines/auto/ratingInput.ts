import type { Answers } from "../../flow/field";
import { addressLine1, zipField } from "../../session/entity/address";

/** Everything that moves an auto premium. */
export const ratingInput = (answers: Answers): unknown => [answers.get(addressLine1), answers.get(zipField)];
