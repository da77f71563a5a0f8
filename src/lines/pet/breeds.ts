import type { ResponseOf } from "../../api/contract/endpoint";
import type { listPetBreeds } from "../../api/contract/petBreeds";

export type Breeds = ResponseOf<typeof listPetBreeds>;
export type Breed = Breeds["cats"][number];

/** The number of suggestions shown. */
const most = 7;

/** The breeds of a type; none before one is chosen. */
export const breedsOf = (breeds: Breeds | null, type: string): readonly Breed[] => (type === "CAT" ? breeds?.cats : type === "DOG" ? breeds?.dogs : null) ?? [];

/** The breeds that the typed text may name, in either language: names that begin with it, then names with a word that does. */
export function matching(breeds: readonly Breed[], typed: string): readonly Breed[] {
  const start = typed.trim().toLowerCase();
  const begins = breeds.filter(({ name }) => name.toLowerCase().startsWith(start));
  const inside = breeds.filter((breed) => !begins.includes(breed) && `${breed.name} ${breed.also ?? ""}`.toLowerCase().split(/[ (/-]/).some((word) => word.startsWith(start)));
  return [...begins, ...inside].slice(0, most);
}

/**
 * The code of a breed, found by its name in either language or by the code itself, which a host's prefill may contain. Ignores
 * case. Null when the type has no such breed.
 */
export const codeOf = (breeds: Breeds, type: string, name: string): string | null => {
  const wanted = name.trim().toLowerCase();
  return breedsOf(breeds, type).find(({ name: own, code, also }) => [own, code, also].some((known) => known?.toLowerCase() === wanted))?.code ?? null;
};
