import { readVehicleSupport } from "../../api/contract/vehicles";
import type { Session } from "../../session/session";
import { plMake, plModel, yearField } from "./itemFields";
import type { VehicleStepOptions } from "./options";

/** False only if the service says that companies don't insure it. If the lookup fails, sending the vehicles will tell. */
export async function isSupported(session: Session, options: VehicleStepOptions, scope: string, signal: AbortSignal): Promise<boolean> {
  const answer = await session.api.call(readVehicleSupport, {
    query: {
      year: Number(session.draft(yearField(options), scope).peek()),
      make: session.draft(plMake, scope).peek().trim(),
      model: session.draft(plModel, scope).peek().trim(),
      vehicleType: options.type,
    },
    signal,
  });
  return !answer.ok || answer.value.supported;
}
