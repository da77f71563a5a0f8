import { z } from "../../kernel/zod";
import { endpoint } from "./endpoint";
import { vehicle } from "./vehicle";
import { address, email, id, insuranceLine, instant, isoDay, phone, quoteStatus } from "./values";

/** What an earlier conversation with the partner already knows, by the id in `splookup`. */
export const readLeadLookup = endpoint({
  id: "readLeadLookup",
  method: "GET",
  path: "/v1/lead-lookups/{lookupId}",
  summary: "Read what a lead lookup id stands for",
  auth: "partner",
  params: z.object({ lookupId: id }),
  response: z.object({
    viuLeadId: id,
    createdTimestamp: instant,
    updatedTimestamp: instant,
    firstName: z.optional(z.string()),
    lastName: z.optional(z.string()),
    email: z.optional(email),
    phone: z.optional(phone),
    insuranceLineType: insuranceLine,
    quoteStatus,
    supplements: z.object({
      address: z.optional(z.partial(address)),
      /** YYYY-MM-DD, filled in for the visitor like the name. */
      identification: z.optional(z.object({ dateOfBirth: z.optional(isoDay) })),
      /** The caller's own: nobody else is told what an id stands for. */
      partner: z.optional(id),
      /** Who passed the person on to the partner. For the partner's reports, and no business of the visitor's page. */
      aggregator: z.optional(z.string()),
      vehicles: z.optional(z.array(vehicle)),
    }),
  }),
  status: 200,
  problems: ["LOOKUP_NOT_FOUND"],
});
