export interface Partner {
  id: string;
  /** Publishable: it names the partner in a page's source, and works only from the partner's origins. */
  key: string;
  /** Where its content lies; the demo's own where none is given. */
  folder?: string;
}

/** The partners of the demo. What else there is to say of them is in their content. */
export const partners: readonly Partner[] = [
  { id: "default", key: "pk_default_demo" },
  { id: "auvane", key: "pk_auvane_demo" },
  { id: "prairie-lantern", key: "pk_prairie_lantern_demo" },
];

export const partnerById = (id: string): Partner | undefined => partners.find((partner) => partner.id === id);
