import { phrases } from "../../kernel/phrase";
import { vehicleList } from "../../steps/vehicles/fields";

const labels = phrases("field", { motorcycles: "Motorcycles" });

/** A list apart from the cars', which a change of line keeps. */
export const motorcycles = vehicleList("motorcycles", labels.motorcycles);
