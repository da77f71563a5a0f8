import { expect, it } from "vitest";
import { petDetails } from "../../../src/api/contract/applications/createPet";
import { dataFile } from "./dataFile";
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

it("names breeds in Spanish as people say them, each once, mixed ones first, under the same codes", () => {
  const [cats, dogs] = [breedsOf("CAT", "es"), breedsOf("DOG", "es")];
  expect(dogs[0]).toMatchObject({ name: "Mestizo, pequeño (hasta 25 lb)", code: breedsOf("DOG")[0]!.code, also: "Mixed breed, small (up to 25 lb)" });
  expect(dogs.map(({ name }) => name)).toEqual(expect.arrayContaining(["Pastor alemán", "Labrador retriever", "Chihuahua", "Gran danés"]));
  expect(cats.map(({ name }) => name)).toEqual(expect.arrayContaining(["Siamés", "Maine Coon"]));
  for (const [type, said] of [["CAT", cats], ["DOG", dogs]] as const) {
    expect(new Set(said.map(({ name }) => name)).size).toBe(said.length);
    expect(said.map(({ code }) => code).sort()).toEqual(breedsOf(type).map(({ code }) => code).sort());
  }
  const known = new Set([...breedsOf("CAT"), ...breedsOf("DOG")].map(({ name }) => name));
  const named = dataFile("breeds.es.psv").trim().split("\n").slice(1).map((row) => row.split("|"));
  expect(named.filter(([name = "", said = ""]) => !known.has(name) || said === "").map(String)).toEqual([]);
});

it("says what breeds are called besides their names, in each language", () => {
  const dachshund = { code: "DACHSHUND", called: ["Doxie", "Weenie dog", "Wiener dog", "Sausage dog", "Salchicha"] };
  for (const language of ["en", "es"] as const) expect(breedsOf("DOG", language)).toContainEqual(expect.objectContaining(dachshund));
  const called = dataFile("breeds.called.psv").trim().split("\n").slice(1).map((row) => row.split("|"));
  const known = new Set([...breedsOf("CAT"), ...breedsOf("DOG")].map(({ code }) => code));
  expect(called.filter(([code = ""]) => !known.has(code)).map(String)).toEqual([]);
  const names = new Set([...breedsOf("CAT"), ...breedsOf("DOG")].map(({ name }) => name));
  expect(called.filter(([, name = ""]) => names.has(name)).map(String)).toEqual([]);
});

it("knows a breed by its type", () => {
  expect(isBreed("DOG", "BEAGLE")).toBe(true);
  expect(isBreed("CAT", "BEAGLE")).toBe(false);
  expect(breedFactor("DOG", "FRENCH_BULLDOG")).toBeGreaterThan(breedFactor("DOG", "MIXED_BREED_SMALL"));
});
