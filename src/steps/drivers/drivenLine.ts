import { isBarred } from "../../business/states";
import { addressLine1, addressLine2 } from "../../session/fields/address";
import { dateOfBirth, firstName, lastName } from "../../session/fields/person";
import type { LineParts } from "../../session/line";
import { gender, wireGender } from "../person/gender";
import { maritalStatus, wireMaritalStatus } from "../person/maritalStatus";

/** The part of a manifest that lines about vehicles share. */
export const drivenLine: Pick<LineParts, "unrated" | "lead"> = {
  // Companies rate these by ZIP code, not by street, and look up the people on the list of drivers, which includes the main driver.
  unrated: [addressLine1, addressLine2, firstName, lastName, dateOfBirth],
  lead: (answers, state) => ({
    ...(!isBarred(state, "gender") && wireGender(answers.get(gender))),
    ...(!isBarred(state, "maritalStatus") && wireMaritalStatus(answers.get(maritalStatus))),
  }),
};
