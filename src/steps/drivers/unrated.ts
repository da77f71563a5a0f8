import { addressLine1, addressLine2 } from "../../session/fields/address";
import { dateOfBirth, firstName, lastName } from "../../session/fields/person";

/** Carriers rate what is driven by ZIP code, not by street, and look up who is on the list of drivers, the main one too. */
export const unratedOfDriven = [addressLine1, addressLine2, firstName, lastName, dateOfBirth] as const;
