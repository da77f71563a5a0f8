import { z } from "../../../src/kernel/zod";
import { wasBuilt } from "./builtVehicles";
import { consumerMake } from "./consumerMakes";
import { dataFile } from "./dataFile";
import { lazy } from "./lazy";
import { readJson } from "./readJson";
import { modelYear } from "./modelYear";

export type VehicleType = "car" | "motorcycle";

const yearsMade = z.tuple([modelYear, modelYear], "It needs the first and the last model year.");
/** The year ranges in which each model was made, by make and model. */
const models = z.record(z.string(), z.record(z.string(), z.array(yearsMade)));
const schema = z.object({ car: models, moto: models });

/** The makes and models of a file such as `data/vehicles.json.gz`. Throws one line with the place of a fault. */
export const readCatalogue = (text: string) => readJson("vehicles.json.gz", text, schema);

/** Every make and model, read once. */
export const catalogue = lazy(() => {
  const { car, moto } = readCatalogue(dataFile("vehicles.json.gz"));
  return { car, motorcycle: moto };
});

/** Four-wheelers and two-wheelers without road approval: the register lists them as motorcycles, but nobody insures them as such. */
const offRoad =
  /^(ATC|TRX|FourTrax|Foreman|Rancher|Rincon|Recon|Rubicon|Pioneer|Talon|Big Red|Sportrax|YFM|YFZ|YX[CEFMZ]|Brute Force|KFX|MULE|Teryx|Prairie|Bayou|Ranger|Sportsman|RZR|Outlander|Renegade|Maverick|King ?Quad|Ozark|Eiger|Quad|LT-?[AFRZ]|Vinson|KAF)/i;

/** The first years in which the VIN register is complete enough to remove discontinued models. */
const registerFrom = { car: 2_008, motorcycle: 2_008 } as const;

/** Carriers quote these only through an advisor: complex case autoMakeModelUnsupported. */
const unsupportedMakes: ReadonlySet<string> = new Set(
  ["aston martin", "bentley", "bugatti", "ferrari", "koenigsegg", "lamborghini", "lotus", "maybach", "mclaren", "pagani", "rolls-royce"],
);
const unsupportedModels: ReadonlySet<string> = new Set(["ford|gt", "tesla|semi", "dodge|viper", "porsche|918 spyder", "porsche|carrera gt", "lexus|lfa"]);

export const isSupported = (make: string, model: string): boolean =>
  !unsupportedMakes.has(make.toLowerCase()) && !unsupportedModels.has(`${make}|${model}`.toLowerCase());

const makesByYear = new Map<string, string[]>();

/** Alphabetical, without regard to case. */
export function makesOf(year: number, type: VehicleType): string[] {
  const key = `${type} ${year}`;
  const known = makesByYear.get(key);
  if (known) return known;
  const makes = Object.keys(catalogue()[type])
    .flatMap((make) => consumerMake(make, type) ?? [])
    .filter((make) => modelsOf(year, make, type).length > 0)
    .sort(byName);
  makesByYear.set(key, makes);
  return makes;
}

/** The make in any case, because callers write motorcycle makes in capitals. */
export function modelsOf(year: number, make: string, type: VehicleType): string[] {
  const known = Object.keys(catalogue()[type]).find((name) => name.toLowerCase() === make.toLowerCase());
  if (known === undefined) return [];
  const listed = Object.entries(catalogue()[type][known] ?? {})
    .filter(([, ranges]) => ranges.some(([from, to]) => year >= from && year <= to))
    .map(([model]) => model)
    .filter((model) => type === "car" || !offRoad.test(model));
  const built = year < registerFrom[type] ? listed : listed.filter((model) => wasBuilt(known, model, year, type));
  // A make whose VINs aren't in the register keeps its list.
  return (type === "motorcycle" && built.length === 0 ? listed : built).sort(byName);
}

const byName = (a: string, b: string): number => a.localeCompare(b, "en", { sensitivity: "base", numeric: true });
