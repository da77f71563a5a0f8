import { z } from "../../kernel/zod";
import type { Gender } from "../person/gender";
import type { MaritalStatus } from "../person/maritalStatus";

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
/** The shape that each driver of a kept list must have to be read again. */
export const driverAnswer = z.object({
  id: z.optional(text),
  key: text,
  firstName: text,
  lastName: text,
  dateOfBirth: text,
  gender: z.enum(["Male", "Female", "NonBinary", ""]),
  maritalStatus: z.enum(["Single", "Married", "DomesticPartner", ""]),
  driverDateLicensed: text,
});
