import { phrases } from "../../kernel/phrase";
import { vehicleList } from "../../steps/vehicles/fields";

const labels = phrases("field", { motorcycles: "Motorcycles" });

/** Separate from the list of cars, so that both survive a change of line. */
export const motorcycles = vehicleList("motorcycles", labels.motorcycles);
