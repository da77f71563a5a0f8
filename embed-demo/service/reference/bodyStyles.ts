import { vinPack } from "./vinPack";

/** NHTSA's names are long; these are the common ones. */
const short: Readonly<Record<string, string>> = {
  "Convertible/Cabriolet": "Convertible",
  "Hatchback/Liftback/Notchback": "Hatchback",
  "Sport Utility Vehicle (SUV)/Multi-Purpose Vehicle (MPV)": "SUV",
  "Crossover Utility Vehicle (CUV)": "Crossover",
  "Sedan/Saloon": "Sedan",
  "Motorcycle - Touring / Sport Touring": "Touring",
  "Motorcycle - Dual Sport / Adventure / Supermoto / On/Off-road": "Adventure",
  "Motorcycle - Three-Wheeled Motorcycle [2 Rear Wheels]": "Trike",
  "Motorcycle - Unenclosed Three Wheeled or Open Autocycle [1 Rear Wheel]": "Autocycle",
  "Motorcycle - Small / Minibike": "Minibike",
  "Motorcycle - Side Car": "Sidecar",
  "Off-road Vehicle - All Terrain Vehicle (ATV) (Motorcycle-style)": "ATV",
  "Off-road Vehicle - Dirt Bike / Off-Road": "Dirt bike",
  "Off-road Vehicle - Enduro (Off-road long distance racing)": "Enduro",
  "Off-road Vehicle - Motocross (Off-road short distance, closed track racing)": "Motocross",
  "Off-road Vehicle - Multipurpose Off-Highway Utility Vehicle [MOHUV] or Recreational Off-Highway Vehicle [ROV]": "Off-road vehicle",
};

/** Null for none, and for unfinished chassis, which nobody drives home. */
export function bodyStyleOf(bodyId: string | null): string | null {
  const name = bodyId === null ? undefined : vinPack().B[bodyId];
  return name === undefined || /^Incomplete|Unknown/.test(name) ? null : (short[name] ?? name.replace(/^Motorcycle - /, ""));
}
