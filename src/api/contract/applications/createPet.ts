import { length, petAge } from "../../../business/limits";
import { z } from "../../../kernel/zod";
import { endpoint, lazily } from "../endpoint";
import { email, isoDay, phone, stateCode, text, zipCode } from "../values";
import { createdApplication } from "./shared";

/** The pet, the contact and the first day. */
export const petDetails = z.object({
  email,
  primaryPhoneNumber: z.optional(phone),
  mailingAddress: z.object({ state: stateCode, zipCode }),
  petName: text(length.petName),
  /** Completed years; 1 is "1 or younger". */
  petAge: z.int().check(z.minimum(petAge.min), z.maximum(petAge.max)),
  petType: z.enum(["CAT", "DOG"]),
  /** A breed's code, as `pet-breeds` lists it for the type. */
  petCode: text(60),
  /** At least one day ahead in some states, two elsewhere, and at most 60 days ahead. */
  effectiveDate: isoDay,
  subscribeCheckbox: z.optional(z.boolean()),
});
export type PetDetails = z.infer<typeof petDetails>;

/** Pet has a single step, so the create sends everything; a changed answer makes another application. */
export const createPetApplication = endpoint({
  id: "createPetApplication",
  method: "POST",
  path: "/v1/applications/pet",
  auth: "partner",
  create: true,
  response: lazily(() => createdApplication),
  status: 201,
});
