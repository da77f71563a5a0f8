import { z } from "../../kernel/zod";
import type { Requests } from "./endpoint";
import { resumeRequest } from "./resumeLinks";
import { email, id, text } from "./values";

export const notificationsRequests = {
  emailQuotes: {
    summary: "E-mail the quotes of an application",
    body: z.object({
      applicationId: id,
      email: z.optional(email),
      /** Ids of carriers that quote through an advisor (`listAdditionalQuotes`). Any other text is left out. */
      additionalCarriers: z.array(text(64)).check(z.maxLength(10)),
      /** Included in the e-mail if it is one of the partner's. */
      referralCode: z.optional(text(64)),
      privateLabelPartner: z.optional(id),
      resume: z.optional(resumeRequest),
    }),
    problems: ["NOT_FOUND", "NO_QUOTES", "NO_RECIPIENT", "ORIGIN_NOT_ALLOWED", "EMAIL_LIMIT"],
  },
} satisfies Requests;
