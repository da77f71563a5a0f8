import { endpoint, lazily } from "../endpoint";
import { updatedApplication } from "./shared";

/**
 * Absent parts keep their value; a part that is sent replaces the stored one completely, so that its absent members become
 * unknown, such as the marital status of a single person. A birth date outside the ages of business/limits and a start
 * outside its window are refused with a pointer; visitors in another time zone get a day of grace.
 */
export const updateGeneralInfo = endpoint({
  id: "updateGeneralInfo",
  method: "PATCH",
  path: "/v1/applications/{applicationId}/general-info",
  auth: "session",
  revision: "required",
  response: lazily(() => updatedApplication),
  status: 200,
});
