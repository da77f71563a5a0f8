import { z } from "../../../kernel/zod";
import { endpoint } from "../endpoint";
import { id } from "../values";
import { lifeFields, lifeMailingAddress } from "./life";
import { createdApplication } from "./shared";

/** Created with the state and all known answers; later answers and changes are sent by `updateLife`. */
export const createLifeApplication = endpoint({
  id: "createLifeApplication",
  method: "POST",
  path: "/v1/applications/life",
  summary: "Create a life application",
  auth: "partner",
  create: true,
  body: z.object({ leadId: z.optional(id), mailingAddress: lifeMailingAddress, ...lifeFields }),
  response: createdApplication,
  status: 201,
  problems: ["CODE_NOT_SUPPORTED", "PREMIUM_TOO_HIGH", "NOT_FOUND", "LEAD_FINALIZED"],
});
