import { partnerFlags, type PartnerFlag } from "../../src/business/partnerFlags";

/** What can be switched from outside, each for a partner and a state. */
export const flagNames = partnerFlags;

/** Values by flag. One that nothing is said about is left out: the partner's config decides. */
export type Flags = Readonly<Partial<Record<PartnerFlag, boolean>>>;

/** What is switched for a partner: everywhere, and what a state has differently, by its two letters. */
export interface SwitchedFlags {
  readonly everywhere: Flags;
  readonly byState: Readonly<Record<string, Flags>>;
}

/** Where flags come from. Never rejects: a page without flags would be worse than one with yesterday's. */
export interface FlagProvider {
  flagsOf(partner: string): Promise<SwitchedFlags>;
}
