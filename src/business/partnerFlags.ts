/** The flags of a partner's config, each off by default. Config, flow conditions and their tests take the names from here. */
export const partnerFlags = [
  "bundling",
  "scan",
  "honeyQuote",
  "life",
  "privateLabel",
  "priorBodilyInjury",
  "motorcycleLoading",
  "motorcyclePriorBodilyInjury",
  "motorcycleBundling",
  "switcher",
  "localContent",
] as const;
export type PartnerFlag = (typeof partnerFlags)[number];
