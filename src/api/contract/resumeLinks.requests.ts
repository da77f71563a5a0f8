import { z } from "../../kernel/zod";
import type { Requests } from "./endpoint";
import { resumeRequest } from "./resumeLinks";
import { email, id } from "./values";

export const resumeLinksRequests = {
  createResumeLink: {
    summary: "Create a link that continues the visit on another device",
    body: z.extend(resumeRequest, {
      /** An address to send the link to, too. */
      email: z.optional(email),
    }),
    problems: ["ORIGIN_NOT_ALLOWED", "EMAIL_LIMIT"],
  },
  redeemResumeLink: {
    summary: "Use a resume link up and receive the visit",
    body: z.object({
      secret: z.string().check(z.regex(/^[\w-]{43}$/)),
      /** A random id of this opening of the link. Without one, a repeat is refused. */
      redemptionId: z.optional(id),
    }),
    problems: ["RESUME_LINK_INVALID"],
  },
  takeVisitBack: {
    summary: "Take a visit back from the device that it was taken to",
    body: z.object({}),
    problems: [],
  },
} satisfies Requests;
