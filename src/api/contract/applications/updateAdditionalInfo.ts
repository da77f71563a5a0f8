import { endpoint } from "../endpoint";
import { additionalInfo } from "./additionalInfo";
import { applicationParams, updatedApplication } from "./shared";

/** Absent members keep their value; each line sends its own. */
export const updateAdditionalInfo = endpoint({
  id: "updateAdditionalInfo",
  method: "PATCH",
  path: "/v1/applications/{applicationId}/additional-info",
  summary: "Update mileage, continuous coverage, prior limits, home type and usage",
  auth: "session",
  revision: "required",
  params: applicationParams,
  body: additionalInfo,
  response: updatedApplication,
  status: 200,
  problems: ["NOT_FOUND", "REVISION_CONFLICT"],
});
