import { z } from "../../../kernel/zod";
import { endpoint, lazily } from "../endpoint";
import { updatedApplication } from "./shared";

const answer = z.optional(z.boolean());

/** The people and pets who share the home. */
export const cohabitationData = z.object({ partnerSpouse: answer, roommates: answer, kids: answer, dog: answer, cat: answer });
export type CohabitationData = z.infer<typeof cohabitationData>;

/** Absent members keep their value. */
export const updateCohabitation = endpoint({
  id: "updateCohabitation",
  method: "PATCH",
  path: "/v1/applications/{applicationId}/cohabitation",
  auth: "session",
  revision: "required",
  response: lazily(() => updatedApplication),
  status: 200,
});
