import type { AutoCoverageData } from "../../../../src/api/contract/applications/autoCoverageData";
import type { CalendarDate } from "../../../../src/kernel/dates";
import type { ApplicationParts } from "../../database/parts";
import { drivenInput, type DrivenInput } from "../../driven/drivenInput";
import { heldCoverages } from "./coverages";

/** Everything that the price of an auto policy depends on. */
export interface AutoInput extends DrivenInput {
  line: "PERSONAL_AUTO";
  coverages: AutoCoverageData;
}

/** The application as carriers see it, on a day. Null while drivers or vehicles are missing. */
export function autoInput(parts: ApplicationParts, today: CalendarDate): AutoInput | null {
  const driven = drivenInput(parts, today);
  return driven && { line: "PERSONAL_AUTO", ...driven, coverages: heldCoverages(driven.state, parts.autoCoverageData, driven.vehicles) };
}
