import { z } from "../../../kernel/zod";
import { endpoint, lazily } from "../endpoint";
import { id, isoDay } from "../values";
import { updatedApplication } from "./shared";
import { knownDriver } from "./driver";

/** Replaces the drivers. The returned ids replace the caller's, with the history that is on record. */
export const updateDrivers = endpoint({
  id: "updateDrivers",
  method: "PATCH",
  path: "/v1/applications/{applicationId}/drivers",
  auth: "session",
  revision: "required",
  response: lazily(() => z.extend(updatedApplication, {
    applicantId: id,
    /**
     * The main driver's date as stored. If it differs from the sent day, it replaces the form's; otherwise the form keeps
     * what was typed, such as a month without a day.
     */
    driverDateLicensed: z.nullable(isoDay),
    drivers: z.array(knownDriver),
  })),
  status: 200,
});
