export interface Partner {
  id: string;
  /** Publishable: it names the partner in a page's source, and works only from the partner's origins. */
  key: string;
  /** Where its content lies; the demo's own where none is given. */
  folder?: string;
}

/** The partners of the demo. What else there is to say of them is in their content. */
export const partners: Partner[] = [
  { id: "default", key: "pk_default_demo" },
  { id: "auvane", key: "pk_auvane_demo" },
  { id: "prairie-lantern", key: "pk_prairie_lantern_demo" },
];

/** Lets further partners call from now on, each once: those whose folders came while the demo ran. */
export function admit(further: readonly Partner[]): void {
  for (const partner of further) {
    const at = partners.findIndex(({ id }) => id === partner.id);
    partners.splice(at < 0 ? partners.length : at, at < 0 ? 0 : 1, partner);
  }
}

export const partnerByKey = (key: string): Partner | undefined => partners.find((partner) => partner.key === key);
export const partnerById = (id: string): Partner | undefined => partners.find((partner) => partner.id === id);
