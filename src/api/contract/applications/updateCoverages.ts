import { z } from "../../../kernel/zod";
import { editableCoverage } from "../coverage";
import { endpoint } from "../endpoint";
import { applicationParams, updatedApplication } from "./shared";

/** An option's value as `coverages` lists it, or whole dollars if the increments are a RANGE. */
const chosenValue = z.string().check(z.regex(/^\d{1,8}$/));

/** By the coverages' apiKeys: `{ allPerils: "2500" }`. */
export const chosenCoverages = z.record(z.string().check(z.regex(/^[a-zA-Z]{1,40}$/)), chosenValue);
export type ChosenCoverages = z.infer<typeof chosenCoverages>;

/**
 * The visitor's choices for homeowners, condominium, renters, landlord, life or pet; absent coverages keep their value. A
 * coverage that isn't editable, or a value that isn't offered, is refused with a pointer to it. (Auto sends its choices with
 * the vehicles.)
 */
export const updateCoverages = endpoint({
  id: "updateCoverages",
  method: "PATCH",
  path: "/v1/applications/{applicationId}/coverages",
  summary: "Choose coverages and deductibles",
  auth: "session",
  revision: "required",
  params: applicationParams,
  body: z.object({ editableCoverages: chosenCoverages }),
  response: z.extend(updatedApplication, { editableCoverages: z.array(editableCoverage) }),
  status: 200,
  problems: ["NOT_FOUND", "REVISION_CONFLICT"],
});
