import { expect, it } from "vitest";
import { petDetails } from "../../../src/api/contract/applications/createPet";
import { breedFactor, breedsOf, isBreed } from "./breeds";

it.each([
  ["CAT", ["Domestic Shorthair", "Maine Coon", "Siamese"]],
  ["DOG", ["Mixed breed, small (up to 25 lb)", "Labrador Retriever", "French Bulldog", "Goldendoodle"]],
] as const)("%s: names and codes are unique, mixed ones first, the rest alphabetical", (type, some) => {
  const breeds = breedsOf(type);
  const names = breeds.map(({ name }) => name);
  expect(names).toEqual(expect.arrayContaining([...some]));
  expect(names[0]).toBe(some[0]);
  expect(new Set(names).size).toBe(names.length);
  expect(new Set(breeds.map(({ code }) => code)).size).toBe(breeds.length);
  const pure = names.slice(type === "CAT" ? 4 : 3);
  expect(pure).toEqual([...pure].sort((a, b) => a.localeCompare(b, "en")));
  for (const { code } of breeds) expect(petDetails.shape.petCode.safeParse(code).success).toBe(true);
});

it("knows a breed by its type", () => {
  expect(isBreed("DOG", "BEAGLE")).toBe(true);
  expect(isBreed("CAT", "BEAGLE")).toBe(false);
  expect(breedFactor("DOG", "FRENCH_BULLDOG")).toBeGreaterThan(breedFactor("DOG", "MIXED_BREED_SMALL"));
});
