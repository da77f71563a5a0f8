import { usStates } from "../../src/business/stateNames";
import type { FlagProvider, Flags } from "./flagProvider";

/** What is switched for a partner: everywhere, and what a state has differently. */
export interface SwitchedFlags {
  readonly everywhere: Flags;
  readonly byState: Readonly<Record<string, Flags>>;
}

/** Every flag of a partner, in every state: a page reads them with the partner's content, and asks for none by itself. */
export async function partnerFlagsOf(provider: FlagProvider, partner: string): Promise<SwitchedFlags> {
  const everywhere = await provider.evaluate({ partner });
  const inStates = await Promise.all(usStates.map(async ({ code }) => [code, await provider.evaluate({ partner, state: code })] as const));
  const different = inStates.flatMap(([code, flags]) => {
    const own = Object.entries(flags).filter(([name, value]) => everywhere[name as keyof Flags] !== value);
    return own.length > 0 ? [[code, Object.fromEntries(own)] as const] : [];
  });
  return { everywhere, byState: Object.fromEntries(different) };
}

/** A config with what is switched from outside in place of its own. */
export function withFlags<Config extends { readonly flags: object; readonly flagsIn: object }>(config: Config, { everywhere, byState }: SwitchedFlags): Config {
  return { ...config, flags: { ...config.flags, ...everywhere }, flagsIn: { ...config.flagsIn, ...byState } };
}
