import { insuranceLines, type InsuranceLine } from "../../../src/business/lines";
import { partnerFlags } from "../../../src/business/partnerFlags";
import { z } from "../../../src/kernel/zod";

/** Also the name of a folder on the content network. */
export const partnerId = z.string().check(z.regex(/^(?!-)[a-z\d-]{1,64}(?<!-)$/, "needs small letters, digits and hyphens"));

export const isOrigin = (value: unknown): value is string => typeof value === "string" && URL.canParse(value) && new URL(value).origin === value;

const origin = z.string().check(z.refine(isOrigin, "isn't an origin such as https://shop.example, without a path"));

const secret = z.string().check(z.regex(/^whsec_[A-Za-z0-9+/]{32,86}={0,2}$/, "isn't whsec_ and 24 to 64 bytes in base64"));

/** The addresses of a partner's own systems, with the secrets that sign their calls. */
export const webhookAddresses = z.array(z.object({ url: z.url({ protocol: /^https?$/, error: "isn't an http address" }), secret }));

/** The settings that an operator gives a partner. A list replaces the former one. */
export const partnerChange = z.object({
  state: z.optional(z.enum(["active", "suspended"])),
  config: z.optional(z.looseObject({ id: partnerId })),
  origins: z.optional(z.array(origin)),
  /** Null for every line that its content shows. */
  lines: z.optional(z.nullable(z.array(z.enum(insuranceLines.map(({ wire }) => wire) as readonly InsuranceLine[])))),
  flags: z.optional(z.partialRecord(z.enum(partnerFlags), z.boolean())),
  webhooks: z.optional(webhookAddresses),
});

export type PartnerChange = z.infer<typeof partnerChange>;
