declare module "caniuse-lite" {
  interface Feature {
    /** By browser, then by version: "y" if it has the feature. */
    readonly stats: Readonly<Record<string, Readonly<Record<string, string>>>>;
  }
  export const features: Readonly<Record<string, string>>;
  export function feature(packed: string): Feature;
}
