import { z } from "../../../kernel/zod";
import { endpoint } from "../endpoint";
import { address, id, personalInfo } from "../values";
import { createdApplication } from "./shared";

/** Spec §7. Send the lead's token along, so that one token opens both. */
export const createAutoApplication = endpoint({
  id: "createAutoApplication",
  method: "POST",
  path: "/v1/applications/auto",
  summary: "Create an auto application",
  auth: "partner",
  create: true,
  body: z.object({ leadId: z.optional(id), propertyAddress: address, personalInfo: z.optional(personalInfo) }),
  response: createdApplication,
  status: 201,
  problems: ["CODE_NOT_SUPPORTED", "COST_TOO_HIGH", "PREMIUM_TOO_HIGH", "NOT_FOUND"],
});
