import type { CalendarDate } from "../../../../src/kernel/dates";
import type { ApplicationParts } from "../../database/parts";
import { drivenInput, type DrivenInput } from "../../driven/drivenInput";

/** All that the price of a motorcycle policy depends on. Its coverages aren't chosen, so they aren't part of it. */
export interface MotorcycleInput extends DrivenInput {
  line: "MOTORCYCLE";
}

/** The application as carriers see it, on a day. Null while riders or motorcycles are missing. */
export function motorcycleInput(parts: ApplicationParts, today: CalendarDate): MotorcycleInput | null {
  const driven = drivenInput(parts, today);
  return driven && { line: "MOTORCYCLE", ...driven };
}
