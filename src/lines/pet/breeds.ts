import type { ResponseOf } from "../../api/contract/endpoint";
import type { listPetBreeds } from "../../api/contract/petBreeds";

export type Breeds = ResponseOf<typeof listPetBreeds>;
export type Breed = Breeds["cats"][number];

/** The number of suggestions shown. */
const most = 7;

/** The breeds of a type; none before one is chosen. */
export const breedsOf = (breeds: Breeds | null, type: string): readonly Breed[] => (type === "CAT" ? breeds?.cats : type === "DOG" ? breeds?.dogs : null) ?? [];

/** Without accents, which many keyboards lack. */
const plain = (text: string): string => text.trim().normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
const wordsOf = (text: string): readonly string[] => text.split(/[\s(),/-]+/).filter((word) => word !== "");

/** The fewest letters that are looked for inside words. */
const fewest = 3;

/**
 * The breeds that the typed text may name, in either language: names that begin with it, then names with words that begin like each
 * of its words. If there are none, names that contain it, whatever the spaces, as people write "doodle", "pitbull" and "golden doodle".
 */
export function matching(breeds: readonly Breed[], typed: string): readonly Breed[] {
  const start = plain(typed);
  const words = wordsOf(start);
  const bothNames = ({ name, also = "" }: Breed): string => plain(`${name} ${also}`);
  const begins = breeds.filter(({ name }) => plain(name).startsWith(start));
  const beginLike = (breed: Breed): boolean => {
    const own = wordsOf(bothNames(breed));
    return words.length > 0 && words.every((word) => own.some((one) => one.startsWith(word)));
  };
  const found = [...begins, ...breeds.filter((breed) => !begins.includes(breed) && beginLike(breed))];
  const letters = words.join("");
  const isInside = (breed: Breed): boolean => letters.length >= fewest && wordsOf(bothNames(breed)).join("").includes(letters);
  return (found.length > 0 ? found : breeds.filter(isInside)).slice(0, most);
}

/**
 * The code of a breed, found by its name in either language or by the code itself, which a host's prefill may contain. Ignores
 * case and accents. Null when the type has no such breed.
 */
export const codeOf = (breeds: Breeds, type: string, name: string): string | null => {
  const wanted = plain(name);
  const isWanted = (known: string | undefined): boolean => known !== undefined && plain(known) === wanted;
  return breedsOf(breeds, type).find(({ name: own, code, also }) => [own, code, also].some(isWanted))?.code ?? null;
};
