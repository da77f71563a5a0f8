/** Values that several resources share. */
import { addressPatterns } from "../../business/addressPatterns";
import { insuranceLines, type InsuranceLine } from "../../business/lines";
import { length } from "../../business/limits";
import { phonePattern } from "../../business/telephone";
import { emailPattern, namePatterns } from "../../kernel/personPatterns";
import { z } from "../../kernel/zod";

export const text = (max: number) => z.string().check(z.trim(), z.minLength(1), z.maxLength(max));

export const id = z.string().check(z.regex(/^[\w-]{1,64}$/));

/** Increases by one with each change of its entity. */
export const revision = z.int().check(z.nonnegative());

/** YYYY-MM-DD. */
export const isoDay = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/));

/** An instant, UTC, ISO 8601. */
export const instant = z.string().check(z.regex(/^\d{4}-[01]\d-[0-3]\dT[0-2]\d:[0-5]\d:[0-5]\d(\.\d{1,9})?(Z|[+-]\d\d:\d\d)$/));

/** Increases each time that a visit moves to another device; the previous device still has the lower number. */
export const deviceNumber = z.int();

/** Two capital letters, including territories and military codes. */
export const stateCode = z.string().check(z.regex(/^[A-Z]{2}$/));

export const zipCode = z.string().check(z.regex(addressPatterns.zip));

export const insuranceLine = z.enum(insuranceLines.map((line) => line.wire) as [InsuranceLine, ...InsuranceLine[]]);

export const email = z.string().check(z.toLowerCase(), z.maxLength(length.email), z.regex(emailPattern));

/** Any US writing of ten digits, with or without +1. */
export const phone = z.string().check(z.maxLength(20), z.regex(phonePattern));

/** The name of an insured person. A lead keeps a name as it is, so that no lead is lost for its spelling. */
export const personName = text(length.name).check(z.regex(namePatterns.characters), z.regex(namePatterns.letter));

export const address = z.object({
  addressLine1: text(length.addressLine),
  addressLine2: z.optional(z.string().check(z.trim(), z.maxLength(length.unit))),
  city: text(length.city),
  state: stateCode,
  zipCode,
});
export type Address = z.infer<typeof address>;

export const gender = z.enum(["Male", "Female", "NonBinary"]);
/** Sent only if it is one of these; single is left out. */
export const maritalStatus = z.enum(["Married", "DomesticPartner"]);

/** Every member is optional: a line sends the answers that it asks for. */
export const personalInfo = z.object({
  firstName: z.optional(personName),
  lastName: z.optional(personName),
  /** The form for machines; people type and read MM/DD/YYYY. */
  dateOfBirth: z.optional(isoDay),
  email: z.optional(email),
  primaryPhoneNumber: z.optional(phone),
  gender: z.optional(gender),
  maritalStatus: z.optional(maritalStatus),
  referralCode: z.optional(text(64)),
  partnerReturnUrl: z.optional(z.string().check(z.maxLength(2_048))),
  signedIn: z.optional(z.boolean()),
});
export type PersonalInfo = z.infer<typeof personalInfo>;

export const quoteStatus = z.enum(["CAPTURED", "QUOTED", "BINDABLE", "FINALIZED", "PAID", "BOUND"]);
export type QuoteStatus = z.infer<typeof quoteStatus>;

/** The progress of rating. `Completed` and `Failed` are final. */
export const processStatus = z.enum(["Requested", "Started", "InProgress", "Completed", "Failed"]);
export type ProcessStatus = z.infer<typeof processStatus>;

/** The extent of a response: a full quote, or a part of one. */
export const scope = z.enum(["FullQuote", "QuickQuote"]);
