import { field, withLateRule } from "../../flow/field";
import { array, object, oneOf, optional, string } from "../../kernel/shape";
import type { Gender } from "../person/gender";
import type { MaritalStatus } from "../person/maritalStatus";

/** A driver as typed; the wire's dates and ids are made when it is sent. Empty where the state doesn't have it asked. */
export interface DriverAnswer {
  /** Given by the service, once the driver is on the application. */
  readonly id?: string;
  /** Names the driver in this session, whatever the place in the list. */
  readonly key: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly dateOfBirth: string;
  readonly gender: Gender | "";
  readonly maritalStatus: MaritalStatus | "";
  /** MM/YYYY or MM/DD/YYYY. */
  readonly driverDateLicensed: string;
}

const text = string();
const driver = object({
  id: optional(text),
  key: text,
  firstName: text,
  lastName: text,
  dateOfBirth: text,
  gender: oneOf("Male", "Female", "NonBinary", ""),
  maritalStatus: oneOf("Single", "Married", "DomesticPartner", ""),
  driverDateLicensed: text,
});

/**
 * The drivers in order; the first is the main one, who is on the policy (spec §2). A new state may ask for what the old one
 * barred, so each is judged by the rules of the form, which load with it.
 */
export const drivers = withLateRule<readonly DriverAnswer[]>(
  field("drivers", array(driver), { label: "Drivers", initial: [], personal: true }),
  () => import("./listRule").then((module) => module.listRule()),
);
