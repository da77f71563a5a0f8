import { phrases } from "../../kernel/phrase";
import { vehicleList } from "../../steps/vehicles/fields";

const labels = phrases("field", { motorcycles: "Motorcycles" });

/** Apart from the cars, which stay where they are on a change of line. */
export const motorcycles = vehicleList("motorcycles", labels.motorcycles);
