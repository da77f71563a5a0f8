import { z } from "../../kernel/zod";
import type { Requests } from "./endpoint";
import { email } from "./values";

export const erasuresRequests = {
  requestErasure: {
    summary: "Email a link that erases a person's data",
    body: z.object({
      email,
      /** The page shows the visitor what will be deleted, and sends the secret from its fragment. */
      pageUrl: z.string().check(z.maxLength(2_048), z.regex(/^https?:\/\//)),
    }),
    problems: ["ORIGIN_NOT_ALLOWED", "EMAIL_LIMIT"],
  },
  erasePerson: {
    summary: "Use an erasure link up and erase the person's data",
    body: z.object({ secret: z.string().check(z.regex(/^[\w-]{43}$/)) }),
    problems: ["ERASURE_LINK_INVALID", "PAYMENT_UNDER_WAY"],
  },
} satisfies Requests;
