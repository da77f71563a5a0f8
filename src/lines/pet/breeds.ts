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

/** The names by which people look for a breed: its own, in the other language, and what it is called. */
const namesOf = ({ name, also, called = [] }: Breed): readonly string[] => [name, ...(also === undefined ? [] : [also]), ...called].map(plain);

/**
 * The breeds that the typed text may name, in either language: those named so, then names that begin with it, then names with words that
 * begin like each of its words. If there are none, names that contain it, whatever the spaces, as people write "doodle", "pitbull" and
 * "golden doodle".
 */
export function matching(breeds: readonly Breed[], typed: string): readonly Breed[] {
  const start = plain(typed);
  const words = wordsOf(start);
  const beginsLike = (name: string): boolean => words.length > 0 && words.every((word) => wordsOf(name).some((own) => own.startsWith(word)));
  const found = new Set([
    ...breeds.filter((breed) => namesOf(breed).includes(start)),
    ...breeds.filter(({ name }) => plain(name).startsWith(start)),
    ...breeds.filter((breed) => namesOf(breed).some(beginsLike)),
  ]);
  const letters = words.join("");
  const contains = (name: string): boolean => letters.length >= fewest && wordsOf(name).join("").includes(letters);
  return (found.size > 0 ? [...found] : breeds.filter((breed) => namesOf(breed).some(contains))).slice(0, most);
}

/**
 * The code of a breed, found by its name in either language, by the code itself, which a host's prefill may contain, or by what only this
 * breed is called. Ignores case and accents. Null when the type has no such breed, or several are called so.
 */
export const codeOf = (breeds: Breeds, type: string, name: string): string | null => {
  const wanted = plain(name);
  const offered = breedsOf(breeds, type);
  const isNamed = ({ code, name: own, also = own }: Breed): boolean => [code, own, also].map(plain).includes(wanted);
  const [called, another] = offered.filter((breed) => namesOf(breed).includes(wanted));
  return (offered.find(isNamed) ?? (another ? undefined : called))?.code ?? null;
};
