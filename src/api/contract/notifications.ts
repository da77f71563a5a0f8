import { z } from "../../kernel/zod";
import { endpoint, lazily } from "./endpoint";
import { id } from "./values";

/**
 * E-mails the application's quotes, by default to the address of the session's lead. The e-mail contains the carriers'
 * quotes so far, the companies that quote through an advisor, and a link that continues the visit: nothing that a caller
 * wrote. EMAIL_LIMIT: the session, the mailbox, the caller's network address or the partner has used up the day's e-mails.
 */
export const emailQuotes = endpoint({
  id: "emailQuotes",
  method: "POST",
  path: "/v1/notifications",
  auth: "session",
  create: true,
  response: lazily(() => z.object({ emailId: id })),
  status: 201,
});
