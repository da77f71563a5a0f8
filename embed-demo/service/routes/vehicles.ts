import { decodeVin, listMakes, listModels, listVinPrefixes, readVehicleSupport } from "../../../src/api/contract/vehicles";
import { route } from "../http/call";
import { ProblemError } from "../http/problemError";
import { builtAs, vinFor } from "../reference/builtVehicles";
import { decodeVin as decode } from "../reference/decodeVin";
import { isSupported, makesOf, modelsOf } from "../reference/vehicleCatalogue";

export const vehiclesRoutes = [
  route(listMakes, ({ query }) => ({ makes: makesOf(query.year, query.vehicleType) })),

  route(listModels, ({ query }) => ({ models: modelsOf(query.year, query.make, query.vehicleType) })),

  route(listVinPrefixes, ({ query: { year, make, model, vehicleType } }) => ({
    vinPrefixes: builtAs(make, model, year, vehicleType).map((built) => ({
      vinPrefix: vinFor(built, year, 0, vehicleType)?.slice(0, 8) ?? null,
      bodyStyle: built.bodyStyle,
    })),
  })),

  route(decodeVin, ({ params, query }) => {
    const decoded = decode(params.vin, query.vehicleType);
    if (!decoded) throw new ProblemError("VIN_NOT_FOUND");
    return { vin: params.vin, ...decoded, supported: isSupported(decoded.plMake, decoded.plModel) };
  }),

  route(readVehicleSupport, ({ query: { make, model } }) => ({ supported: isSupported(make, model) })),
];
