import { z } from "../../kernel/zod";
import { endpoint } from "./endpoint";
import { vehicle } from "./vehicle";
import { address, email, id, insuranceLine, instant, isoDay, phone, quoteStatus } from "./values";

const params = z.object({ lookupId: id });

/** What an id stands for, whomever it is about. */
const head = { viuLeadId: id, createdTimestamp: instant, updatedTimestamp: instant, insuranceLineType: insuranceLine, quoteStatus };

/** What an earlier conversation with the partner is about, by the id in `splookup`; the person masked, as they are recognized. */
export const readLeadLookup = endpoint({
  id: "readLeadLookup",
  method: "GET",
  path: "/v1/lead-lookups/{lookupId}",
  summary: "Read what a lead lookup id stands for, masked",
  auth: "partner",
  params,
  response: z.object({
    ...head,
    firstName: z.optional(z.string()),
    lastName: z.optional(z.string()),
    email: z.optional(z.string()),
    phone: z.optional(z.string()),
  }),
  status: 200,
  problems: ["LOOKUP_NOT_FOUND"],
});

/** Whole, for the visitor's own form: answered to a partner's page alone (ORIGIN_NOT_ALLOWED). */
export const takeOverLeadLookup = endpoint({
  id: "takeOverLeadLookup",
  method: "POST",
  path: "/v1/lead-lookups/{lookupId}/take-over",
  summary: "Take over what a lead lookup id stands for",
  auth: "partner",
  safe: true,
  pageOnly: true,
  params,
  body: z.object({}),
  response: z.object({
    ...head,
    firstName: z.optional(z.string()),
    lastName: z.optional(z.string()),
    email: z.optional(email),
    phone: z.optional(phone),
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
