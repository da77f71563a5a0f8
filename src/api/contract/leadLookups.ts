import { z } from "../../kernel/zod";
import { endpoint, lazily } from "./endpoint";
import { vehicle } from "./vehicle";
import { address, email, id, insuranceLine, instant, isoDay, phone, quoteStatus } from "./values";

/** The members that don't depend on the person. */
const head = { viuLeadId: id, createdTimestamp: instant, updatedTimestamp: instant, insuranceLineType: insuranceLine, quoteStatus };

/** An earlier conversation with the partner, by the id in `splookup`; the person is masked but recognizable. */
export const readLeadLookup = endpoint({
  id: "readLeadLookup",
  method: "GET",
  path: "/v1/lead-lookups/{lookupId}",
  auth: "partner",
  response: lazily(() => z.object({
    ...head,
    firstName: z.optional(z.string()),
    lastName: z.optional(z.string()),
    email: z.optional(z.string()),
    phone: z.optional(z.string()),
  })),
  status: 200,
});

/** Unmasked, for the visitor's own form: only for a partner's page (ORIGIN_NOT_ALLOWED). */
export const takeOverLeadLookup = endpoint({
  id: "takeOverLeadLookup",
  method: "POST",
  path: "/v1/lead-lookups/{lookupId}/take-over",
  auth: "partner",
  safe: "read",
  pageOnly: true,
  response: lazily(() => z.object({
    ...head,
    firstName: z.optional(z.string()),
    lastName: z.optional(z.string()),
    email: z.optional(email),
    phone: z.optional(phone),
    supplements: z.object({
      address: z.optional(z.partial(address)),
      /** YYYY-MM-DD, filled in for the visitor like the name. */
      identification: z.optional(z.object({ dateOfBirth: z.optional(isoDay) })),
      /** The caller's own id: no other partner can look up the id. */
      partner: z.optional(id),
      /** The company that passed the person on to the partner. For the partner's reports; the visitor's page doesn't use it. */
      aggregator: z.optional(z.string()),
      vehicles: z.optional(z.array(vehicle)),
    }),
  })),
  status: 200,
});
