import { length, petAge } from "../../business/limits";
import { z } from "../../kernel/zod";
import { endpoint } from "./endpoint";
import { address, email, id, instant, isoDay, phone, text } from "./values";

/** Homes in Florida go on at the quoting site ("honey quote"), pets at the pet partner's. */
export const handOffProduct = z.enum(["PERSONAL_HOME", "CONDOMINIUM", "PET"]);
export type HandOffProduct = z.infer<typeof handOffProduct>;

/** The issuer of hand-off tokens (`iss`). A site refuses those of any other. */
export const handOffIssuer = "quote-service";

/** What the other site is told about the visitor; members only where they are filled. */
export const handOffLead = z.object({
  leadId: z.optional(id),
  firstName: z.optional(text(length.name)),
  lastName: z.optional(text(length.name)),
  dateOfBirth: z.optional(isoDay),
  email: z.optional(email),
  phone: z.optional(phone),
  address: z.optional(z.partial(address)),
  petName: z.optional(text(length.petName)),
  petType: z.optional(z.enum(["CAT", "DOG"])),
  petCode: z.optional(text(60)),
  petAge: z.optional(z.int().check(z.minimum(petAge.min), z.maximum(petAge.max))),
  /** The chosen quote, where there is one. */
  carrier: z.optional(text(64)),
  carrierSpecificQuoteId: z.optional(text(64)),
});
export type HandOffLead = z.infer<typeof handOffLead>;

/**
 * Makes a token for the external site that goes on with the visitor. It is signed (EdDSA), good for one use within
 * ten minutes, and holds no personal data: a URL ends in histories and logs, so the site's server fetches the lead by it.
 * `url` is the whole place to go to, token and ref included. HAND_OFF_FAILED: the standard flow goes on.
 */
export const createHandOffToken = endpoint({
  id: "createHandOffToken",
  method: "POST",
  path: "/v1/hand-off-tokens",
  summary: "Create a token that hands the visitor to an external site",
  auth: "session",
  create: true,
  body: z.object({
    productType: handOffProduct,
    /** The applicant's id, of an application of the session for the product. What else isn't the session's own is left out. */
    customerId: id,
    lead: handOffLead,
    /** The partner under whom the site keeps the lead; its environment's default otherwise. */
    leadPartner: z.optional(text(64)),
  }),
  response: z.object({
    token: z.string(),
    /** Names the hand-off to people, on the telephone: "FL-7K2M9Q". */
    ref: z.string(),
    url: z.string(),
    expiresTimestamp: instant,
  }),
  status: 201,
  problems: ["NOT_FOUND", "HAND_OFF_FAILED"],
});

/** The public keys that verify hand-off tokens (RFC 7517), for the sites that receive them. */
export const listHandOffKeys = endpoint({
  id: "listHandOffKeys",
  method: "GET",
  path: "/v1/hand-off-keys",
  summary: "List the public keys of hand-off tokens",
  auth: "none",
  response: z.object({
    keys: z.array(z.object({ kty: z.string(), crv: z.string(), x: z.string(), kid: z.string(), alg: z.string(), use: z.string() })),
  }),
  status: 200,
  problems: [],
});

/** For the receiving site's server: the token itself is the credential, and is used up by the call (its `jti` is burnt). */
export const redeemHandOffToken = endpoint({
  id: "redeemHandOffToken",
  method: "POST",
  path: "/v1/hand-off-tokens/redemption",
  summary: "Use a hand-off token up and receive the lead",
  auth: "none",
  body: z.object({ token: z.string().check(z.maxLength(2_000)) }),
  response: z.object({ productType: handOffProduct, customerId: id, ref: z.string(), partner: id, lead: handOffLead, createdTimestamp: instant }),
  status: 200,
  problems: ["HAND_OFF_TOKEN_INVALID", "HAND_OFF_TOKEN_USED"],
});
