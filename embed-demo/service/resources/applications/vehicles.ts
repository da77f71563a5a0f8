import { updateVehicles } from "../../../../src/api/contract/applications/updateVehicles";
import type { Vehicle } from "../../../../src/api/contract/vehicle";
import { mileage, vehicleYear } from "../../../../src/business/limits";
import type { FieldError } from "../../../../src/api/contract/problem";
import { newId } from "../../../../src/kernel/ids";
import { editableCoveragesFor } from "../../coverages/coveragesIn";
import { route } from "../../http/call";
import { drivenLines } from "../../lines/drivenLines";
import { ProblemError } from "../../http/problemError";
import { isSupported } from "../../reference/vehicleCatalogue";
import { forUpdateOf, saveParts } from "./store";

export const vehiclesRoutes = [
  route(updateVehicles, async (call) => {
    const found = await forUpdateOf(call, drivenLines);
    const isMotorcycle = found.line === "MOTORCYCLE";
    const { personalVehiclesData } = call.body;
    const autoCoverageData = isMotorcycle ? undefined : call.body.autoCoverageData;
    const bounds = isMotorcycle
      ? { oldest: vehicleYear.motorcycleMin, miles: mileage.motorcycle }
      : { oldest: vehicleYear.autoMin, miles: mileage.auto };
    const errors = errorsOf(personalVehiclesData, bounds);
    if (errors.length > 0) throw new ProblemError("VALIDATION", { errors });
    if (personalVehiclesData.some(({ plMake, plModel }) => !isSupported(plMake, plModel))) throw new ProblemError("MAKE_MODEL_UNSUPPORTED");

    const before = new Set(found.parts.personalVehicles?.map(({ id }) => id));
    const personalVehicles = personalVehiclesData.map((vehicle) => ({
      ...vehicle,
      id: vehicle.id !== undefined && before.has(vehicle.id) ? vehicle.id : newId(),
    }));
    const { applicationId, revision, parts } = await saveParts(call.db, found, { personalVehicles, ...(autoCoverageData && { autoCoverageData }) });
    const editableCoverages = editableCoveragesFor(found.line, parts);
    return { applicationId, revision, personalVehicles, currentApplicationState: { editableCoverages } };
  }),
];

interface Bounds {
  oldest: number;
  /** Miles a year, where a vehicle has its own. */
  miles: { min: number; max: number };
}

function errorsOf(vehicles: readonly Vehicle[], { oldest, miles }: Bounds): FieldError[] {
  const newest = new Date().getFullYear() + 1;
  return vehicles.flatMap((vehicle, index) => {
    const earlier = vehicles.slice(0, index);
    const repeats = (member: "vin" | "sequenceNum") => vehicle[member] !== undefined && earlier.some((other) => other[member] === vehicle[member]);
    const error = (member: string, message: string) => ({ pointer: `/personalVehiclesData/${index}/${member}`, message });
    return [
      ...(repeats("vin") ? [error("vin", "Entered twice")] : []),
      ...(repeats("sequenceNum") ? [error("sequenceNum", "Given twice")] : []),
      ...(vehicle.plMake.toLowerCase() === "other" ? [error("plMake", "Not a make")] : []),
      ...(vehicle.numberOfMiles !== undefined && (vehicle.numberOfMiles < miles.min || vehicle.numberOfMiles > miles.max)
        ? [error("numberOfMiles", "Outside the miles that are quoted")]
        : []),
      ...(vehicle.plYear > newest || vehicle.plYear < oldest ? [error("plYear", "Outside the model years that are quoted")] : []),
    ];
  });
}
