import { isSameCompany } from "./isSameCompany";

export const partnerModes = ["standard", "private-label", "cobrand"] as const;
type PartnerMode = (typeof partnerModes)[number];

interface Asked {
  readonly partnerAppMode?: PartnerMode | undefined;
  readonly isPrivateLabel?: boolean | undefined;
  readonly cobranding?: boolean | undefined;
}

/** The settings in a partner's config that decide whose brand is shown. */
export interface Labelled extends Asked {
  readonly name: string;
  readonly cobrandName?: string | undefined;
  readonly flags: { readonly privateLabel: boolean };
}

/** The mode that a config asks for, by its name or by the flags of older files. */
export const askedMode = ({ partnerAppMode, isPrivateLabel, cobranding }: Asked): PartnerMode =>
  partnerAppMode ?? (isPrivateLabel ? "private-label" : cobranding ? "cobrand" : "standard");

/** The mode in effect: private label needs its flag, and without it the page is a standard one. */
export function appMode(config: Labelled): PartnerMode {
  const asked = askedMode(config);
  return asked === "private-label" && !config.flags.privateLabel ? "standard" : asked;
}

/**
 * Returns the company that is named beside the partner, on its page, in its letters and on its payment page: the co-brand's
 * other name, or on a standard page the operator of the service. A private label has none, and a company isn't named twice.
 */
export function companionOf(config: Labelled, operator: string): string | null {
  const mode = appMode(config);
  const name = mode === "cobrand" ? config.cobrandName : mode === "standard" ? operator : undefined;
  return name === undefined || isSameCompany(name, config.name) ? null : name;
}
