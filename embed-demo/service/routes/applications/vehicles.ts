import { listVehicles } from "../../../../src/api/contract/applications/listVehicles";
import { updateVehicles } from "../../../../src/api/contract/applications/updateVehicles";
import type { Vehicle } from "../../../../src/api/contract/vehicle";
import { outside } from "../../../../src/business/fault";
import { mileage } from "../../../../src/business/limits";
import { modelYearFault, type VehicleType } from "../../../../src/business/vehicleRules";
import type { FieldError } from "../../../../src/api/contract/problem";
import { newId } from "../../../../src/kernel/ids";
import { editableCoveragesFor } from "../../lines/coveragesIn";
import { route } from "../../http/call";
import { drivenLines, type DrivenLine } from "../../driven/drivenLines";
import { ProblemError } from "../../http/problemError";
import { isSupported } from "../../reference/vehicleCatalogue";
import { refusal, refuse } from "../../applications/refusal";
import { forUpdateOf, ofLine, ownApplication, saveParts } from "../../applications/store";

export const vehiclesRoutes = [
  route(listVehicles, async (call) => {
    const { id, revision, parts } = ofLine(await ownApplication(call), drivenLines);
    return { applicationId: id, revision, personalVehicles: parts.personalVehicles ?? [] };
  }),

  route(updateVehicles, async (call) => {
    const found = await forUpdateOf(call, drivenLines);
    const { personalVehiclesData } = call.body;
    const autoCoverageData = found.line === "MOTORCYCLE" ? undefined : call.body.autoCoverageData;
    refuse(errorsOf(personalVehiclesData, ...driven[found.line], call.now.getFullYear()));
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

/** The kind of vehicle, and its miles a year, where a vehicle has its own. */
const driven: Readonly<Record<DrivenLine, [VehicleType, { min: number; max: number }]>> = {
  PERSONAL_AUTO: ["car", mileage.auto],
  MOTORCYCLE: ["motorcycle", mileage.motorcycle],
};

export function errorsOf(vehicles: readonly Vehicle[], type: VehicleType, miles: { min: number; max: number }, thisYear: number): FieldError[] {
  return vehicles.flatMap((vehicle, index) => {
    const earlier = vehicles.slice(0, index);
    const repeats = (member: "vin" | "sequenceNum") => vehicle[member] !== undefined && earlier.some((other) => other[member] === vehicle[member]);
    const pointerTo = (member: string) => `/personalVehiclesData/${index}/${member}`;
    return [
      ...(repeats("vin") ? [{ pointer: pointerTo("vin"), message: "Entered twice" }] : []),
      ...(repeats("sequenceNum") ? [{ pointer: pointerTo("sequenceNum"), message: "Given twice" }] : []),
      ...(vehicle.plMake.toLowerCase() === "other" ? [{ pointer: pointerTo("plMake"), message: "Not a make" }] : []),
      ...refusal(pointerTo("numberOfMiles"), vehicle.numberOfMiles === undefined ? null : outside(vehicle.numberOfMiles, miles)),
      ...refusal(pointerTo("plYear"), modelYearFault(vehicle.plYear, type, thisYear)),
    ];
  });
}
