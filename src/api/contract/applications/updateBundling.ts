import { z } from "../../../kernel/zod";
import { endpoint } from "../endpoint";
import { applicationParams, updatedApplication } from "./shared";

export const updateBundling = endpoint({
  id: "updateBundling",
  method: "PATCH",
  path: "/v1/applications/{applicationId}/bundling",
  summary: "Say whether a second line is wanted",
  auth: "session",
  revision: "required",
  params: applicationParams,
  body: z.object({ bundling: z.boolean() }),
  response: updatedApplication,
  status: 200,
  problems: ["NOT_FOUND", "REVISION_CONFLICT"],
});
