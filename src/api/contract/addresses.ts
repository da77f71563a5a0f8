import { z } from "../../kernel/zod";
import { endpoint, lazily } from "./endpoint";
import { address } from "./values";

/** The typed text is personal, so it is sent in the body. Empty below three characters; at most eight suggestions. */
export const suggestAddresses = endpoint({
  id: "suggestAddresses",
  method: "POST",
  path: "/v1/addresses/suggestions",
  auth: "partner",
  safe: "read",
  response: lazily(() => z.object({ suggestions: z.array(z.object({ text: z.string(), address })) })),
  status: 200,
});

/**
 * Strict on state and ZIP. `corrected` asks the person to confirm `address`, and names the differences; `missing-unit` asks
 * for a unit, and can be answered by repeating the call with `unitConfirmed`.
 */
export const verifyAddress = endpoint({
  id: "verifyAddress",
  method: "POST",
  path: "/v1/addresses/verification",
  auth: "partner",
  safe: "read",
  response: lazily(() => z.union([
    z.object({ outcome: z.literal("verified"), address }),
    z.object({
      outcome: z.literal("corrected"),
      address,
      changed: z.array(z.enum(["addressLine1", "addressLine2", "city", "state", "zipCode"])),
    }),
    z.object({ outcome: z.literal("missing-unit"), address }),
    z.object({ outcome: z.literal("not-found") }),
  ])),
  status: 200,
});
