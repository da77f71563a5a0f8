import { z } from "../../kernel/zod";
import type { Requests } from "./endpoint";
import { handOffLead, handOffProduct } from "./handOffTokens";
import { id, text } from "./values";

export const handOffTokensRequests = {
  createHandOffToken: {
    summary: "Create a token that hands the visitor to an external site",
    body: z.object({
      productType: handOffProduct,
      /** The id of the session's application for the product. Anything in the lead that isn't the session's own is left out. */
      customerId: id,
      lead: handOffLead,
      /** The partner under which the site stores the lead; by default that of its environment. */
      leadPartner: z.optional(text(64)),
    }),
    problems: ["NOT_FOUND", "HAND_OFF_FAILED"],
  },
  listHandOffKeys: {
    summary: "List the public keys of hand-off tokens",
    problems: [],
  },
  redeemHandOffToken: {
    summary: "Use a hand-off token up and receive the lead",
    body: z.object({ token: z.string().check(z.maxLength(2_000)) }),
    problems: ["HAND_OFF_TOKEN_INVALID", "HAND_OFF_TOKEN_USED"],
  },
} satisfies Requests;
