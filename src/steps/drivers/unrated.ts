import { addressLine1, addressLine2 } from "../../session/fields/address";
import { dateOfBirth, firstName, lastName } from "../../session/fields/person";

/**
 * Not rated for vehicles: companies rate them by ZIP code, not by street, and look up the people on the list of drivers, which
 * includes the main driver.
 */
export const unratedOfDriven = [addressLine1, addressLine2, firstName, lastName, dateOfBirth] as const;
