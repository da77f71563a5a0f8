import type { Field } from "../../flow/field";
import type { Effect } from "../../session/effect";
import type { CreationAtAddress } from "../address/createApplication";
import { createApplicationAt } from "../address/createApplication";
import type { VehicleAnswer } from "./fields";
import { takeVehiclesOff } from "./takeOff";

/** POST of the application of a line with vehicles, which takes the address and nothing else (spec §7). */
export const createVehicleApplication = (endpoint: CreationAtAddress, list: Field<readonly VehicleAnswer[]>): Effect =>
  createApplicationAt(endpoint, { adopt: (session) => takeVehiclesOff(session, list) });
