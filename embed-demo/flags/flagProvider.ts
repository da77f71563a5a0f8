import { partnerFlags, type PartnerFlag } from "../../src/business/partnerFlags";

/** What can be switched from outside, each for a partner and a state. */
export const flagNames = partnerFlags;

/** Whom it is about. Without a state: before a visitor has said where it is. */
export interface FlagContext {
  readonly partner: string;
  /** Two letters. */
  readonly state?: string;
}

/** Values by flag. One that nothing is said about is left out: the partner's config decides. */
export type Flags = Readonly<Partial<Record<PartnerFlag, boolean>>>;

/** Where flags come from. Never rejects: a page without flags would be worse than one with yesterday's. */
export interface FlagProvider {
  evaluate(context: FlagContext): Promise<Flags>;
}
