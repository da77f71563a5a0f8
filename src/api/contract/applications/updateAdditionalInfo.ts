import { endpoint, lazily } from "../endpoint";
import { updatedApplication } from "./shared";

/** Absent members keep their value; each line sends its own. */
export const updateAdditionalInfo = endpoint({
  id: "updateAdditionalInfo",
  method: "PATCH",
  path: "/v1/applications/{applicationId}/additional-info",
  auth: "session",
  revision: "required",
  response: lazily(() => updatedApplication),
  status: 200,
});
