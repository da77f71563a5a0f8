import { z } from "../../kernel/zod";
import { endpoint } from "./endpoint";
import { resumeRequest } from "./resumeLinks";
import { email, id, text } from "./values";

/**
 * E-mails the application's quotes, by default to the address of the session's lead. The e-mail contains the carriers'
 * quotes so far, the companies that quote through an advisor, and a link that continues the visit: nothing that a caller
 * wrote. EMAIL_LIMIT: the session, the mailbox, the caller's network address or the partner has used up the day's e-mails.
 */
export const emailQuotes = endpoint({
  id: "emailQuotes",
  method: "POST",
  path: "/v1/notifications",
  summary: "E-mail the quotes of an application",
  auth: "session",
  create: true,
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
  response: z.object({ emailId: id }),
  status: 201,
  problems: ["NOT_FOUND", "NO_QUOTES", "NO_RECIPIENT", "ORIGIN_NOT_ALLOWED", "EMAIL_LIMIT"],
});
