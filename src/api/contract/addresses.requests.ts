import { length } from "../../business/limits";
import { z } from "../../kernel/zod";
import type { Requests } from "./endpoint";
import { address, stateCode } from "./values";

export const addressesRequests = {
  suggestAddresses: {
    summary: "Suggest addresses for what was typed",
    body: z.object({ text: z.string().check(z.maxLength(length.addressSearch)), state: z.optional(stateCode) }),
    problems: [],
  },
  verifyAddress: {
    summary: "Verify an address",
    body: z.object({ address, unitConfirmed: z.optional(z.boolean()) }),
    problems: [],
  },
} satisfies Requests;
