import type { SwitchedFlags } from "./flagProvider";

/** A config with its flags overridden by those switched from outside. */
export function withFlags<Config extends { readonly flags: object; readonly flagsIn: object }>(config: Config, { everywhere, byState }: SwitchedFlags): Config {
  return { ...config, flags: { ...config.flags, ...everywhere }, flagsIn: { ...config.flagsIn, ...byState } };
}
