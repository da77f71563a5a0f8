import { endpoint, lazily } from "../endpoint";
import { updatedApplication } from "./shared";

export const updateBundling = endpoint({
  id: "updateBundling",
  method: "PATCH",
  path: "/v1/applications/{applicationId}/bundling",
  auth: "session",
  revision: "required",
  response: lazily(() => updatedApplication),
  status: 200,
});
