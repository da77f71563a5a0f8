import { createApplicationAt } from "../../steps/address/createApplication";
import { takeVehiclesOff } from "../../steps/vehicles/takeOff";
import { motorcycles } from "./fields";

/** POST applications/motorcycle. Vehicles go without coverage data: the vehicle step has none to send. */
export const createApplication = createApplicationAt("motorcycle", { adopt: (session, at) => takeVehiclesOff(session, motorcycles, at) });
