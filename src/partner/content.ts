import { partnerFlags, type PartnerFlag } from "../business/partnerFlags";
import { partnerModes } from "../business/partnerMode";
import { languages, sourceLanguage } from "../kernel/language";
import { z } from "../kernel/zod";

/** Absolute and http(s): a `javascript:` address in a partner's file must never become a link. */
const page = z.string().check(z.regex(/^https?:\/\/[^\s"'<>\\]+$/));

/** Lives in the partner's own folder, so a config file can't make a host page load images from elsewhere. */
const picture = z.string().check(z.regex(/^(?:[\w-]+\/)*[\w-]+\.(?:svg|png|webp|avif|jpg|ico)$/));
const image = z.object({
  src: picture,
  /** Its twin for the dark scheme, of the same size, where one ink doesn't do for both. */
  dark: z.optional(picture),
  /** Pixels, so that the image's space is reserved before it arrives. */
  width: z.number(),
  height: z.number(),
});

const shortText = z.string().check(z.regex(/^[^]{1,120}$/));
const flag = z._default(z.boolean(), false);

/** Off unless a partner turns it on. */
const flags = z.object(Object.fromEntries(partnerFlags.map((name) => [name, flag])) as Record<PartnerFlag, typeof flag>);

const links = {
  /** Where the logo's return link leads. */
  partnerReturnUrl: z.optional(page),
  privacyUrl: page,
  termsUrl: page,
  privacyChoicesUrl: z.optional(page),
  howWeRankUrl: z.optional(page),
  /** In the menu: what the partner says of itself, and of how quotes are made. */
  aboutUrl: z.optional(page),
  howItWorksUrl: z.optional(page),
  /** Where "Sign in" leads; without it the event `iq-sign-in` alone tells the host. */
  signInUrl: z.optional(page),
  /** In the menu of a visitor who is signed in. */
  dashboardUrl: z.optional(page),
  profileUrl: z.optional(page),
  /** Target of "View where we're currently located". */
  locationsUrl: page,
  localAgentUrl: z.optional(page),
  /** The hosted page that the loader links to when the widget can't run. */
  hostedUrl: page,
};

/** An entry of the partner's line list; only those whose lead path is "ui" count. */
const lineEntry = z.object({ insuranceLineType: shortText, leadPath: shortText, include: z.boolean() });

/**
 * `{partner}/config.json` of the content network. Strict where a mistake would mislead or endanger a visitor,
 * silent about keys that it doesn't know, so that content may run ahead of the widget.
 */
export const partnerConfigSchema = z.object({
  id: shortText,
  name: shortText,
  /** Names the partner and its allowed origins to the API; publishable, not a secret. */
  publishableKey: z.string().check(z.regex(/^pk_[a-z0-9_]+$/)),

  agentId: z.optional(shortText),
  locationId: z.optional(shortText),
  location: z.optional(shortText),
  organizationGuid: z.optional(shortText),
  /** Names the partner to the service where quotes are e-mailed, if under another name than its own. */
  customPrivateLabelPartner: z.optional(z.string().check(z.regex(/^[\w-]{1,64}$/))),
  hubEpiclookupcode: z.optional(shortText),
  partnerStatusType: z.optional(shortText),

  /** As shown: (800) 555-0142. */
  tollFreeNumber: z.string().check(z.regex(/^\(\d{3}\) \d{3}-\d{4}$/)),
  /** Without it the two flags below say it, as in older files. */
  partnerAppMode: z.optional(z.enum(partnerModes)),
  isPrivateLabel: flag,
  cobranding: flag,
  /** Who stands beside the partner in the mode `cobrand`; published in no other. */
  cobrandName: z.optional(shortText),
  /** Off for the car maker only. */
  cobrandDisclaimer: z._default(z.boolean(), true),
  partnerInsuranceLineType: z.optional(z.array(lineEntry)),

  ...links,
  /** Origins, beside that of `partnerReturnUrl`, that a referral's return link may lead to. */
  returnOrigins: z.optional(z.array(page)),
  /** Where pages have another address in another language: { "es": { "privacyUrl": … } }. */
  linksIn: z.optional(z.partialRecord(z.enum(languages), z.partial(z.object(links)))),

  /** Without one the name stands in its place. */
  logo: z.optional(image),
  watermark: z.optional(image),
  favicon: z.optional(image),
  hero: z.optional(image),
  /** By line slug, where the brand's icons differ from the shared ones. */
  productIcons: z._default(z.record(z.string(), image), {}),

  /** What a tag without the attribute `color-scheme` shows: the light scheme, or the visitor's preference. */
  colorScheme: z._default(z.enum(["light", "auto"]), "light"),
  /** That visitors may choose from; the page says which one they begin with. */
  languages: z._default(z.array(z.enum(languages)), [sourceLanguage]),

  /** The address is asked for in a field for each part, and a visitor may search for it instead. */
  startInManualMode: flag,

  flags: z._default(flags, z.parse(flags, {})),
  /** What a state has differently: { "FL": { "honeyQuote": true } }. */
  flagsIn: z._default(z.record(z.string(), z.record(z.string(), z.boolean())), {}),
  analytics: z._default(z.boolean(), true),

  /** Shown in the footer at the size of its other text (CA Ins. Code §1725.5, §1726). */
  licensing: z.object({
    agency: shortText,
    npn: z.string().check(z.regex(/^\d{1,10}$/)),
    licenses: z.array(z.object({ state: z.string().check(z.regex(/^[A-Z]{2}$/)), number: shortText })),
  }),
  /** Stored with each consent receipt next to the hash of its text (47 CFR 64.1200). */
  consentVersion: shortText,
});

export type PartnerConfig = z.infer<typeof partnerConfigSchema>;
export type PartnerImage = z.infer<typeof image>;
