import type { CalendarDate } from "../../../../src/kernel/dates";
import type { ApplicationParts } from "../../database/parts";
import { drivenInput, type DrivenInput } from "../../driven/drivenInput";

/** Everything that the price of a motorcycle policy depends on. Coverages can't be changed, so they aren't included. */
export interface MotorcycleInput extends DrivenInput {
  line: "MOTORCYCLE";
}

/** The application as carriers see it, on a day. Null while riders or motorcycles are missing. */
export function motorcycleInput(parts: ApplicationParts, today: CalendarDate): MotorcycleInput | null {
  const driven = drivenInput(parts, today);
  return driven && { line: "MOTORCYCLE", ...driven };
}
