import { z } from "../../kernel/zod";
import { endpoint } from "./endpoint";
import { resumeRequest } from "./resumeLinks";
import { email, id, text } from "./values";

/**
 * Sends the application's quotes by e-mail, to the address of the session's lead where none is given. The e-mail holds what
 * the carriers have answered so far, who quotes through an advisor, and a link that continues the visit: nothing that a caller
 * wrote. EMAIL_LIMIT: the session, the mailbox, the caller's address or the partner has had its e-mails of the day.
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
    /** Stands in the e-mail where it is one of the partner's. */
    referralCode: z.optional(text(64)),
    privateLabelPartner: z.optional(id),
    resume: z.optional(resumeRequest),
  }),
  response: z.object({ emailId: id }),
  status: 201,
  problems: ["NOT_FOUND", "NO_QUOTES", "NO_RECIPIENT", "ORIGIN_NOT_ALLOWED", "EMAIL_LIMIT"],
});
