import { field } from "../../flow/field";
import { z } from "../../kernel/zod";
import type { Gender } from "../person/gender";
import type { MaritalStatus } from "../person/maritalStatus";
import { driverHistory } from "../history/fields";
import { listRule } from "./listRule";

/** A driver as typed; the wire's dates and ids are added when it is sent. A value is empty when the state doesn't allow its question. */
export interface DriverAnswer {
  /** Assigned by the service once the driver is on the application. */
  readonly id?: string;
  /** Identifies the driver in this session, whatever the position in the list. */
  readonly key: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly dateOfBirth: string;
  readonly gender: Gender | "";
  readonly maritalStatus: MaritalStatus | "";
  /** MM/YYYY or MM/DD/YYYY. */
  readonly driverDateLicensed: string;
}

const text = z.string();
const driver = z.object({
  id: z.optional(text),
  key: text,
  firstName: text,
  lastName: text,
  dateOfBirth: text,
  gender: z.enum(["Male", "Female", "NonBinary", ""]),
  maritalStatus: z.enum(["Single", "Married", "DomesticPartner", ""]),
  driverDateLicensed: text,
});

/** The drivers in order; the first is the main driver, who is on the policy. */
export const drivers = field<readonly DriverAnswer[]>("drivers", z.array(driver), {
  label: "Drivers",
  initial: [],
  personal: true,
  kept: true,
  // Names are rated because companies look up a household's records by them. So is each driver's history.
  rated: (list, answers) => list.map(({ id: _id, key, ...said }) => [said, answers.get(driverHistory)[key]]),
  rule: listRule,
});
