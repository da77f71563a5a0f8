import { vinPack } from "./vinPack";

/** NHTSA's names are long; people say these. */
const short: Readonly<Record<string, string>> = {
  "Convertible/Cabriolet": "Convertible",
  "Hatchback/Liftback/Notchback": "Hatchback",
  "Sport Utility Vehicle (SUV)/Multi-Purpose Vehicle (MPV)": "SUV",
  "Crossover Utility Vehicle (CUV)": "Crossover",
  "Sedan/Saloon": "Sedan",
};

/** Null for none, and for unfinished chassis that nobody drives home. */
export function bodyStyleOf(bodyId: string | null): string | null {
  const name = bodyId === null ? undefined : vinPack().B[bodyId];
  return name === undefined || name.startsWith("Incomplete") ? null : (short[name] ?? name.replace(/^Motorcycle - /, ""));
}
