import type { Language } from "../../../src/kernel/language";
import { chance } from "./chance";
import { dataFile, lazy } from "./dataFile";

export type PetType = "CAT" | "DOG";

export interface Breed {
  name: string;
  code: string;
  /** In the other language, where that is another name. */
  also?: string;
}

/** Spanish names, of the breeds that have another one than in English. */
const spanish = lazy(() => new Map(dataFile("breeds.es.psv").trim().split("\n").slice(1).map((row) => row.split("|") as [string, string])));

/** `data/breeds.psv`: mixed breeds first, then by name. */
const table = lazy(() => {
  const rows = dataFile("breeds.psv").trim().split("\n").slice(1).map((row) => row.split("|"));
  const of = (type: PetType): Breed[] => rows.flatMap(([kind, name = "", code = ""]) => (kind === type ? [breedOf(name, code)] : []));
  return { CAT: of("CAT"), DOG: of("DOG") };
});

function breedOf(name: string, code: string): Breed {
  const also = spanish().get(name) ?? name;
  return { name, code, ...(also !== name && { also }) };
}

const isMixed = ({ code }: Breed): boolean => /^(?:MIXED_BREED|DOMESTIC_)/.test(code);

const inSpanish = lazy(() => {
  const named = (breeds: readonly Breed[]): Breed[] => breeds.map(({ name, code, also }) => ({ name: also ?? name, code, ...(also !== undefined && { also: name }) }));
  const sorted = (breeds: readonly Breed[]): Breed[] => [...named(breeds.filter(isMixed)), ...named(breeds.filter((breed) => !isMixed(breed))).sort((one, other) => one.name.localeCompare(other.name, "es"))];
  return { CAT: sorted(table().CAT), DOG: sorted(table().DOG) };
});

export const breedsOf = (type: PetType, language: Language = "en"): readonly Breed[] => (language === "es" ? inSpanish() : table())[type];

export const isBreed = (type: PetType, code: string): boolean => breedsOf(type).some((breed) => breed.code === code);

/** Short-nosed and very large breeds see the vet more often; mixed ones less. */
const frail = /BULLDOG|PUG$|BOSTON_TERRIER|CANE_CORSO|GREAT_DANE|BERNESE|MASTIFF|ROTTWEILER|SHAR_PEI|PERSIAN|SCOTTISH_FOLD|SPHYNX/;
const sturdy = /^MIXED_BREED|^DOMESTIC_|CHIHUAHUA|BEAGLE|POODLE/;

export const breedFactor = (type: PetType, code: string): number =>
  (frail.test(code) ? 1.3 : sturdy.test(code) ? 0.94 : 1.02) * (0.95 + 0.1 * chance("breed", type, code));
