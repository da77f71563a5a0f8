import { z } from "../../kernel/zod";
import { endpoint, lazily } from "./endpoint";

/** `also`: its name in the other language, if that differs, so that a typed name keeps its code when the language changes. */
const breed = z.object({ name: z.string(), code: z.string(), also: z.optional(z.string()) });

/** Alphabetical, with mixed breeds first, in the caller's language. A breed's name is the label, its code the value. */
export const listPetBreeds = endpoint({
  id: "listPetBreeds",
  method: "GET",
  path: "/v1/pet-breeds",
  auth: "partner",
  response: lazily(() => z.object({ cats: z.array(breed), dogs: z.array(breed) })),
  status: 200,
});
