import type { Shaped } from "../kernel/shape";
import { array, boolean, number, object, oneOf, optional, parse, record, string, withDefault } from "../kernel/shape";

/** Absolute and http(s): a `javascript:` address in a partner's file must never become a link. */
const page = string(/^https?:\/\/[^\s"'<>\\]+$/);

/** Lives in the partner's own folder, so a config file can't make a host page load images from elsewhere. */
const image = object({
  src: string(/^(?:[\w-]+\/)*[\w-]+\.(?:svg|png|webp|avif|jpg|ico)$/),
  /** Pixels, so that the image's space is reserved before it arrives. */
  width: number,
  height: number,
});

const shortText = string(/^[^]{1,120}$/);
const flag = withDefault(boolean, false);

/** Off unless a partner turns it on (spec §1). */
const flags = object({
  bundling: flag,
  honeyQuote: flag,
  life: flag,
  privateLabel: flag,
  priorBodilyInjury: flag,
  motorcycleLoading: flag,
  motorcyclePriorBodilyInjury: flag,
  motorcycleBundling: flag,
});

/** An entry of the partner's line list; only those whose lead path is "ui" count (spec §3). */
const lineEntry = object({ insuranceLineType: shortText, leadPath: shortText, include: boolean });

/**
 * `{partner}/config.json` of the content network (spec §1, §3, §7). Strict where a mistake would mislead or endanger a visitor,
 * silent about keys that it doesn't know, so that content may run ahead of the widget.
 */
export const partnerConfigSchema = object({
  id: shortText,
  name: shortText,
  /** Names the partner and its allowed origins to the API (decision 59); publishable, not a secret. */
  publishableKey: string(/^pk_[a-z0-9_]+$/),

  agentId: optional(shortText),
  locationId: optional(shortText),
  location: optional(shortText),
  organizationGuid: optional(shortText),
  customPrivateLabelPartner: optional(shortText),
  hubEpiclookupcode: optional(shortText),
  partnerStatusType: optional(shortText),

  /** As shown: (800) 555-0142. */
  tollFreeNumber: string(/^\(\d{3}\) \d{3}-\d{4}$/),
  partnerAppMode: withDefault(oneOf("standard", "private-label", "cobrand"), "standard"),
  cobranding: flag,
  /** Off for the car maker only (spec §1). */
  cobrandDisclaimer: withDefault(boolean, true),
  partnerInsuranceLineType: optional(array(lineEntry)),

  /** Where the logo's return link leads. */
  partnerReturnUrl: optional(page),
  privacyUrl: page,
  termsUrl: page,
  privacyChoicesUrl: optional(page),
  howWeRankUrl: optional(page),
  /** Target of "View where we're currently located" (decision 74). */
  locationsUrl: page,
  localAgentUrl: optional(page),
  /** The hosted page that the loader links to when the widget can't run. */
  hostedUrl: page,

  /** Without one the name stands in its place. */
  logo: optional(image),
  watermark: optional(image),
  favicon: optional(image),
  hero: optional(image),
  /** By line slug, where the brand's icons differ from the shared ones. */
  productIcons: withDefault(record(image), {}),

  flags: withDefault(flags, parse(flags, {})),
  analytics: withDefault(boolean, true),

  /** Shown in the footer at the size of its other text (CA Ins. Code §1725.5, §1726). */
  licensing: object({
    agency: shortText,
    npn: string(/^\d{1,10}$/),
    licenses: array(object({ state: string(/^[A-Z]{2}$/), number: shortText })),
  }),
  /** Stored with each consent receipt next to the hash of its text (47 CFR 64.1200). */
  consentVersion: shortText,
});

export type PartnerConfig = Shaped<typeof partnerConfigSchema>;
export type PartnerImage = Shaped<typeof image>;
export type PartnerFlag = keyof PartnerConfig["flags"];
