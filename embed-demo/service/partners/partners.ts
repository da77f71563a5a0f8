export interface Partner {
  id: string;
  /** Publishable: it identifies the partner in a page's source, and works only from the partner's origins. */
  key: string;
  /** The folder of its content; the demo's own by default. */
  folder?: string;
  /** The addresses that the events of its leads are sent to; none by default. */
  webhooks?: readonly WebhookAddress[];
}

/** An address of a partner's own system. */
export interface WebhookAddress {
  readonly url: string;
  /** Signs each call: `whsec_` and 24 to 64 random bytes in base64. */
  readonly secret: string;
}

/** The partners of the demo. Their content has everything else about them. */
export const partners: Partner[] = [
  { id: "default", key: "pk_default_demo" },
  { id: "auvane", key: "pk_auvane_demo" },
  { id: "prairie-lantern", key: "pk_prairie_lantern_demo" },
];

/** Lets further partners call from now on: those whose folders appeared while the demo ran. Ignores known ones. */
export function admit(further: readonly Partner[]): void {
  for (const partner of further) {
    const at = partners.findIndex(({ id }) => id === partner.id);
    partners.splice(at < 0 ? partners.length : at, at < 0 ? 0 : 1, partner);
  }
}

export const partnerByKey = (key: string): Partner | undefined => partners.find((partner) => partner.key === key);
export const partnerById = (id: string): Partner | undefined => partners.find((partner) => partner.id === id);
