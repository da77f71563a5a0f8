import { usStates } from "../../../src/business/stateNames";
import { territories, territoryOfZip } from "../../../src/business/stateTerritories";
import { z } from "../../../src/kernel/zod";
import { degreesColumn, patternColumn, textColumn, wordColumn } from "./columns";
import { dataFile } from "./dataFile";
import { lazy } from "./lazy";
import { readRows } from "./readRows";

export interface ZipPlace {
  zipCode: string;
  /** The post office's name comes first. */
  cities: string[];
  state: string;
  county: string | null;
}

/** A row of `data/zips.psv.gz`, which has no line of names. Military post has no state and no county, and isn't kept. */
const row = z.object({
  zip: patternColumn(/^\d{5}$/, "a ZIP code of five digits"),
  city: textColumn,
  state: wordColumn(["", ...usStates.map(({ code }) => code), ...territories.map(({ code }) => code)]),
  county: z.string(),
  fips: patternColumn(/^(?:\d{3})?$/, "a county's number of three digits"),
  latitude: degreesColumn,
  longitude: degreesColumn,
});

/** The places of a table such as `data/zips.psv.gz`, by ZIP code. Throws one line with the place of a fault. */
export function readPlaces(text: string): ReadonlyMap<string, ZipPlace> {
  const byZip = new Map<string, ZipPlace>();
  for (const { zip: zipCode, city, state, county } of readRows({ name: "zips.psv.gz", text, separator: "|", row, isHeaded: false })) {
    if (state === "") continue;
    const place = byZip.get(zipCode) ?? { zipCode, cities: [], state, county: county || null };
    if (!place.cities.includes(city)) place.cities.push(city);
    byZip.set(zipCode, place);
  }
  return byZip;
}

/** Every place by its ZIP code, read once. */
export const places = lazy(() => readPlaces(dataFile("zips.psv.gz")));

const byCity = lazy(() => {
  const zips = new Map<string, string[]>();
  for (const { zipCode, cities, state } of places().values()) {
    for (const key of cities.map((city) => cityKey(city, state))) zips.set(key, [...(zips.get(key) ?? []), zipCode]);
  }
  return zips;
});

/** "St. Paul" and "Saint Paul" are one city. */
const cityName = (city: string): string =>
  city.toLowerCase().replace(/\bsaint\b/g, "st").replace(/\bmount\b/g, "mt").replace(/\bfort\b/g, "ft").replace(/[^a-z]/g, "");
const cityKey = (city: string, state: string): string => `${state} ${cityName(city)}`;

export const sameCity = (a: string, b: string): boolean => cityName(a) === cityName(b);

/** The place of a ZIP code; territories are included, without cities. Null if the code doesn't exist. */
export function placeOfZip(zipCode: string): ZipPlace | null {
  const known = places().get(zipCode);
  const territory = territoryOfZip(zipCode);
  if (territory) return { zipCode, cities: known?.cities ?? [], state: territory, county: null };
  return known ?? null;
}

/** ZIP codes of a city, in the order of the post office's list. */
export const zipsOfCity = (city: string, state: string): readonly string[] => byCity().get(cityKey(city, state)) ?? [];
