import { territoryOfZip } from "../../../src/business/stateTerritories";
import { dataFile, lazy } from "./dataFile";

export interface ZipPlace {
  zipCode: string;
  /** The post office's name first. */
  cities: string[];
  state: string;
  county: string | null;
}

const places = lazy(() => {
  const byZip = new Map<string, ZipPlace>();
  const byCity = new Map<string, string[]>();
  for (const row of dataFile("zips.psv.gz").split("\n")) {
    const [zipCode = "", city = "", state = "", county = ""] = row.split("|");
    if (!/^\d{5}$/.test(zipCode) || state === "") continue;
    const place = byZip.get(zipCode) ?? { zipCode, cities: [], state, county: county || null };
    if (!place.cities.includes(city)) place.cities.push(city);
    byZip.set(zipCode, place);
    const key = cityKey(city, state);
    byCity.set(key, [...(byCity.get(key) ?? []), zipCode]);
  }
  return { byZip, byCity };
});

/** "St. Paul" and "Saint Paul" are one city. */
const cityName = (city: string): string =>
  city.toLowerCase().replace(/\bsaint\b/g, "st").replace(/\bmount\b/g, "mt").replace(/\bfort\b/g, "ft").replace(/[^a-z]/g, "");
const cityKey = (city: string, state: string): string => `${state} ${cityName(city)}`;

export const sameCity = (a: string, b: string): boolean => cityName(a) === cityName(b);

/** The place of a ZIP code: territories too, without cities. Null when nobody has the code. */
export function placeOfZip(zipCode: string): ZipPlace | null {
  const known = places().byZip.get(zipCode);
  const territory = territoryOfZip(zipCode);
  if (territory) return { zipCode, cities: known?.cities ?? [], state: territory, county: null };
  return known ?? null;
}

/** ZIP codes of a city, in the order of the post office's list. */
export const zipsOfCity = (city: string, state: string): readonly string[] => places().byCity.get(cityKey(city, state)) ?? [];
