import { z } from "../../../kernel/zod";
import { endpoint } from "../endpoint";
import { applicationParams, updatedApplication } from "./shared";

const answer = z.optional(z.boolean());

/** The people and pets who share the home. */
export const cohabitationData = z.object({ partnerSpouse: answer, roommates: answer, kids: answer, dog: answer, cat: answer });
export type CohabitationData = z.infer<typeof cohabitationData>;

/** Absent members keep their value. */
export const updateCohabitation = endpoint({
  id: "updateCohabitation",
  method: "PATCH",
  path: "/v1/applications/{applicationId}/cohabitation",
  summary: "Say who shares the home",
  auth: "session",
  revision: "required",
  params: applicationParams,
  body: z.object({ cohabitationData }),
  response: updatedApplication,
  status: 200,
  problems: ["NOT_FOUND", "REVISION_CONFLICT"],
});
