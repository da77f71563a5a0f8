import type { FlagProvider, SwitchedFlags } from "./flagProvider";

/** Milliseconds for which a partner's flags are cached. */
const hold = 60_000;

/** Requests a partner's flags at most once a minute, for its pages, e-mails and payments together. */
export function heldFlags({ flagsOf }: FlagProvider): FlagProvider {
  const held = new Map<string, { readonly until: number; readonly flags: Promise<SwitchedFlags> }>();
  return {
    flagsOf(partner) {
      const before = held.get(partner);
      if (before && performance.now() < before.until) return before.flags;
      const flags = flagsOf(partner);
      held.set(partner, { until: performance.now() + hold, flags });
      return flags;
    },
  };
}
