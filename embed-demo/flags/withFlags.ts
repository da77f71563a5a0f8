import type { SwitchedFlags } from "./flagProvider";

/** A config with what is switched from outside in place of its own. */
export function withFlags<Config extends { readonly flags: object; readonly flagsIn: object }>(config: Config, { everywhere, byState }: SwitchedFlags): Config {
  return { ...config, flags: { ...config.flags, ...everywhere }, flagsIn: { ...config.flagsIn, ...byState } };
}
