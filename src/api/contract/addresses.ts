import { length } from "../../business/limits";
import { z } from "../../kernel/zod";
import { endpoint } from "./endpoint";
import { address, stateCode } from "./values";

/** The typed text is personal, so it is sent in the body. Empty below three characters; at most eight suggestions. */
export const suggestAddresses = endpoint({
  id: "suggestAddresses",
  method: "POST",
  path: "/v1/addresses/suggestions",
  summary: "Suggest addresses for what was typed",
  auth: "partner",
  safe: true,
  body: z.object({ text: z.string().check(z.maxLength(length.addressSearch)), state: z.optional(stateCode) }),
  response: z.object({ suggestions: z.array(z.object({ text: z.string(), address })) }),
  status: 200,
  problems: [],
});

/**
 * Strict on state and ZIP. `corrected` asks the person to confirm `address`, and names the differences; `missing-unit` asks
 * for a unit, and can be answered by repeating the call with `unitConfirmed`.
 */
export const verifyAddress = endpoint({
  id: "verifyAddress",
  method: "POST",
  path: "/v1/addresses/verification",
  summary: "Verify an address",
  auth: "partner",
  safe: true,
  body: z.object({ address, unitConfirmed: z.optional(z.boolean()) }),
  response: z.union([
    z.object({ outcome: z.literal("verified"), address }),
    z.object({
      outcome: z.literal("corrected"),
      address,
      changed: z.array(z.enum(["addressLine1", "addressLine2", "city", "state", "zipCode"])),
    }),
    z.object({ outcome: z.literal("missing-unit"), address }),
    z.object({ outcome: z.literal("not-found") }),
  ]),
  status: 200,
  problems: [],
});
