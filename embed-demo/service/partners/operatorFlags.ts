import type { FlagProvider } from "../../flags/flagProvider";
import type { Partners } from "./partners";

/** The flags that the operator has switched for a partner, under those of another provider if there is one. */
export const operatorFlags = ({ byId }: Pick<Partners, "byId">, provider: FlagProvider | null): FlagProvider => ({
  async flagsOf(partner) {
    const switched = await provider?.flagsOf(partner);
    return { everywhere: { ...byId(partner)?.flags, ...switched?.everywhere }, byState: switched?.byState ?? {} };
  },
});
