import { partnerFlags, type PartnerFlag } from "../../src/business/partnerFlags";

/** Flags that can be switched from outside, per partner and state. */
export const flagNames = partnerFlags;

/** Values by flag. Flags without a value are left out: the partner's config decides them. */
export type Flags = Readonly<Partial<Record<PartnerFlag, boolean>>>;

/** The switched flags of a partner: values for all states, and differing ones by the state's two letters. */
export interface SwitchedFlags {
  readonly everywhere: Flags;
  readonly byState: Readonly<Record<string, Flags>>;
}

/** A source of flags. Never rejects: a page without flags would be worse than one with yesterday's. */
export interface FlagProvider {
  flagsOf(partner: string): Promise<SwitchedFlags>;
}
