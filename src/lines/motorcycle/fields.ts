import { vehicleList } from "../../steps/vehicles/fields";

/** A list apart from the cars', which a change of line keeps. */
export const motorcycles = vehicleList("motorcycles", "Motorcycles");
