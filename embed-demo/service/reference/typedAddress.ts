import { usStates } from "../../../src/business/stateNames";
import { spellingsOf } from "./addressLine";
import { knownStreets } from "./streets";
import { placeOfZip, sameCity } from "./zips";

/** An address that is still being typed, with or without commas. */
export interface TypedAddress {
  number: string;
  /** As typed, in lower case and without periods; can be cut anywhere. */
  street: string;
  unit?: string;
  /** Text after the street: "78701", "austin tx", or empty. */
  place: string;
}

const unitPattern = /[,\s]+(?:(?:apt|apartment|unit|suite|ste)\.?\s*#?|#)\s*(?:([a-z]?\d[\w-]*|[a-z])(?=[\s,]|$)|$)/i;

/** The end of a pasted address that adds nothing: the country, and the last four digits of a ZIP+4. */
const surplus = /(?:(?<=\s\d{5})[- ]\d{4})?(?:[\s,]+(?:usa|united states))?[\s,.]*$/i;

/** Reads "412 main street apt 4 austin tx 78701". Null without a house number. */
export function readTypedAddress(text: string): TypedAddress | null {
  const parts = /^\s*(\d{1,6})\s*(.*?)[\s,]*$/.exec(text.replace(unitPattern, "").replace(surplus, ""));
  if (!parts?.[1]) return null;
  const unit = unitPattern.exec(text)?.[1];
  const words = (parts[2] ?? "").toLowerCase().replace(/\./g, "").replace(/,\s*(?=\d{5}$)/, " ");
  const [head = "", ...tail] = words.split(",");
  const rest = { street: head.trim(), place: tail.join(" ").trim() };
  const read = endingInPlace(words.replace(/[\s,]+/g, " "), true) ?? (rest.place ? rest : (endingInPlace(rest.street) ?? afterKnownStreet(rest.street) ?? rest));
  return { number: parts[1], ...(unit && { unit }), ...read };
}

/** Splits off a ZIP code at the end, with its state and city if they stand before it. `withCity`: null without that city. */
function endingInPlace(words: string, withCity = false): Pick<TypedAddress, "street" | "place"> | null {
  const ending = /^(.*\S)\s+(\d{5})$/.exec(words);
  const place = placeOfZip(ending?.[2] ?? "");
  if (!ending?.[1] || !place) return null;
  const names = usStates.flatMap(({ code, name }) => (code === place.state ? [name] : []));
  const written = ending[1].replace(new RegExp(`\\s(?:${[place.state, ...names].join("|")})$`, "i"), "").split(/\s+/);
  const isCity = (start: number): boolean => place.cities.some((city) => sameCity(city, written.slice(start).join(" ")));
  const start = written.findIndex((_, index) => index > 0 && isCity(index));
  if (withCity && start < 0) return null;
  return { street: written.slice(0, start < 0 ? undefined : start).join(" "), place: place.zipCode };
}

function afterKnownStreet(words: string): Pick<TypedAddress, "street" | "place"> | null {
  const street = knownStreets.flatMap(spellingsOf).find((spelling) => words.startsWith(`${spelling} `));
  return street === undefined ? null : { street, place: words.slice(street.length).trim() };
}
