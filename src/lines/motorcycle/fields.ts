import { vehicleList } from "../../steps/vehicles/fields";

/** Apart from the cars, which stay where they are on a change of line. */
export const motorcycles = vehicleList("motorcycles", "Motorcycles");
