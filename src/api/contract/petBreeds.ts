import { z } from "../../kernel/zod";
import { endpoint, lazily } from "./endpoint";

/**
 * `also`: its name in the other language, if that differs, so that a typed name keeps its code when the language changes. `called`: other
 * names by which people look for it, such as "Yorkie"; several breeds may share one.
 */
const breed = z.object({ name: z.string(), code: z.string(), also: z.optional(z.string()), called: z.optional(z.array(z.string())) });

/** Alphabetical, with mixed breeds first, in the caller's language. A breed's name is the label, its code the value. */
export const listPetBreeds = endpoint({
  id: "listPetBreeds",
  method: "GET",
  path: "/v1/pet-breeds",
  auth: "partner",
  response: lazily(() => z.object({ cats: z.array(breed), dogs: z.array(breed) })),
  status: 200,
});
