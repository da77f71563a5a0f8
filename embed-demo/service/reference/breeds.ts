import { sourceLanguage, translations, type Language } from "../../../src/kernel/language";
import { z } from "../../../src/kernel/zod";
import { chance } from "./chance";
import { patternColumn, textColumn, wordColumn } from "./columns";
import { dataFile, hasDataFile } from "./dataFile";
import { lazy } from "./lazy";
import { readRows } from "./readRows";

export type PetType = "CAT" | "DOG";

export interface Breed {
  name: string;
  code: string;
  /** The name in another language, if it differs. */
  also?: string;
  /** Other names by which people look for it, if there are any. */
  called?: string[];
}

type BreedTable = Readonly<Record<PetType, readonly Breed[]>>;

/** A row of `data/breeds.psv`. */
const breedRow = z.object({
  type: wordColumn(["CAT", "DOG"]),
  name: textColumn,
  code: patternColumn(/^[A-Z0-9]+(?:_[A-Z0-9]+)*$/, "a code of capitals, digits and underscores"),
});

/** A row of a language's names, such as `data/breeds.es.psv`. */
const nameRow = z.object({ name: textColumn, translation: textColumn });

/** The names of breeds in another language. Throws one line with the place of a fault. */
export function readBreedNames(language: Language, text: string): ReadonlyMap<string, string> {
  const rows = readRows({ name: `breeds.${language}.psv`, text, separator: "|", row: nameRow });
  return new Map(rows.map(({ name, translation }) => [name, translation]));
}

/** The rows of a table such as `data/breeds.psv`: mixed breeds first, then by name. Throws one line with the place of a fault. */
export const readBreeds = (text: string) => readRows({ name: "breeds.psv", text, separator: "|", row: breedRow });

/** A row of `data/breeds.called.psv`. */
const calledRow = z.object({ code: textColumn, called: textColumn });

/** Other names of breeds, by code. Throws one line with the place of a fault. */
export function readCalled(text: string): ReadonlyMap<string, string[]> {
  const byCode = new Map<string, string[]>();
  for (const { code, called } of readRows({ name: "breeds.called.psv", text, separator: "|", row: calledRow })) byCode.set(code, [...(byCode.get(code) ?? []), called]);
  return byCode;
}

/** The breeds with another name in a language, by language. A language without a list uses the source's names. */
const translated = lazy(() => {
  const namesIn = (language: Language): ReadonlyMap<string, string> => {
    const name = `breeds.${language}.psv`;
    return hasDataFile(name) ? readBreedNames(language, dataFile(name)) : new Map();
  };
  return new Map<Language, ReadonlyMap<string, string>>(translations.map((language) => [language, namesIn(language)]));
});

const called = lazy(() => readCalled(dataFile("breeds.called.psv")));

const table = lazy((): BreedTable => {
  const rows = readBreeds(dataFile("breeds.psv"));
  const of = (wanted: PetType): Breed[] => rows.flatMap(({ type, name, code }) => (type === wanted ? [breedOf(name, code)] : []));
  return { CAT: of("CAT"), DOG: of("DOG") };
});

function breedOf(name: string, code: string): Breed {
  const also = [...translated().values()].map((names) => names.get(name) ?? name).find((other) => other !== name);
  const names = called().get(code);
  return { name, code, ...(also !== undefined && { also }), ...(names && { called: names }) };
}

const isMixed = ({ code }: Breed): boolean => /^(?:MIXED_BREED|DOMESTIC_)/.test(code);

function tableIn(language: Language, names: ReadonlyMap<string, string>): BreedTable {
  const named = (breeds: readonly Breed[]): Breed[] =>
    breeds.map((breed) => {
      const own = names.get(breed.name);
      return own === undefined || own === breed.name ? breed : { ...breed, name: own, also: breed.name };
    });
  const sorted = (breeds: readonly Breed[]): Breed[] => [...named(breeds.filter(isMixed)), ...named(breeds.filter((breed) => !isMixed(breed))).sort((one, other) => one.name.localeCompare(other.name, language))];
  return { CAT: sorted(table().CAT), DOG: sorted(table().DOG) };
}
const tables = lazy(() => new Map<Language, BreedTable>([...translated()].map(([language, names]) => [language, tableIn(language, names)])));

export const breedsOf = (type: PetType, language: Language = sourceLanguage): readonly Breed[] => (tables().get(language) ?? table())[type];

export const isBreed = (type: PetType, code: string): boolean => breedsOf(type).some((breed) => breed.code === code);

/** Short-nosed and very large breeds see the vet more often; mixed ones less. */
const frail = /BULLDOG|PUG$|BOSTON_TERRIER|CANE_CORSO|GREAT_DANE|BERNESE|MASTIFF|ROTTWEILER|SHAR_PEI|PERSIAN|SCOTTISH_FOLD|SPHYNX/;
const sturdy = /^MIXED_BREED|^DOMESTIC_|CHIHUAHUA|BEAGLE|POODLE/;

export const breedFactor = (type: PetType, code: string): number =>
  (frail.test(code) ? 1.3 : sturdy.test(code) ? 0.94 : 1.02) * (0.95 + 0.1 * chance("breed", type, code));
