import { sessionHours } from "../business/limits";
import { partnerFlags, type PartnerFlag } from "../business/partnerFlags";
import { partnerModes } from "../business/partnerMode";
import { languages, sourceLanguage } from "../kernel/language";
import { z } from "../kernel/zod";

/** Absolute and http(s): a `javascript:` address in a partner's file must never become a link. */
const page = z.string().check(z.regex(/^https?:\/\/[^\s"'<>\\]+$/));

/** A file in the partner's own folder, so that a config can't make a host page load images from elsewhere. */
const picture = z.string().check(z.regex(/^(?:[\w-]+\/)*[\w-]+\.(?:svg|png|webp|avif|jpg|ico)$/));
const image = z.object({
  src: picture,
  /** The variant for the dark scheme, of the same size, if one image doesn't suit both. */
  dark: z.optional(picture),
  /** Pixels, so that the image's space is reserved before it arrives. */
  width: z.number(),
  height: z.number(),
});

/** A font in the partner's own folder, which pages load under a name of the partner's own. */
const font = z.object({
  /** The name by which the theme's `font` tokens name it. */
  family: z.string().check(z.regex(/^[\w .-]{1,60}$/)),
  src: z.string().check(z.regex(/^(?:[\w-]+\/)*[\w-]+\.woff2$/)),
  /** One weight, or the range of a variable font: "200 900". */
  weight: z._default(z.string().check(z.regex(/^\d{1,4}(?: \d{1,4})?$/)), "400"),
  style: z._default(z.enum(["normal", "italic"]), "normal"),
  /** The font shown until it has loaded, in percent of its own size, so that no line moves when it has. */
  standIn: z.optional(
    z.object({
      family: z.string().check(z.regex(/^[\w .-]{1,60}$/)),
      sizeAdjust: z.number(),
      ascent: z.number(),
      descent: z.number(),
    }),
  ),
});

const shortText = z.string().check(z.regex(/^[^]{1,120}$/));
/** `alt`: the words in the logo, if they aren't the partner's name. */
const logo = z.extend(image, { alt: z.optional(shortText) });
const flag = z._default(z.boolean(), false);

/** Flags are off unless a partner turns them on. */
const flags = z.object(Object.fromEntries(partnerFlags.map((name) => [name, flag])) as Record<PartnerFlag, typeof flag>);

const links = {
  /** Target of the logo's return link. */
  partnerReturnUrl: z.optional(page),
  /** The privacy notice, linked in the footer and where a visitor agrees to something. */
  privacyUrl: page,
  /** The terms of use, linked in the same places. */
  termsUrl: page,
  /** Target of the footer's "Your privacy choices". */
  privacyChoicesUrl: z.optional(page),
  /** The page that says how quotes are ordered, linked beside them and in the footer. */
  howWeRankUrl: z.optional(page),
  /** Menu link: about the partner. */
  aboutUrl: z.optional(page),
  /** Menu link: how quotes are made. */
  howItWorksUrl: z.optional(page),
  /** Target of "Sign in". Without it, only the event `iq-sign-in` tells the host. */
  signInUrl: z.optional(page),
  /** Menu link for signed-in visitors. */
  dashboardUrl: z.optional(page),
  /** Menu link for signed-in visitors. */
  profileUrl: z.optional(page),
  /** Target of "View where we're currently located". */
  locationsUrl: page,
  /** A local agent's page, which a case that needs one opens; without it, `locationsUrl`. */
  localAgentUrl: z.optional(page),
  /** The hosted page that the loader links to when the widget can't run. */
  hostedUrl: page,
};

/** An entry of the partner's line list; only those with the lead path "ui" count. */
const lineEntry = z.object({ insuranceLineType: shortText, leadPath: shortText, include: z.boolean() });

/**
 * `{partner}/config.json` of the content network. The schema is strict where a mistake would mislead or endanger a visitor,
 * and ignores unknown keys, so that content can be newer than the widget.
 */
export const partnerConfigSchema = z.object({
  /** The folder's name, and the tag's `partner`. */
  id: shortText,
  /** The name that visitors read. */
  name: shortText,
  /** Identifies the partner and its allowed origins to the API; publishable, not a secret. */
  publishableKey: z.string().check(z.regex(/^pk_[a-z0-9_]+$/)),

  /** Sent with each lead, unless the page's address names an agent. */
  agentId: z.optional(shortText),
  /** Sent with each lead, unless the page's address names a location. */
  locationId: z.optional(shortText),
  /** The partner's own note of where it is. Neither the widget nor the service reads it. */
  location: z.optional(shortText),
  /** Sent with each lead. */
  organizationGuid: z.optional(shortText),
  /** The partner's name for the service that e-mails quotes, if that isn't its id. */
  customPrivateLabelPartner: z.optional(z.string().check(z.regex(/^[\w-]{1,64}$/))),
  /** Answered by `GET /v1/partners/{partnerId}`; the widget doesn't read it. */
  hubEpiclookupcode: z.optional(shortText),
  /** Answered by `GET /v1/partners/{partnerId}`; the widget doesn't read it. */
  partnerStatusType: z.optional(shortText),

  /** In display form: (800) 555-0142. */
  tollFreeNumber: z.string().check(z.regex(/^\(\d{3}\) \d{3}-\d{4}$/)),
  /** Without it, the two flags below decide, as in older files. */
  partnerAppMode: z.optional(z.enum(partnerModes)),
  /** The mode `private-label` in older files. */
  isPrivateLabel: flag,
  /** The mode `cobrand` in older files. */
  cobranding: flag,
  /** The company beside the partner in the mode `cobrand`; not published in any other. */
  cobrandName: z.optional(shortText),
  /** Shows the footer's disclaimer in the mode `cobrand`. */
  cobrandDisclaimer: z._default(z.boolean(), true),
  /** The lines on offer: those with `include` and the lead path `ui`. Without the list, every line but `other`. */
  partnerInsuranceLineType: z.optional(z.array(lineEntry)),

  ...links,
  /** Origins, besides that of `partnerReturnUrl`, that a referral's return link may have. */
  returnOrigins: z.optional(z.array(page)),
  /** Pages with another address in another language: { "es": { "privacyUrl": … } }. */
  linksIn: z.optional(z.partialRecord(z.enum(languages), z.partial(z.object(links)))),

  /** Without a logo, the name is shown instead. */
  logo: z.optional(logo),
  /** A mark at the foot of the widget. */
  watermark: z.optional(image),
  /** Published with the content, for pages of the partner's own. The widget never sets a page's icon. */
  favicon: z.optional(image),
  /** The picture beside a line's first question, in windows with room for it. */
  hero: z.optional(image),
  /** Icons by line slug that differ from the shared ones. */
  productIcons: z._default(z.record(z.string(), image), {}),

  /** Fonts that pages load from the partner's folder. Those that the theme doesn't name aren't fetched. */
  fonts: z.optional(z.array(font)),

  /** The scheme of a tag without the attribute `color-scheme`: light, or the visitor's preference. */
  colorScheme: z._default(z.enum(["light", "auto"]), "light"),
  /** Languages that visitors can choose from; the page decides which one they begin with. */
  languages: z._default(z.array(z.enum(languages)), [sourceLanguage]),

  /** Hours of a visitor's session, in the browser and at the service. */
  sessionHours: z._default(z.int().check(z.gte(sessionHours.usual), z.lte(sessionHours.max)), sessionHours.usual),

  /** Asks for the address in separate fields; visitors can search for it instead. */
  startInManualMode: flag,

  /** Each is off unless it is `true` here. */
  flags: z._default(flags, z.parse(flags, {})),
  /** Flags that differ by state: { "FL": { "honeyQuote": true } }. */
  flagsIn: z._default(z.record(z.string(), z.record(z.string(), z.boolean())), {}),
  /** `false` stops the events that the widget sends to the quote service. */
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
export type PartnerFont = z.infer<typeof font>;
