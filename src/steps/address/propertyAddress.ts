import { oneLine } from "../../business/oneLine";
import type { Answers } from "../../flow/field";
import { withoutHash } from "../../flow/rules/address";
import { addressLine1, addressLine2, cityField, stateField, zipField } from "../../session/fields/address";

/** The address in wire format; '#' is removed from the line. */
export function propertyAddress(answers: Answers) {
  const unit = answers.get(addressLine2).replace(/^#/, "").trim();
  return {
    addressLine1: withoutHash(answers.get(addressLine1)),
    ...(unit && { addressLine2: unit }),
    city: answers.get(cityField).trim(),
    state: answers.get(stateField),
    zipCode: answers.get(zipField).trim(),
  };
}

/** Everything that is verified, in one line: a confirmation counts for exactly this text. */
export const confirmationOf = (address: ReturnType<typeof propertyAddress>): string => oneLine(address).toLowerCase();
