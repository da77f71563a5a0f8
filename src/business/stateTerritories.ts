/** Territories and military post: recognized as real, but not served. */
export const territories = [
  { code: "PR", name: "Puerto Rico", zips: /^00[679]/ },
  { code: "VI", name: "U.S. Virgin Islands", zips: /^008/ },
  { code: "GU", name: "Guam", zips: /^969(1|2|3[0-2])/ },
  { code: "MP", name: "Northern Mariana Islands", zips: /^9695[0-2]/ },
  { code: "PW", name: "Palau", zips: /^969(39|40)/ },
  { code: "FM", name: "Federated States of Micronesia", zips: /^9694/ },
  { code: "MH", name: "Marshall Islands", zips: /^969[67]/ },
  { code: "AS", name: "American Samoa", zips: /^96799$/ },
  { code: "AA", name: "Armed Forces Americas", zips: /^340/ },
  { code: "AE", name: "Armed Forces Europe", zips: /^09/ },
  { code: "AP", name: "Armed Forces Pacific", zips: /^96[2-6]/ },
] as const;

export type TerritoryCode = (typeof territories)[number]["code"];

export const isTerritoryCode = (code: string): code is TerritoryCode => territories.some((territory) => territory.code === code);

/** Returns the territory of a ZIP code, or null. Order matters: Palau's codes lie inside Micronesia's range. */
export const territoryOfZip = (zip: string): TerritoryCode | null =>
  territories.find((territory) => territory.zips.test(zip))?.code ?? null;
