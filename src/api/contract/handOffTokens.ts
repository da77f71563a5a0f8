import { length, petAge } from "../../business/limits";
import { z } from "../../kernel/zod";
import { endpoint, lazily } from "./endpoint";
import { address, email, id, instant, isoDay, phone, text } from "./values";

/** Homes in Florida continue on the quoting site ("honey quote"), pets on the pet partner's. */
export const handOffProduct = z.enum(["PERSONAL_HOME", "CONDOMINIUM", "PET"]);
export type HandOffProduct = z.infer<typeof handOffProduct>;

/** The issuer of hand-off tokens (`iss`). A site refuses tokens of any other issuer. */
export const handOffIssuer = "quote-service";

/** The visitor's data for the other site; only filled members are sent. */
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
  /** The chosen quote, if there is one. */
  carrier: z.optional(text(64)),
  carrierSpecificQuoteId: z.optional(text(64)),
});
export type HandOffLead = z.infer<typeof handOffLead>;

/**
 * Creates a token for the external site on which the visitor continues. It is signed (EdDSA), valid for one use within ten
 * minutes, and contains no personal data: URLs are stored in histories and logs, so the site's server fetches the lead with
 * the token. `url` is the complete target, including token and ref. After HAND_OFF_FAILED the standard flow continues.
 */
export const createHandOffToken = endpoint({
  id: "createHandOffToken",
  method: "POST",
  path: "/v1/hand-off-tokens",
  auth: "session",
  create: true,
  response: lazily(() => z.object({
    token: z.string(),
    /** The hand-off's name for people on the phone: "FL-7K2M9Q". */
    ref: z.string(),
    url: z.string(),
    expiresTimestamp: instant,
  })),
  status: 201,
});

/** The public keys that verify hand-off tokens (RFC 7517), for the sites that receive them. */
export const listHandOffKeys = endpoint({
  id: "listHandOffKeys",
  method: "GET",
  path: "/v1/hand-off-keys",
  auth: "none",
  response: lazily(() => z.object({
    keys: z.array(z.object({ kty: z.string(), crv: z.string(), x: z.string(), kid: z.string(), alg: z.string(), use: z.string() })),
  })),
  status: 200,
});

/** For the receiving site's server: the token is the only credential, and the call uses it up (its `jti` is spent). */
export const redeemHandOffToken = endpoint({
  id: "redeemHandOffToken",
  method: "POST",
  path: "/v1/hand-off-tokens/redemption",
  auth: "none",
  response: lazily(() =>
    z.object({ productType: handOffProduct, customerId: id, ref: z.string(), partner: id, lead: handOffLead, createdTimestamp: instant }),
  ),
  status: 200,
});
