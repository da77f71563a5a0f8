import { chance } from "./chance";
import { dataFile, lazy } from "./dataFile";

export type PetType = "CAT" | "DOG";

export interface Breed {
  name: string;
  code: string;
}

/** `data/breeds.psv`: mixed breeds first, then by name. */
const table = lazy(() => {
  const rows = dataFile("breeds.psv").trim().split("\n").slice(1).map((row) => row.split("|"));
  const of = (type: PetType): Breed[] => rows.flatMap(([kind, name = "", code = ""]) => (kind === type ? [{ name, code }] : []));
  return { CAT: of("CAT"), DOG: of("DOG") };
});

export const breedsOf = (type: PetType): readonly Breed[] => table()[type];

export const isBreed = (type: PetType, code: string): boolean => breedsOf(type).some((breed) => breed.code === code);

/** Short-nosed and very large breeds see the vet more often; mixed ones less. */
const frail = /BULLDOG|PUG$|BOSTON_TERRIER|CANE_CORSO|GREAT_DANE|BERNESE|MASTIFF|ROTTWEILER|SHAR_PEI|PERSIAN|SCOTTISH_FOLD|SPHYNX/;
const sturdy = /^MIXED_BREED|^DOMESTIC_|CHIHUAHUA|BEAGLE|POODLE/;

export const breedFactor = (type: PetType, code: string): number =>
  (frail.test(code) ? 1.3 : sturdy.test(code) ? 0.94 : 1.02) * (0.95 + 0.1 * chance("breed", type, code));
