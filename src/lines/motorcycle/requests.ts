import { createMotorcycleApplication } from "../../api/contract/applications/createMotorcycle";
import { createVehicleApplication } from "../../steps/vehicles/createApplication";
import { motorcycles } from "./entity";

/** POST applications/motorcycle (spec §7). Vehicles go without coverage data: the vehicle step has none to send. */
export const createApplication = createVehicleApplication(createMotorcycleApplication, motorcycles);
